import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refreshLists } from '../../lists/fetching/refresh-lists.ts';
import { presentLists } from '../../lists/versions/present-list.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { builtFile } from '../../testing/built-file.ts';
import { serving } from '../../testing/provider-lists.ts';
import { makeRecord } from '../../testing/records.ts';
import { runCommand } from '../../testing/terminal.ts';

const test = await createTestApp();
const folder = mkdtempSync(join(tmpdir(), 'afc-cli-lists-'));
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const afc = (args: string[], env: Record<string, string> = {}) =>
  runCommand(args, {
    env: {
      DATABASE_URL: test.context.config.databaseUrl ?? '',
      AFC_DATA: test.context.config.dataFolder,
      ...(test.context.config.face.modelFolder ? { AFC_MODELS: test.context.config.face.modelFolder } : {}),
      ...env,
    },
  });

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const own = () => file('own.csv', 'id,name,birth_date', 'p1,Ivan Testovich Petrov,1961-03-04', 'p2,Amina Sample,1970');

it('imports a list, shows it and removes it', async () => {
  expect((await afc(['lists', 'show'])).output).toContain('No provider list is loaded.');
  const imported = await afc(['lists', 'import', own(), '--format', 'csv', '--name', 'Mine']);
  expect(imported).toMatchObject({ exitCode: 0 });
  const { size } = statSync(own());
  expect(imported.messages).toContain(`importing: 100 % (${size} of ${size})`);
  expect(imported.output).toContain('Mine is now version 1: 2 entries with 2 names, without a date of its own.');
  expect((await afc(['lists', 'import', own(), '--format', 'csv', '--name', 'Mine'])).output).toContain('nothing new');
  expect(imported.output).toContain('Nothing tells whether the file is whole');
  expect((await afc(['lists', 'show'])).output).toMatch(/Mine\s+csv\s+1 .* nothing/);
  expect((await afc(['lists', 'remove', 'Mine'])).output).toContain('Mine is removed.');
  const single = file('one.csv', 'id,name', 'p1,Ivan Testovich Petrov');
  const one = await afc(['lists', 'import', single, '--format', 'csv', '--name', 'Mine']);
  expect(one.output).toContain('1 entry with 1 name,');
  await afc(['lists', 'remove', 'Mine']);
  expect(await afc(['lists', 'remove', 'Mine'])).toMatchObject({
    exitCode: 1,
    messages: 'There is no list Mine: npm run afc -- lists show names them.\n',
  });
});

it('imports a folder whatever else it holds, and counts only what it reads', async () => {
  const own = join(folder, 'beside others');
  mkdirSync(join(own, 'below'), { recursive: true });
  writeFileSync(join(own, 'list.csv'), 'id,name\np1,Ivan Testovich Petrov\n');
  writeFileSync(join(own, 'notes.txt'), 'n'.repeat(1_000));
  symlinkSync('gone.zip', join(own, 'newest.zip'));
  const imported = await afc(['lists', 'import', own, '--format', 'csv', '--name', 'Mine']);
  expect(imported).toMatchObject({ exitCode: 0, messages: expect.stringContaining('importing: 100 % (33 of 33)') });
  await afc(['lists', 'remove', 'Mine']);
});

it.each([
  ['an empty name, as of a variable that is not set', ['--name', ''], 'Expected the name of a list.'],
  ['the next option in the place of the name', ['--name', '--accept-smaller'], 'Expected the name of a list.'],
  ['a name whose bytes are no text', ['--name', 'Econom\uFFFDa'], 'is invalid'],
  ['two names', ['--name', 'Mine', '--name', 'Yours'], "error: option '--name <name>' is given twice."],
  ['two formats', ['--name', 'Mine', '--format', 'un'], "error: option '--format <format>' is given twice."],
])('import refuses %s: it could replace another list than was meant', async (_, args, sentence) => {
  const { exitCode, messages } = await afc(['lists', 'import', own(), '--format', 'csv', ...args]);
  expect([exitCode, messages]).toEqual([1, expect.stringContaining(sentence)]);
  expect((await afc(['lists', 'show'])).output).toContain('No provider list is loaded.');
});

it('says of an address that is none that it is none', async () => {
  expect(await afc(['lists', 'import', 'http://', '--format', 'csv'])).toMatchObject({
    exitCode: 1,
    messages: 'http:// is no address of a file.\n',
  });
});

