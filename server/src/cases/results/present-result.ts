import { setImmediate } from 'node:timers/promises';
import { maxMatchesInList } from '@afc/contract/limits';
import type { Language } from '@afc/contract/messages';
import type { ResultListRequest } from '@afc/contract/petition';
import type { Match, Result } from '@afc/contract/result';
import type { Registered } from '@afc/screening/record';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { keptUntil } from '../records/kept-since.ts';
import { listPage, type RecordList } from '../records/list-page.ts';
import { presentChecks } from '../records/present-checks.ts';
import type { PictureNeeds } from '../records/present-pictures.ts';
import { presentPictures } from '../records/present-pictures.ts';
import { findPetitions, type PetitionWithPerson, personOf } from '../records/store.ts';
import { findMatches, type MatchRow } from './match-store.ts';
import { presentMatch } from './present-match.ts';
import { findResults, type ResultRow } from './store.ts';

/** What reads results, and shows their pictures and for how long they are kept. */
export interface ResultNeeds extends PictureNeeds {
  readonly config: Config;
  readonly db: Database;
}

const presentedAtOnce = 10;

/** The only way a result leaves the server. In the order of the ids; what is not processed is left out. */
async function presentResults(
  needs: ResultNeeds,
  ids: readonly string[],
  language: Language,
  mostMatches?: number,
): Promise<Result[]> {
  const { db } = needs;
  const rows = await findResults(db, ids);
  const matched = rows.filter(({ match_count }) => match_count > 0).map(({ id }) => id);
  const matches = await findMatches(db, matched, mostMatches);
  const others = await findPetitions(db, [...new Set(matches.flatMap(({ record_id }) => record_id ?? []))]);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const recordById = new Map(others.map((row) => [row.id, row]));
  const matchesById = new Map<string, MatchRow[]>(matched.map((id) => [id, []]));
  for (const match of matches) matchesById.get(match.petition_id)?.push(match);
  const results: Result[] = [];
  for (const [index, id] of ids.entries()) {
    // A hundred people may have a thousand matches: others are answered in between.
    if (index > 0 && index % presentedAtOnce === 0) await setImmediate();
    const row = rowById.get(id);
    if (!row) continue;
    const matchList = presentMatches(needs, row, matchesById.get(id) ?? [], recordById);
    results.push(presentResult(needs, row, matchList, language));
  }
  return results;
}

function presentMatches(
  needs: PictureNeeds,
  row: ResultRow,
  matches: readonly MatchRow[],
  recordById: ReadonlyMap<string, PetitionWithPerson>,
): Match[] {
  const subject: Registered = { ...personOf(row), registryDate: row.registered_at.toISOString() };
  return matches.map((match) => {
    const record = match.record_id === null ? undefined : recordById.get(match.record_id);
    return presentMatch(subject, match, record && { row: record, pictures: presentPictures(needs, record) });
  });
}

function presentResult(needs: ResultNeeds, row: ResultRow, matchList: Match[], language: Language): Result {
  const pictures = presentPictures(needs, row);
  const fields = {
    _id: row.id,
    userId: row.user_id,
    kind: row.kind,
    version: row.version,
    registryDate: row.registered_at.toISOString(),
    resultStatus: row.result_status,
    source: row.source,
    matchCount: row.match_count,
    matchList,
    entriesLeftOut: row.entries_left_out,
    pictureS3Key: row.pictures[0]?.key ?? '',
    pictureURLs: pictures.map(({ url }) => url),
    pictures,
    countryNationalityNameWarn: row.country_nationality_name_warn,
    countryResidenceNameWarn: row.country_residence_name_warn,
    docExpireAtWarn: row.doc_expire_at_warn,
    dateBirthWarn: row.date_birth_warn,
    emailMatch: row.email_match,
    kycReasons: row.kyc_reasons,
    checksNotRun: presentChecks(row.checks_not_run, language),
    sample: row.sample,
    keptUntil: keptUntil(needs.config.retention, row)?.toISOString() ?? null,
    policyVersion: row.policy_version,
  };
  // Assigned, not spread: to spread into so many fields costs fifty times more.
  return Object.assign(fields, personOf(row));
}

export async function presentOneResult(
  needs: ResultNeeds,
  id: string,
  language: Language,
): Promise<Result | undefined> {
  return isId(id) ? (await presentResults(needs, [id], language))[0] : undefined;
}

/** With the strongest matches of each: somebody may have dozens, and a page of such people would be megabytes. */
export async function presentResultPage(
  needs: ResultNeeds,
  list: RecordList,
  asked: ResultListRequest,
  language: Language,
) {
  const { totalResults, ids } = await listPage(needs.db, list, asked);
  return { totalResults, resultList: await presentResults(needs, ids, language, maxMatchesInList) };
}
