import type { ListEntity } from './entity.ts';
import type { ListFiles } from './list-files.ts';
import type { ImportReport } from './report.ts';

/** Streams the entries of one list; throws ListFileError when the file as a whole cannot be trusted. */
export type Importer = (files: ListFiles, report: ImportReport) => AsyncGenerator<ListEntity>;
