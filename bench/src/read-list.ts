import type { ListFormat } from '@afc/contract/vocabulary';
import type { ListEntity } from '@afc/screening/lists/entity';
import { readEntries } from '@afc/screening/lists/importers';
import { openListFiles } from '@afc/screening/lists/list-files';
import { newImportReport } from '@afc/screening/lists/report';

export async function readList(path: string, format: ListFormat): Promise<ListEntity[]> {
  const entities: ListEntity[] = [];
  for await (const entity of readEntries(format, await openListFiles([path]), newImportReport())) entities.push(entity);
  return entities;
}
