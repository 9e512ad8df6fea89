import { messages } from '@afc/contract/all-messages';
import { failureMessages, type Language } from '@afc/contract/messages';
import type { Petition, PetitionList } from '@afc/contract/petition';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type AskedPage, listPage, type RecordList } from '../records/list-page.ts';
import { presentChecks } from '../records/present-checks.ts';
import type { PictureNeeds } from '../records/present-pictures.ts';
import { presentPictures } from '../records/present-pictures.ts';
import { findPetition, findPetitions, type PetitionWithPerson } from '../records/store.ts';

/** What reads petitions and shows their pictures. */
export interface PetitionNeeds extends PictureNeeds {
  readonly db: Database;
}

/** One page of petitions, in the order of the list. */
export async function presentPetitionPage(
  needs: PetitionNeeds,
  list: RecordList,
  asked: AskedPage,
  language: Language,
): Promise<z.output<typeof PetitionList>> {
  const { totalResults, ids } = await listPage(needs.db, list, asked);
  const rows = await findPetitions(needs.db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const resultList = ids.flatMap((id): Petition[] => {
    const row = byId.get(id);
    if (!row) return []; // removed a moment ago
    return [presentPetition(needs, row, language)];
  });
  return { totalResults, resultList };
}

export async function presentOnePetition(
  needs: PetitionNeeds,
  id: string,
  language: Language,
): Promise<Petition | undefined> {
  const row = await findPetition(needs.db, id);
  return row && presentPetition(needs, row, language);
}

function presentPetition(needs: PictureNeeds, row: PetitionWithPerson, language: Language): Petition {
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
    pictures: presentPictures(needs, row),
  };
}
