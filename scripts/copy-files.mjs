import { createHash } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies files into a folder that afterwards holds them and nothing else. The folder gets its name when all are there, so
 * that a copy that broke off is never taken for a whole one.
 * @param {string} target
 * @param {{ from: string, to: string, sha256?: string }[]} files
 */
export function copyFiles(target, files) {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const { from, to, sha256 } of files) {
    const copy = join(unfinished, to);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(from, copy, constants.COPYFILE_FICLONE);
    if (sha256) requireSum(from, sumOf(copy), sha256);
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
}

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

function requireSum(file, found, expected) {
  if (found !== expected)
    throw new Error(`The checksum of ${file} is wrong: expected sha256 ${expected}, found ${found}.`);
}

/** The same for a step of the build: what goes wrong is one sentence. */
export function copyOrEnd(target, files) {
  try {
    copyFiles(target, files);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
