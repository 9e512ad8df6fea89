import { countryNamed, countryOfCode } from '@afc/contract/countries';
import type { PersonSubmission } from '@afc/contract/person';
import { nameKey } from '@afc/screening/comparable';
import type { ProviderHit, ScreeningSubject } from '@afc/screening/names/screen-person';
import type { ProviderFinding } from '@afc/screening/screen';
import { idsOf } from '../../engines/names/list-versions.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import type { Database } from '../../platform/database/database.ts';
import { findDismissed, type PersonOnLists } from '../results/dismissed-hits.ts';

export interface FoundOnLists {
  readonly findings: readonly ProviderFinding[];
  /** How many entries match the person beside these. */
  readonly entriesLeftOut: number;
}

const nothing: FoundOnLists = { findings: [], entriesLeftOut: 0 };

export interface OnLists {
  /** Of each person, in their order, what staff dismissed included; null when no list is loaded. */
  readonly found: readonly FoundOnLists[] | null;
  /** The versions of the lists that were searched. */
  readonly versions: readonly number[];
}

/** What the loaded lists say about people. Nobody is looked for who has neither a name nor a document. */
export async function findOnLists(
  { names }: { readonly names: NameScreening },
  people: readonly PersonSubmission[],
): Promise<OnLists> {
  const known = people.filter(({ firstname, lastname, docId }) => docId !== '' || nameKey(firstname, lastname) !== '');
  for (;;) {
    const lists = names.lists();
    const versions = idsOf(lists);
    if (lists.length === 0) return { found: null, versions };
    const screened = await names.screenMany(known.map(subjectOf));
    // Another index took its place meanwhile.
    if (names.lists() !== lists) continue;
    const versionByName = new Map(lists.map((version) => [version.list_name, version]));
    const found = new Map(
      known.map((person, i): [PersonSubmission, FoundOnLists] => {
        const { hits, leftOut } = screened[i] ?? { hits: [], leftOut: 0 };
        const findings = hits.map((hit) => findingOf(hit, versionByName.get(hit.list ?? '')));
        return [person, { findings, entriesLeftOut: leftOut }];
      }),
    );
    return { found: people.map((person) => found.get(person) ?? nothing), versions };
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
  readonly entriesLeftOut: number;
  readonly versions: readonly number[];
}

/** What the loaded lists say about one person, without what staff dismissed. */
export async function providerFindings(
  needs: { readonly db: Database; readonly names: NameScreening },
  one: PersonOnLists,
): Promise<ProviderFindings> {
  const { found, versions } = await findOnLists(needs, [one.person]);
  if (!found) return { findings: null, entriesLeftOut: 0, versions };
  const isDismissed = await findDismissed(needs.db, [one]);
  const { findings, entriesLeftOut } = found[0] ?? nothing;
  return { findings: findings.filter((finding) => !isDismissed(one, finding)), entriesLeftOut, versions };
}

function nationalityOf({ countryNationalityName }: PersonSubmission): { nationality?: string } {
  const country = countryNamed(countryNationalityName);
  return country ? { nationality: country.ALFA_2 } : {};
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
    entryDigest: hit.entryDigest,
    provider: {
      engine: 'AFC',
      list: hit.list ?? '',
      version: version?.version ?? null,
      listDate: version?.list_date ?? null,
      reference: hit.reference,
      ...(hit.entity.listedAs === undefined ? {} : { listedAs: hit.entity.listedAs }),
      matchedName: hit.matchedName,
      nameStrength: hit.strength,
      nameScore: hit.nameScore,
      programmes: [...hit.entity.programmes],
      ...(hit.entity.remarks === undefined ? {} : { remarks: hit.entity.remarks }),
      alignment: hit.alignment.map(({ subject, entry, how }) => ({ subject, entry, how })),
    },
    fields: [...hit.evidence],
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
