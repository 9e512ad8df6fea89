import { expect, it } from 'vitest';
import { reasonIn, whyNotMade } from './cluster.ts';

it.each([
  [
    'the cause and not what followed from it',
    `running bootstrap script ... 2026-11-15 09:43:47 UTC [9394] FATAL:  could not extend file "base/1/2691": No space left on device
2026-11-15 09:43:47 UTC [9394] HINT:  Check free disk space.
2026-11-15 09:43:47 UTC [9394] PANIC:  cannot abort transaction 1, it was already committed
Aborted
child process exited with exit code 134
`,
    'could not extend file "base/1/2691": No space left on device.',
  ],
  ['the error of a program', 'initdb: error: could not create directory\n', 'could not create directory.'],
  ['the last line where nothing is called an error', 'starting\nAborted\n', 'Aborted.'],
  ['that there is none', '', 'it gave no reason.'],
])('the reason why PostgreSQL gave up is %s', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});

it.each([
  [
    'to give the account a name',
    'initdb: could not look up effective user ID 54321: user does not exist\n',
    /^PostgreSQL makes its files only for an account with a name, and number 54321 has none: add it to .+\.$/,
  ],
  [
    'where the files were to be',
    'initdb: error: could not create directory\n',
    /^PostgreSQL could not make its files in \/data\/postgres: could not create directory\.$/,
  ],
])('whoever starts AFC is told %s where PostgreSQL could not make its files', (_, output, sentence) => {
  expect(whyNotMade('/data/postgres', output)).toMatch(sentence);
});
