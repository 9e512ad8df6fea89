import { join } from 'node:path';
import type { S3Settings } from '../config/s3-settings.ts';
import { FilesystemStore } from './filesystem-store.ts';
import type { ImageStore } from './image-store.ts';
import { S3Store } from './s3-store.ts';

/** S3 where it is configured, else the data folder. */
export function createImageStore(config: { dataFolder: string; s3?: S3Settings | undefined }): ImageStore {
  return config.s3 ? new S3Store(config.s3) : new FilesystemStore(join(config.dataFolder, 'pictures'));
}
