import type { ListProof } from '@afc/contract/vocabulary';
import type { ListFiles } from '@afc/screening/lists/list-files';
import type { ImportReport } from '@afc/screening/lists/report';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import { AppError } from '../../platform/base/errors.ts';

type Sized = Pick<VersionRow, 'entities' | 'names'>;
type Dated = Pick<VersionRow, 'format' | 'list_date'>;

/** So many entries may go, whatever share that is: a short list of one's own may lose half of them on purpose. */
const goneUnasked = 10;

/** Refuses files whose checksums are not the ones that their publisher states. */
export async function requireSums(files: ListFiles, given: readonly string[]): Promise<void> {
  const found = new Map<string, string>();
  for (const file of Object.values(files)) found.set(await file.sha256(), file.name);
  const strangers = [...found].flatMap(([sum, name]) => (given.includes(sum) ? [] : [`${name}: ${sum}`]));
  const odd = strangers.length > 0 ? strangers : given.filter((sum) => !found.has(sum));
  if (odd.length > 0) throw new AppError('listChecksum', { values: { odd: odd.join(', ') } });
}

/** The last line has no line end, though that of the loaded version had one, or its last cell looks cut off. */
export function refuseCutOff(before: VersionRow | undefined, { lastLine }: ImportReport): void {
  if (lastLine && !lastLine.closed && (before?.last_line_closed || lastLine.looksCut))
    throw new AppError('listCutOff', { values: { line: lastLine.line } });
}

/** A file that should have a mark at its end, and has none, was cut at the end of a line. */
export function refuseUnmarked(before: VersionRow | undefined, { unmarked }: ImportReport, proof: ListProof): void {
  if (!unmarked || proof !== 'none') return;
  // Where lines were not looked at, the version was XML, which has another mark: its closing tag.
  const wasMarked = before?.whole_by === 'endMark' && before.last_line_closed !== null;
  if (wasMarked || unmarked.byPublisher) throw new AppError('listUnmarked');
}

/** The publisher's file of an earlier day lacks whoever was listed since. */
export function refuseOlder(before: Dated, found: Dated): void {
  // OpenSanctions states no date: the newest change stands for it, and goes back when that entry leaves.
  if (found.format !== before.format || found.format === 'opensanctions') return;
  if (before.list_date && found.list_date && found.list_date < before.list_date)
    throw new AppError('listOlder', { values: { loaded: before.list_date, found: found.list_date } });
}

/**
 * Most formats have no mark at their end: a file cut between two lines is only shorter than the one before. And where
 * OFAC's set comes without its file of other names, all entries are there.
 */
export function refuseShrunk(before: Sized, found: Sized, minShare: number): void {
  // As many names may go as so many entries have.
  const namesUnasked = (goneUnasked * before.names) / before.entities;
  if (
    isShrunk(before.entities, found.entities, goneUnasked, minShare) ||
    isShrunk(before.names, found.names, namesUnasked, minShare)
  )
    throw new AppError('listShrank', {
      values: {
        loaded: before.entities,
        loadedNames: before.names,
        found: found.entities,
        foundNames: found.names,
      },
    });
}

const isShrunk = (loaded: number, found: number, unasked: number, minShare: number): boolean =>
  loaded - found > unasked && found < loaded * minShare;

/** What shows that the file which was read is all of the list. */
export function proofOf({ endMark }: ImportReport, known: { summed: boolean; transferred: boolean }): ListProof {
  if (known.summed) return 'checksum';
  if (endMark) return 'endMark';
  return known.transferred ? 'transfer' : 'none';
}
