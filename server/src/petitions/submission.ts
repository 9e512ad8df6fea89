import { createHash } from 'node:crypto';
import { maxFieldLength, maxPictureBytes, maxPicturesPerPerson } from '@afc/contract/limits';
import { PersonSubmission, personFields, picturePart } from '@afc/contract/person';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldProblems, tooLong } from '../errors.ts';
import { isText, noteWrongFields, partsOf, passOn } from '../http/multipart.ts';
import { discardPictures } from '../images/discard-pictures.ts';
import type { ImageStore } from '../images/image-store.ts';
import { newPictureKey, storedName } from '../images/picture-key.ts';
import { PictureStream } from './picture-stream.ts';

export interface Submission<Kept> {
  readonly person: PersonSubmission;
  /** The parts that were sent beside pictures, whatever their values, known or not. */
  readonly sentFields: ReadonlySet<string>;
  readonly pictures: readonly Kept[];
  /** Of everything that was sent: the same digest is the same request. */
  readonly digest: string;
}

/** What becomes of the pictures while they arrive. */
export interface PictureKeeper<Kept> {
  keep(picture: PictureStream): Promise<Kept>;
  /** After an error, for all that was kept so far. */
  discard(kept: readonly Kept[]): Promise<void>;
}

// Busboy would cut longer values silently: a little more than allowed lets our own checks refuse them.
const limits = {
  fieldSize: 4 * maxFieldLength + 4,
  fields: 100,
  fileSize: maxPictureBytes + 1,
  files: maxPicturesPerPerson + 1,
  parts: 200,
};

/** Reads an upload part by part. On an error, or when the body breaks off, nothing is kept. */
export async function readSubmission<Kept>(
  request: FastifyRequest,
  keeper: PictureKeeper<Kept>,
): Promise<Submission<Kept>> {
  if (!request.isMultipart()) throw notAnUpload(request);
  const kept: Kept[] = [];
  try {
    return await readParts(request, keeper, kept);
  } catch (error) {
    await keeper.discard(kept);
    throw error;
  }
}

/** A body of another type is refused as such; no body at all, for the picture it lacks. */
function notAnUpload({ body }: FastifyRequest): AppError {
  if (body !== undefined && body !== null) return new AppError('wrongBodyType');
  return new AppError('badRequest', { fields: { [picturePart]: 'pictureRequired' } });
}

/** Pictures go to the store as they come; the answer names their keys. */
export function storeKeeper(images: ImageStore): PictureKeeper<string> {
  return {
    keep: async (picture) => {
      const key = newPictureKey();
      await images.put(storedName(key, 'original'), picture, 'application/octet-stream');
      return key;
    },
    discard: (keys) => discardPictures(images, keys),
  };
}

async function readParts<Kept>(
  request: FastifyRequest,
  keeper: PictureKeeper<Kept>,
  pictures: Kept[],
): Promise<Submission<Kept>> {
  const fields: Record<string, string> = {};
  const sentFields = new Set<string>();
  const digests: string[] = [];
  const wrong: FieldProblems = {};
  for await (const part of partsOf(request, limits)) {
    const isRepeated = sentFields.has(part.fieldname);
    if (part.fieldname !== picturePart) sentFields.add(part.fieldname);
    if (part.type === 'field') {
      if (!personFields.includes(part.fieldname)) continue;
      fields[part.fieldname] = String(part.value).trim();
      // Even where only spaces are left of it: a part of what was sent is never taken for the whole.
      if (part.valueTruncated) wrong[part.fieldname] = tooLong(maxFieldLength);
      else if (!isText(part.value) || isEncoded(part)) wrong[part.fieldname] = 'fieldInvalid';
      else if (isRepeated) wrong[part.fieldname] ??= 'fieldRepeated';
    } else if (part.fieldname !== picturePart || part.filename === '') {
      // A field sent as a file would be lost, and the person screened without it.
      if (personFields.includes(part.fieldname)) wrong[part.fieldname] = 'fieldInvalid';
      part.file.resume();
    } else {
      if (pictures.length === maxPicturesPerPerson)
        throw new AppError('badRequest', { fields: { [picturePart]: 'tooManyPictures' } });
      const checked = passOn(part.file, new PictureStream());
      pictures.push(await keeper.keep(checked));
      digests.push(checked.digest);
    }
  }
  if (pictures.length === 0) wrong[picturePart] = 'pictureRequired';
  const person = parsePerson(fields, wrong);
  const content = JSON.stringify([Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)), digests]);
  const digest = createHash('sha256').update(content).digest('hex');
  return { person, sentFields, pictures, digest };
}

/** Encoded for a mail (RFC 7578 has done away with it): nobody decodes it here. */
const isEncoded = ({ encoding }: { encoding: string }) => /^(base64|quoted-printable)$/i.test(encoding);

/** Refuses with everything that is wrong at once. */
function parsePerson(fields: Record<string, string>, wrong: FieldProblems): PersonSubmission {
  const parsed = PersonSubmission.safeParse(fields);
  noteWrongFields(wrong, parsed.error);
  if (!parsed.success || Object.keys(wrong).length > 0) throw new AppError('badRequest', { fields: wrong });
  return parsed.data;
}
