import { comparedPicture } from '@afc/contract/compared-picture';
import type { Language } from '@afc/contract/messages';
import type { Picture, PictureSize } from '@afc/contract/picture';
import { type HistoryEntry, Result } from '@afc/contract/result';
import type { Logger } from 'pino';
import { recordEvent } from '../../accounts/audit/store.ts';
import { presentHistory } from '../../cases/results/history.ts';
import type { ResultNeeds } from '../../cases/results/present-result.ts';
import { presentOneResult } from '../../cases/results/present-result.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { storedName } from '../../platform/images/picture-key.ts';
import type { PolicyNeeds } from '../overview/present-policy.ts';
import { presentPolicy } from '../overview/present-policy.ts';
import type { ReportRenderer } from './create-report-renderer.ts';
import type { ReportDecision, ReportInput, ReportPictures } from './report-input.ts';

/** What makes the report of a result. */
export interface ReportNeeds extends ResultNeeds, PolicyNeeds {
  readonly images: ImageStore;
  readonly log: Logger;
  readonly reports: ReportRenderer;
}

export interface ReportRequest extends Asking {
  readonly masked: boolean;
  readonly language: Language;
}

/** Makes the report of a result as it is at one moment: where it changes while all of it is read, that is read again. */
export async function makeReport(needs: ReportNeeds, id: string, request: ReportRequest): Promise<Buffer> {
  for (;;) {
    const input = await readInput(needs, id, request);
    const auditReference = await noteReport(needs, input.result, request);
    if (auditReference) return needs.reports.render({ ...input, auditReference });
  }
}

async function readInput(
  needs: ReportNeeds,
  id: string,
  { masked, language }: ReportRequest,
): Promise<Omit<ReportInput, 'auditReference'>> {
  const result = await presentOneResult(needs, id, language);
  if (!result) throw new AppError('notFound');
  const { resultList: history } = await presentHistory(needs, id);
  return {
    result,
    history,
    decision: lastDecision(history),
    // Only a few spots of colour are shown of a masked picture: the thumbnail is enough.
    pictures: await readPictures(needs, result, masked ? 'thumbnail' : 'main'),
    policy: await presentPolicy(needs),
    generatedAt: needs.now(),
    masked,
    language,
  };
}

/** A person's data leaves with a report, so the trail names who took it. Undefined where the record is another by now. */
function noteReport(
  { db }: { readonly db: Database },
  { _id, version }: Result,
  { actor, requestId, masked }: ReportRequest,
) {
  return db.transaction(async (tx) => {
    const [record] = await tx.query<{ version: number }>(
      sql`select version from petitions where id = ${_id} for share`,
    );
    if (!record) throw new AppError('notFound'); // erased a moment ago
    if (record.version !== version) return undefined;
    return recordEvent(tx, {
      actor,
      requestId,
      action: 'report.generated',
      subjectKind: 'petition',
      subjectId: _id,
      after: { masked },
    });
  });
}

/** History stands newest first. */
function lastDecision(history: readonly HistoryEntry[]): ReportDecision | null {
  const entry = history.find(({ action }) => action === 'result.applied');
  const status = Result.shape.resultStatus.safeParse(entry?.after);
  if (!entry || !status.success) return null;
  return { reviewer: entry.actorName, resultStatus: status.data, comment: entry.comment, at: entry.at };
}

/** Those that the page of the case shows, in its order: whoever reads of photo 2 in one finds it in the other. */
async function readPictures(
  needs: { readonly images: ImageStore; readonly log: Logger },
  result: Result,
  size: PictureSize,
): Promise<ReportPictures> {
  /** A picture that cannot be read is named as such in the report. */
  const read = async ({ key }: Picture) => {
    try {
      return await needs.images.get(storedName(key, size));
    } catch (error) {
      needs.log.warn({ err: error, record: result._id }, 'a report lacks a picture that could not be read');
      return new Uint8Array();
    }
  };
  const ofMatches = result.matchList.flatMap((match) => {
    const picture = comparedPicture(match);
    return picture ? [{ _id: match._id, picture }] : [];
  });
  // All at once: a store that is slow or away holds the report up only once.
  const [subject, matches] = await Promise.all([
    Promise.all(result.pictures.map(read)),
    Promise.all(ofMatches.map(async ({ _id, picture }) => [_id, await read(picture)] as const)),
  ]);
  return { subject, matches: new Map(matches) };
}
