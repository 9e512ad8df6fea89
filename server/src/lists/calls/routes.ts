import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxListFileBytes } from '@afc/contract/limits';
import { ImportListFields } from '@afc/contract/provider-lists';
import { done } from '@afc/contract/session';
import { openListFiles } from '@afc/screening/lists/list-files';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { presentRescreen } from '../../cases/rescreen/present-rescreen.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { partsOf, passOn } from '../../platform/http/multipart.ts';
import { fieldSize, SentFields } from '../../platform/http/sent-fields.ts';
import { fileNameOf } from '../files/file-name.ts';
import { asNotReadable } from '../files/not-readable.ts';
import { withTemporaryFolder } from '../files/temporary-folder.ts';
import { importList } from '../versions/import-list.ts';
import { presentLists } from '../versions/present-list.ts';
import { removeList } from '../versions/remove-list.ts';
import type { ListNeeds } from '../versions/replace-list.ts';

type ListEndpoint = 'listProviderLists' | 'importProviderList' | 'removeProviderList';

export function listRoutes(needs: ListNeeds & { readonly names: NameScreening }): Pick<Handlers, ListEndpoint> {
  /** Whoever hears of the change asks at once which lists are in force; the answer must not be the one of before. */
  const inForce = () => needs.names.follow();
  return {
    listProviderLists: async ({ language }) => {
      const resultList = await presentLists(needs, language);
      return { totalResults: resultList.length, resultList, rescreen: await presentRescreen(needs.db) };
    },
    importProviderList: ({ raw, actor, requestId, language }) =>
      withTemporaryFolder(async (folder) => {
        const { paths, fields } = await receive(raw, folder);
        const files = await openListFiles(paths).catch((error: unknown) => {
          throw asNotReadable(error);
        });
        const imported = await importList(needs, files, { ...fields, language, actor, requestId });
        await inForce();
        return imported;
      }),
    removeProviderList: async ({ params, actor, requestId }) => {
      await removeList(needs, params.name, { actor, requestId });
      await inForce();
      return done;
    },
  };
}

const fieldNames = Object.keys(ImportListFields.shape);
const filePart = 'file';
const limits = { fieldSize, fileSize: maxListFileBytes, files: 4 };

/** The uploaded files, kept in a folder for as long as the import runs. */
async function receive(request: FastifyRequest, folder: string) {
  if (!request.isMultipart()) throw new AppError('wrongBodyType');
  const paths: string[] = [];
  const fields = new SentFields(fieldNames, filePart);
  for await (const part of partsOf(request, limits)) {
    if (!isListFile(part)) {
      fields.take(part);
      continue;
    }
    const path = join(folder, fileNameOf(part.filename));
    await pipeline(passOn(part.file, new PassThrough()), createWriteStream(path));
    if (part.file.truncated) throw new AppError('tooLarge');
    paths.push(path);
  }
  return { paths, fields: fields.parse(ImportListFields, paths.length > 0 ? {} : { [filePart]: 'fieldRequired' }) };
}

/** Under whatever name it comes, but for those of the fields. */
function isListFile(part: Multipart): part is MultipartFile {
  return part.type === 'file' && !fieldNames.includes(part.fieldname);
}
