import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { weightFiles } from '../screening/src/faces/weights.ts';
import { fileOf, subsetsOf, typefaces, weights } from '../server/src/reports/pdf-report/fonts/typefaces.ts';
import { copyFiles } from './copy-files.mjs';

const sumOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const builtFolder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

describe('copying the files of packages', () => {
  let folder: string;
  let from: string;
  let target: string;
  beforeEach(() => {
    folder = mkdtempSync(join(inject('testFolder'), 'copy-'));
    from = join(folder, 'weights.bin');
    target = join(folder, 'networks');
    writeFileSync(from, 'weights');
  });

  it('leaves only what is wanted now', () => {
    mkdirSync(target);
    writeFileSync(join(target, 'of-an-older-version.bin'), '');
    copyFiles(target, [{ from, to: 'some/weights.bin', sha256: sumOf('weights') }]);
    expect(readdirSync(target)).toEqual(['some']);
    expect(readFileSync(join(target, 'some/weights.bin'), 'utf8')).toBe('weights');
    expect(readdirSync(folder).toSorted()).toEqual(['networks', 'weights.bin']);
  });

  it('refuses a file with another checksum, and then gives nothing its place', () => {
    writeFileSync(from, 'weight5');
    const sha256 = sumOf('weights');
    expect(() => copyFiles(target, [{ from, to: 'weights.bin', sha256 }])).toThrow(
      `The checksum of ${from} is wrong: expected sha256 ${sha256}, found ${sumOf('weight5')}.`,
    );
    expect(existsSync(target)).toBe(false);
  });

  it('gives no files their place when one of them is missing', () => {
    const files = [from, join(folder, 'nothing')].map((file, index) => ({ from: file, to: String(index) }));
    expect(() => copyFiles(target, files)).toThrow('ENOENT');
    expect(existsSync(target)).toBe(false);
  });
});

it('the build holds the weights of the face networks, each with its checksum, and nothing else', () => {
  const networks = builtFolder('screening/dist/networks');
  const found = readdirSync(networks).map((name) => [name, sumOf(readFileSync(join(networks, name)))]);
  const expected = Object.entries(weightFiles).map(([name, { sha256 }]) => [name, sha256]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it.each(typefaces)('the build holds the files of $name that the report reads, and nothing else', (typeface) => {
  const folder = join(builtFolder('server/dist/fonts'), typeface.name);
  const listed = Object.keys(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const subsets = subsetsOf(typeface, listed);
  const fonts = subsets.flatMap((subset) => weights.map((weight) => fileOf(typeface.name, subset, weight)));
  expect(fonts.length).toBeGreaterThan(0);
  expect(readdirSync(folder).toSorted()).toEqual([...fonts, 'LICENSE', 'unicode.json'].toSorted());
  for (const font of fonts) expect(readFileSync(join(folder, font)).toString('latin1', 0, 4)).toBe('wOFF');
});