it('refuses a list that shrank in one sentence that says how to insist', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `m${i},Made Person ${i}`);
  const whole = file('whole.csv', 'id,name', ...rows);
  const cut = file('cut.csv', 'id,name', ...rows.slice(0, 12));
  const options = ['--format', 'csv', '--name', 'Shrinking'];
  await afc(['lists', 'import', whole, ...options]);
  const refused = await afc(['lists', 'import', cut, ...options]);
  expect(refused).toMatchObject({ exitCode: 1, output: '' });
  expect(refused.messages).toContain('has 30 entries with 30 names and the new version 12 with 12');
  expect(refused.messages).toContain('--accept-smaller');
  const insisted = await afc(['lists', 'import', cut, ...options, '--accept-smaller']);
  expect(insisted.output).toContain('Shrinking is now version 2: 12 entries');
  await afc(['lists', 'remove', 'Shrinking']);
});

it('refuses a list that ends inside its last cell, and remarks it where somebody insists', async () => {
  const whole = file('whole.csv', 'id,name', 'p1,Ivan Testovich Petrov', 'p2,Amina Sample');
  const cut = join(folder, 'cut.csv');
  writeFileSync(cut, readFileSync(whole, 'utf8').slice(0, -'ple\n'.length));
  const options = ['--format', 'csv', '--name', 'Cut'];
  await afc(['lists', 'import', whole, ...options]);
  const refused = await afc(['lists', 'import', cut, ...options]);
  expect(refused).toMatchObject({ exitCode: 1, output: '' });
  expect(refused.messages).toContain('line 3, is not closed by a line end');
  const insisted = await afc(['lists', 'import', cut, ...options, '--accept-smaller']);
  expect(insisted.output).toContain('Cut is now version 2: 2 entries');
  expect(insisted.output).toContain('line 3, is not closed by a line end: check that');
  await afc(['lists', 'remove', 'Cut']);
});

it('refuses a file that does not have the sum its publisher states', async () => {
  const options = ['--format', 'csv', '--name', 'Summed'];
  const refused = await afc(['lists', 'import', own(), ...options, '--sha256', '0'.repeat(64)]);
  expect(refused).toMatchObject({ exitCode: 1, output: '' });
  expect(refused.messages).toContain('Nothing was changed. Download the files again.');
  const sum = createHash('sha256').update(readFileSync(own())).digest('hex');
  const imported = await afc(['lists', 'import', own(), ...options, '--sha256', sum]);
  expect(imported).toMatchObject({ exitCode: 0 });
  expect(imported.output).not.toContain('whole');
  expect((await afc(['lists', 'show'])).output).toContain('its sum');
  expect((await afc(['lists', 'import', own(), ...options, '--sha256', 'abc'])).messages).toContain('64 digits');
  await afc(['lists', 'remove', 'Summed']);
});

it('says which columns of a list it ignored', async () => {
  const path = file('columns.csv', 'id,name,date_of_birth', 'p1,Ivan Testovich Petrov,1961-03-04');
  const { output } = await afc(['lists', 'import', path, '--format', 'csv', '--name', 'Columns']);
  expect(output).toContain('Column date_of_birth is not known and was ignored. Did you mean birth_date?');
  await afc(['lists', 'remove', 'Columns']);
});

it('refuses a name that no address can end with, and one that is too long', async () => {
  const named = (name: string) => afc(['lists', 'import', own(), '--format', 'csv', '--name', name]);
  expect((await named('..')).messages).toContain('A list cannot be named “.” or “..”: choose another name.');
  expect((await named('n'.repeat(201))).messages).toContain(
    'This text is too long: it may have at most 200 characters.',
  );
  expect((await afc(['lists', 'show'])).output).toContain('No provider list is loaded.');
});

it('refuses a file of another format in one sentence', async () => {
  const refused = await afc(['lists', 'import', own(), '--format', 'un']);
  expect(refused).toMatchObject({ exitCode: 1, output: '' });
  expect(refused.messages).toContain('Nothing was changed.');
});

it('screens all records again and says how many changed', async () => {
  const id = await makeRecord(test.context, { person: { firstname: 'Amina', lastname: 'Sample' } });
  await makeRecord(test.context, { person: { firstname: 'Someone', lastname: 'Different' } });
  const all = (await test.context.db.query(sql`select 1 from results`)).length;
  await afc(['lists', 'import', own(), '--format', 'csv', '--name', 'Newer']);
  const run = await afc(['lists', 'rescreen']);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(run.output).toContain(`${all} records were screened again, 1 of them changed.`);
  expect(run.messages).toContain(`Screening records again: 100 % (${all} of ${all})`);
  const { client } = await test.as('Operator');
  expect(await client('result', { params: { id } })).toMatchObject({ resultStatus: 'consider' });
  expect((await afc(['lists', 'rescreen'])).output).toContain(`${all} records were screened again, 0 of them changed.`);
  const events = await test.context.db.query(
    sql`select 1 from audit_events where action = 'rescreen.started' and actor_id = 'command-line'`,
  );
  expect(events).toHaveLength(2);
  await afc(['lists', 'remove', 'Newer']);
});

