import type { Context } from '../context.ts';
import { storedName } from '../images/picture-key.ts';

/** Uploads as they came, with their metadata, are kept only where the operator wants them. */
export async function discardUploads(
  { config, images }: Pick<Context, 'config' | 'images'>,
  keys: readonly string[],
): Promise<void> {
  if (config.keepOriginals) return;
  for (const key of keys) await images.delete(storedName(key, 'original'));
}
