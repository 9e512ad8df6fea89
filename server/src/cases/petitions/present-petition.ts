import { messages } from '@afc/contract/all-messages';
import { failureMessages, type Language } from '@afc/contract/messages';
import type { Petition, PetitionList } from '@afc/contract/petition';
import type { z } from 'zod';
import type { Context } from '../../start/services/context.ts';
import { type AskedPage, listPage, type RecordList } from '../records/list-page.ts';
import { presentChecks } from '../records/present-checks.ts';
import { presentPictures } from '../records/present-pictures.ts';
import { findPetition, findPetitions, type PetitionWithPerson } from '../records/store.ts';

/** One page of petitions, in the order of the list. */
export async function presentPetitionPage(
  context: Context,
  list: RecordList,
  asked: AskedPage,
  language: Language,
): Promise<z.output<typeof PetitionList>> {
  const { totalResults, ids } = await listPage(context.db, list, asked);
  const rows = await findPetitions(context.db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const resultList = ids.flatMap((id): Petition[] => {
    const row = byId.get(id);
    if (!row) return []; // removed a moment ago
    return [presentPetition(context, row, language)];
  });
  return { totalResults, resultList };
}

export async function presentOnePetition(
  context: Context,
  id: string,
  language: Language,
): Promise<Petition | undefined> {
  const row = await findPetition(context.db, id);
  return row && presentPetition(context, row, language);
}

function presentPetition(context: Context, row: PetitionWithPerson, language: Language): Petition {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    registryDate: row.registered_at.toISOString(),
    status: row.status,
    kind: row.kind,
    resultStatus: row.result_status,
    checksNotRun: presentChecks(row.checks_not_run, language),
    failureReason: row.failure_reason,
    failureMessage: row.failure_reason ? messages[language][failureMessages[row.failure_reason]] : '',
    pictures: presentPictures(context, row),
  };
}
