import type { ListEntity } from '@afc/screening/lists/entity';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { areSameVersions, findCurrentVersionIds, idsOf, type VersionRow } from './list-versions.ts';

/** `entities` is JSON: an array of ListEntity. */
export async function insertEntities(
  db: Queryable,
  versionId: number,
  firstPosition: number,
  entities: string,
): Promise<void> {
  await db.query(sql`
    insert into provider_entities (version_id, position, reference, entity)
    select ${versionId}, ${firstPosition}::int + ordinal - 1, item ->> 'reference', item
    from jsonb_array_elements(${entities}::jsonb) with ordinality as items (item, ordinal)`);
}

/** References the old version had and the new one no longer has. */
export async function missingReferences(
  db: Queryable,
  oldVersion: number,
  newVersion: number | null,
): Promise<string[]> {
  // Not a join: PostgreSQL takes a version it has no statistics of for tiny, and would compare each entry with each.
  const rows = await db.query<{ reference: string }>(sql`
    select reference from provider_entities where version_id = ${oldVersion}
    except select reference from provider_entities where version_id = ${newVersion}`);
  return rows.map((row) => row.reference);
}

const batchSize = 2_000;

/** Another version took the place of one whose entries were being read, and those not read yet are gone. */
export class ReplacedMeanwhile extends Error {}

/** The entries of the current lists, in batches, each entry naming its list; all of them, or it fails. */
export async function* entitiesOf(db: Queryable, versions: readonly VersionRow[]): AsyncGenerator<ListEntity[]> {
  for (const { id, list_name } of versions) {
    for (let after = -1; ; ) {
      const rows = await db.query<{ position: number; entity: ListEntity }>(sql`
        select position, entity from provider_entities where version_id = ${id} and position > ${after}
        order by position limit ${batchSize}`);
      const last = rows.at(-1);
      if (!last) break;
      for (const portion of portionsOf(rows.map(({ entity }) => entity)))
        yield portion.map((entity) => ({ ...entity, list: list_name }));
      after = last.position;
    }
  }
  if (!areSameVersions(await findCurrentVersionIds(db), idsOf(versions))) throw new ReplacedMeanwhile();
}

/** Many names at once would hold up both threads, the one that sends them and the one that reads them. */
const namesPerPortion = 10_000;

function* portionsOf(entities: readonly ListEntity[]): Generator<ListEntity[]> {
  let portion: ListEntity[] = [];
  let names = 0;
  for (const entity of entities) {
    portion.push(entity);
    names += entity.names.length;
    if (names < namesPerPortion) continue;
    yield portion;
    portion = [];
    names = 0;
  }
  if (portion.length > 0) yield portion;
}