it('evaluates labelled pairs of names', async () => {
  const pairs = file(
    'pairs.csv',
    'query,candidate,is_match',
    'Ivan Petrov,Ivan Petroff,true',
    'Ivan Petrov,Ann Li,false',
  );
  const scores = join(folder, 'scores.csv');
  const { exitCode, output } = await afc(['evaluate', 'names', pairs, '--scores', scores]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ pairs: 2, matches: 1, f1: 1, wrong: 0 });
});

it('evaluates the screening of names against a list', async () => {
  const queries = file('queries.csv', 'name,expected_id,date_of_birth', 'Petrov Ivan,p1,1961-03-04', 'Zoe Nobody,,');
  const { exitCode, output } = await afc(['evaluate', 'screening', queries, '--list', own(), '--format', 'csv']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    queries: 2,
    expected: 1,
    entries: 2,
    auc: 1,
    atShippedThreshold: { alerted: 1 },
  });
});

it('writes the report of a result as a PDF, also where its id is written in capitals', async () => {
  const id = await makeRecord(test.context, { person: { firstname: 'Anton', lastname: 'Muster' } });
  const { exitCode, output } = await afc(['report', id.toUpperCase()]);
  expect(exitCode).toBe(0);
  expect(output.startsWith('%PDF-')).toBe(true);
});

it('says in one sentence that a report could not be written', async () => {
  const command = [process.execPath, builtFile('testing/run-cli.js'), 'report', await makeRecord(test.context)];
  const { databaseUrl = '', dataFolder } = test.context.config;
  const { status, stderr } = spawnSync('sh', ['-c', '"$@" > /dev/full', 'sh', ...command], {
    encoding: 'utf8',
    // The record has no picture in any store, which would be logged.
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl, AFC_DATA: dataFolder, AFC_LOG_LEVEL: 'error' },
  });
  const sentence = 'The output cannot be written (ENOSPC: no space left on device, write).\n';
  expect([status, stderr]).toEqual([1, sentence]);
});

it('shows why a list could not be refreshed, and when that is tried again', () => {
  const statuses = [200, 503];
  return serving(
    (_, response) => response.writeHead(statuses.shift() ?? 500).end('id,name\np1,Ivan Testovich Petrov\n'),
    async (url) => {
      await afc(['lists', 'import', url, '--format', 'csv', '--name', 'Web']);
      await refreshLists(test.context);
      const trouble = `${url} answered 503. Nothing was changed.`;
      expect((await afc(['lists', 'show'])).output).toMatch(new RegExp(`${trouble}$`, 'm'));
      const [list] = await presentLists({ ...test.context, config: { ...test.context.config, listRefreshHours: 24 } });
      const next = list?.nextRefreshAt?.slice(0, 16).replace('T', ' ');
      expect((await afc(['lists', 'show'], { AFC_LIST_REFRESH: '24' })).output).toContain(
        `${trouble} Next try: ${next} UTC.`,
      );
      await afc(['lists', 'remove', 'Web']);
    },
  );
});

it('names the lists that an earlier version of AFC read', async () => {
  await afc(['lists', 'import', own(), '--format', 'csv', '--name', 'Earlier']);
  expect((await afc(['lists', 'show'])).output).not.toContain('import it again');
  await test.context.db.query(sql`update provider_list_versions set read_by = 'before'`);
  expect((await afc(['lists', 'show'])).output).toMatch(/Earlier .*which may have read less: import it again\.$/m);
  await afc(['lists', 'remove', 'Earlier']);
});

it('takes one address, or files, and says so', async () => {
  const two = await afc(['lists', 'import', 'https://example.org/a', own(), '--format', 'csv']);
  expect([two.exitCode, two.messages]).toEqual([1, 'Give one address, or files: a list comes from one place.\n']);
});

it('shows no key of an address that is fetched, for the output may be kept', async () => {
  const { messages } = await afc(['lists', 'import', 'http://127.0.0.1:1/list.csv?key=secret', '--format', 'csv']);
  expect(messages).toContain('fetching http://127.0.0.1:1/list.csv\n');
  expect(messages).not.toContain('secret');
});
