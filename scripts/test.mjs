// `npm test`: build, unit and HTTP tests, then the browser. `npm test -- e2e` runs the browser's part alone,
// `npm test -- <path>` those unit and HTTP tests alone, and `npm test -- --changed` what the working tree's changes touch.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { build, programOf } from './build.mjs';
import { changedSpecs } from './changed-specs.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { findChromium } = await tsImport('../e2e/src/chromium.ts', import.meta.url);
const args = process.argv.slice(2);
const inBrowser = args[0] === 'e2e';
const isChangeAlone = args[0] === '--changed';

// Ctrl-C ends the tests, which is waited for, and then this process.
process.on('SIGINT', () => {});
const temporary = makeMemoryFolder();
const env = { ...process.env, ...(temporary ? { TMPDIR: temporary } : {}) };

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error || status !== 0) process.exit(status || 1);
}

function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No Chromium was found; installing the one of this system …\n');
    run('apt-get', ['update', '-qq']);
    // Not every Debian has it without windows.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
      if (findChromium()) return;
    }
  }
  process.stderr.write(
    'The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to its program file.\n',
  );
  process.exit(1);
}

/** What differs from the last commit, new files included. */
function changedFiles() {
  const asked = [
    ['diff', '--name-only', '--relative', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  return asked
    .flatMap((words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.split('\n'))
    .filter(Boolean);
}

function runUnits(...words) {
  run(process.execPath, [programOf('vitest', 'vitest.mjs'), 'run', ...words]);
}

function runBrowser(...words) {
  ensureChromium();
  run(process.execPath, [programOf('@playwright/test', 'cli.js'), 'test', '--config', 'e2e', ...words]);
}

build();
if (isChangeAlone) {
  runUnits('--changed', '--passWithNoTests', ...args.slice(1));
  const specs = changedSpecs(root, changedFiles());
  if (specs.length > 0) runBrowser(...specs);
  else process.stdout.write('No browser test opens what changed.\n');
} else {
  if (!inBrowser) runUnits(...args);
  if (inBrowser || args.length === 0) runBrowser(...args.slice(1));
}
