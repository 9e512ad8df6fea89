import { countries, countryNamed } from '@afc/contract/countries';
import type { PersonSubmission } from '@afc/contract/person';
import { nameKey } from '@afc/screening/comparable';
import type { ProviderHit } from '@afc/screening/names/screen-person';
import { nameAndDateBirthKey } from '@afc/screening/rules/date-of-birth';
import type { ProviderFinding } from '@afc/screening/screen';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** What the loaded lists say about a person; null when none is loaded or there is no name to look for. */
export async function providerFindings(
  context: Context,
  person: PersonSubmission,
  petitionId: string | null,
): Promise<ProviderFinding[] | null> {
  const lists = context.names.lists();
  if (lists.length === 0) return null;
  if (nameKey(person.firstname, person.lastname) === '') return [];
  const hits = await context.names.screen({
    firstname: person.firstname,
    lastname: person.lastname,
    ...(person.dateBirth ? { dateBirth: person.dateBirth } : {}),
    ...(person.docId ? { docId: person.docId } : {}),
    ...nationalityOf(person),
  });
  const dismissed = await dismissedHits(context.db, person, petitionId);
  return hits
    .filter(({ list, reference, entryFingerprint }) => !dismissed.has(key(list ?? '', reference, entryFingerprint)))
    .map((hit) =>
      findingOf(
        hit,
        lists.find(({ list_name }) => list_name === hit.list),
      ),
    );
}

function nationalityOf({ countryNationalityName }: PersonSubmission): { nationality?: string } {
  const country = countryNamed(countryNationalityName);
  return country ? { nationality: country.ALFA_2 } : {};
}

const key = (list: string, reference: string, fingerprint: string) => JSON.stringify([list, reference, fingerprint]);

/** Entries that staff judged not to be this person, and that have not changed since. */
async function dismissedHits(db: Queryable, person: PersonSubmission, petitionId: string | null): Promise<Set<string>> {
  const personKey = nameAndDateBirthKey(person.firstname, person.lastname, person.dateBirth);
  const rows = await db.query<{ list: string; reference: string; entry_digest: string }>(sql`
    select list, reference, entry_digest from dismissed_hits
    where petition_id = ${petitionId} or name_date_birth_key = ${personKey || null}`);
  return new Set(rows.map(({ list, reference, entry_digest }) => key(list, reference, entry_digest)));
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

const nameByCode = new Map(countries.map(({ ALFA_2, NAME_EN }) => [ALFA_2, NAME_EN]));

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
    countryNationalityName: entity.nationalities.map((code) => nameByCode.get(code)).find((found) => found) ?? '',
    docExpireAt: '',
    docId: agreed('docId')?.entry ?? entity.documents[0]?.number ?? '',
    docType: '',
  };
}
