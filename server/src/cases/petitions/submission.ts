import { createHash } from 'node:crypto';
import { maxPictureBytes, maxPicturesPerPerson } from '@afc/contract/limits';
import { PersonSubmission, personFields, picturePart } from '@afc/contract/person';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/base/errors.ts';
import { partsOf, passOn } from '../../platform/http/multipart.ts';
import { fieldSize, SentFields } from '../../platform/http/sent-fields.ts';
import { discardPictures } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { newPictureKey, storedName } from '../../platform/images/picture-key.ts';
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

const limits = {
  fieldSize,
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
  const fields = new SentFields(personFields, picturePart);
  const digests: string[] = [];
  for await (const part of partsOf(request, limits)) {
    if (isPicture(part)) {
      if (pictures.length === maxPicturesPerPerson)
        throw new AppError('badRequest', { fields: { [picturePart]: 'tooManyPictures' } });
      const checked = passOn(part.file, new PictureStream());
      pictures.push(await keeper.keep(checked));
      digests.push(checked.digest);
    } else fields.take(part);
  }
  const person = fields.parse(PersonSubmission, pictures.length > 0 ? {} : { [picturePart]: 'pictureRequired' });
  const content = JSON.stringify([fields.entries(), digests]);
  const digest = createHash('sha256').update(content).digest('hex');
  return { person, sentFields: fields.names, pictures, digest };
}

/** A browser sends a file without a name where none was chosen. */
function isPicture(part: Multipart): part is MultipartFile {
  return part.type === 'file' && part.fieldname === picturePart && part.filename !== '';
}
