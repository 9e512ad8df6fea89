import { countryNamed, countryOfCode } from '@afc/contract/countries';
import type { PersonSubmission } from '@afc/contract/person';
import { nameKey } from '@afc/screening/comparable';
import type { ProviderHit, ScreeningSubject } from '@afc/screening/names/screen-person';
import { nameAndDateBirthKey } from '@afc/screening/rules/date-of-birth';
import type { ProviderFinding } from '@afc/screening/screen';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface PersonOnLists {
  readonly person: PersonSubmission;
  readonly petitionId: string | null;
}

export interface OnLists {
  /** Of each person, in their order, those that staff dismissed included; null when no list is loaded. */
  readonly found: readonly (readonly ProviderFinding[])[] | null;
  /** The versions of the lists that were searched. */
  readonly versions: readonly number[];
}

/** What the loaded lists say about people. Nobody is looked for who has neither a name nor a document. */
export async function findOnLists(
  { names }: Pick<Context, 'names'>,
  people: readonly PersonSubmission[],
): Promise<OnLists> {
  const known = people.filter(({ firstname, lastname, docId }) => docId !== '' || nameKey(firstname, lastname) !== '');
  for (;;) {
    const lists = names.lists();
    const versions = lists.map(({ id }) => id);
    if (lists.length === 0) return { found: null, versions };
    const hits = await names.screenMany(known.map(subjectOf));
    // Another index took its place meanwhile.
    if (names.lists() !== lists) continue;
    const versionByName = new Map(lists.map((version) => [version.list_name, version]));
    const found = new Map(
      known.map((person, i) => [
        person,
        (hits[i] ?? []).map((hit) => findingOf(hit, versionByName.get(hit.list ?? ''))),
      ]),
    );
    return { found: people.map((person) => found.get(person) ?? []), versions };
  }
}

function subjectOf(person: PersonSubmission): ScreeningSubject {
  return {
    firstname: person.firstname,
    lastname: person.lastname,
    ...(person.dateBirth ? { dateBirth: person.dateBirth } : {}),
    ...(person.docId ? { docId: person.docId } : {}),
    ...nationalityOf(person),
  };
}

export interface ProviderFindings {
  /** null: no list is loaded. */
  readonly findings: readonly ProviderFinding[] | null;
  readonly versions: readonly number[];
}

/** What the loaded lists say about one person, without what staff dismissed. */
export async function providerFindings(context: Context, one: PersonOnLists): Promise<ProviderFindings> {
  const { found, versions } = await findOnLists(context, [one.person]);
  if (!found) return { findings: null, versions };
  const isDismissed = await findDismissed(context.db, [one]);
  return { findings: (found[0] ?? []).filter((finding) => !isDismissed(one, finding)), versions };
}

function nationalityOf({ countryNationalityName }: PersonSubmission): { nationality?: string } {
  const country = countryNamed(countryNationalityName);
  return country ? { nationality: country.ALFA_2 } : {};
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts);

type IsDismissed = (one: PersonOnLists, finding: ProviderFinding) => boolean;

/** Entries that staff judged not to be one of these people, and that have not changed since. What a document or a date
 * of birth confirms was never theirs to judge. */
export async function findDismissed(db: Queryable, people: readonly PersonOnLists[]): Promise<IsDismissed> {
  if (people.length === 0) return () => false;
  const personKey = ({ person }: PersonOnLists) =>
    nameAndDateBirthKey(person.firstname, person.lastname, person.dateBirth);
  const rows = await db.query<DismissedRow>(sql`
    select petition_id, name_date_birth_key, list, reference, entry_digest from dismissed_hits
    where petition_id = any(${people.flatMap(({ petitionId }) => petitionId ?? [])}::uuid[])
      or name_date_birth_key = any(${people.map(personKey).filter((text) => text !== '')}::text[])`);
  const dismissed = new Set(
    rows.flatMap(({ petition_id, name_date_birth_key, list, reference, entry_digest }) =>
      [petition_id, name_date_birth_key].map((who) => key(who, list, reference, entry_digest)),
    ),
  );
  return (one, { reason, provider: { list, reference }, entryFingerprint = '' }) =>
    reason === 'providerName' &&
    [one.petitionId, personKey(one) || null].some(
      (who) => who !== null && dismissed.has(key(who, list, reference, entryFingerprint)),
    );
}

interface DismissedRow {
  petition_id: string;
  name_date_birth_key: string | null;
  list: string;
  reference: string;
  entry_digest: string;
}

function reasonOf({ verdict, evidence }: ProviderHit): ProviderFinding['reason'] {
  if (verdict === 'consider') return 'providerName';
  const byDocument = evidence.some(({ field, verdict: says }) => field === 'docId' && says === 'agrees');
  return byDocument ? 'providerDocument' : 'providerNameAndDateBirth';
}

function findingOf(
  hit: ProviderHit,
  version: { version: number; list_date: string | null } | undefined,
): ProviderFinding {
  return {
    reason: reasonOf(hit),
    score: hit.score,
    threshold: hit.threshold,
    entryFingerprint: hit.entryFingerprint,
    provider: {
      engine: 'AFC',
      list: hit.list ?? '',
      version: version?.version ?? null,
      listDate: version?.list_date ?? null,
      reference: hit.reference,
      matchedName: hit.matchedName,
      nameStrength: hit.strength,
      nameScore: hit.nameScore,
      programmes: [...hit.entity.programmes],
      alignment: hit.alignment.map(({ subject, entry, how }) => ({ subject, entry, how })),
    },
    fields: hit.evidence.map(({ field, verdict, subject, entry }) => ({ field, verdict, subject, entry })),
    entry: entryOf(hit),
  };
}

/** The entry as far as it fits into the fields of a person. */
function entryOf({ entity, matchedName, evidence }: ProviderHit): PersonSubmission {
  const name = entity.names.find(({ text }) => text === matchedName);
  const agreed = (field: string) => evidence.find((one) => one.field === field && one.verdict === 'agrees');
  const born = entity.birthDates.filter(({ precision }) => precision === 'day').map(({ from }) => from);
  const subjectBorn = agreed('dateBirth')?.subject ?? '';
  return {
    firstname: name?.given ?? '',
    lastname: name?.family ?? (name?.given ? '' : matchedName),
    email: '',
    dateBirth: born.includes(subjectBorn) ? subjectBorn : (born[0] ?? ''),
    countryResidenceName: '',
    countryNationalityName: entity.nationalities.map(countryOfCode).find(Boolean)?.NAME_EN ?? '',
    docExpireAt: '',
    docId: agreed('docId')?.entry ?? entity.documents[0]?.number ?? '',
    docType: '',
  };
}
