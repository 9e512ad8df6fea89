import { rm } from 'node:fs/promises';
import { newDataFolder, startedFolderVariable } from './data-folder.ts';
import { startProduct } from './product.ts';

/** Before all tests: a product is started once, so that no other has to make its database. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const dataFolder = await newDataFolder();
  const product = await startProduct({ dataFolder });
  await product.end();
  process.env[startedFolderVariable] = dataFolder;
  return () => rm(dataFolder, { recursive: true, force: true });
}
