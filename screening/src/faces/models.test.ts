import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareModels } from './models.ts';

const built = fileURLToPath(new URL('../../dist/networks', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afc-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A copy of the networks' files with one byte changed. */
async function tampered(changed: string): Promise<string> {
  const to = join(folder, 'weights');
  await cp(built, to, { recursive: true });
  const bytes = await readFile(join(to, changed));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  await writeFile(join(to, changed), bytes);
  return to;
}

describe('prepareModels', () => {
  it('converts the detection networks once and keeps them', async () => {
    const first = await prepareModels({ cacheFolder: folder });
    const converted = await readFile(first.detector);
    expect(await readdir(folder)).toHaveLength(2);
    // The second start needs no weights to convert from.
    const weightFolder = join(folder, 'weights');
    await cp(join(built, 'sface.onnx'), join(weightFolder, 'sface.onnx'));
    const second = await prepareModels({ cacheFolder: folder, weightFolder });
    expect({ ...second, embedder: second.embedder.id }).toEqual({ ...first, embedder: first.embedder.id });
    expect(converted.equals(await readFile(second.detector))).toBe(true);
  });

  it('makes the folder it keeps them in, for several starts at once', async () => {
    const cacheFolder = join(folder, 'not', 'there', 'yet');
    const [first] = await Promise.all([prepareModels({ cacheFolder }), prepareModels({ cacheFolder })]);
    expect(dirname(first.detector)).toBe(cacheFolder);
  });

  it.each([
    ['/proc/afc/models', 'ENOENT: no such file or directory'],
    ['/etc/passwd', 'ENOTDIR: not a directory'],
  ])('says that they cannot be kept in %s', async (cacheFolder, reason) => {
    await expect(prepareModels({ cacheFolder })).rejects.toThrow(
      `The converted networks cannot be kept in ${cacheFolder} (${reason}).`,
    );
  });

  it('converts anew when a kept network is damaged', async () => {
    const { mesh } = await prepareModels({ cacheFolder: folder });
    const good = await readFile(mesh);
    await writeFile(mesh, good.subarray(0, 1000));
    await prepareModels({ cacheFolder: folder });
    expect(good.equals(await readFile(mesh))).toBe(true);
  });

  it.each(['blazeface.bin', 'facemesh.json'])('refuses %s with a changed byte', async (changed) => {
    const weightFolder = await tampered(changed);
    await expect(prepareModels({ cacheFolder: join(folder, 'cache'), weightFolder })).rejects.toThrow(
      new RegExp(`^The checksum of ${changed} in .* is wrong: expected sha256 [0-9a-f]{64}, found [0-9a-f]{64}\\.$`),
    );
  });

  it('refuses other weights in the place of SFace', async () => {
    const weightFolder = await tampered('sface.onnx');
    await expect(prepareModels({ cacheFolder: folder, weightFolder })).rejects.toThrow(
      /^The checksum of sface\.onnx in .* is wrong: expected sha256 0ba9fbfa/,
    );
  });

  it('names a face model that is not there', async () => {
    await expect(prepareModels({ cacheFolder: folder, faceModel: { path: '/nowhere/model.onnx' } })).rejects.toThrow(
      'The face network /nowhere/model.onnx cannot be read.',
    );
  });

  it('gives each face model an id of its own, by its weights and by how its pixels are prepared', async () => {
    const path = join(built, 'sface.onnx');
    const ids = await Promise.all(
      [{ path }, { path, channels: 'bgr' as const }, { path, mean: 0, scale: 1 }].map(
        async (faceModel) => (await prepareModels({ cacheFolder: folder, faceModel })).embedder.id,
      ),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^custom-[0-9a-f]{16}$/);
  });
});
