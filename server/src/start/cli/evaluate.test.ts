import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../testing/terminal.ts';

const samples = fileURLToPath(new URL('../../../samples', import.meta.url));
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afc-evaluate-'));
  env = { AFC_DATA: join(folder, 'data'), FACE_THREADS: '1' };
  const photos = {
    'Hopper_0001.jpg': 'grace-hopper',
    'Hopper_0002.jpg': 'grace-hopper',
    'Curie_0001.jpg': 'marie-curie',
  };
  for (const [file, sample] of Object.entries(photos))
    await cp(join(samples, `${sample}.jpg`), join(folder, 'photos', file));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('evaluate faces', () => {
  it('compares every photo of a folder and writes every score', async () => {
    const scores = join(folder, 'scores.csv');
    const args = ['evaluate', 'faces', '--folder', join(folder, 'photos'), '--scores', scores];
    const { exitCode, output, messages } = await runCommand(args, { env });
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ images: 3, faces: 3, noFace: 0, people: 2, rank1: 1 });
    expect(messages).toContain('Looking at photos: 100 % (3 of 3)');
    const rows = (await readFile(scores, 'utf8')).trim().split('\n');
    expect(rows[0]).toBe('a,b,same,cosine');
    expect(rows).toHaveLength(4);
    expect(rows.filter((row) => row.includes(',true,'))).toHaveLength(1);
  });

  it('compares the pairs that a file lists', async () => {
    const pairs = join(folder, 'pairs.csv');
    await writeFile(pairs, 'a,b,same\nHopper_0001.jpg,Hopper_0002.jpg,1\nHopper_0001.jpg,missing.jpg,0\n');
    const { output } = await runCommand(['evaluate', 'faces', pairs, '--images', join(folder, 'photos')], { env });
    expect(JSON.parse(output)).toMatchObject({ images: 3, skippedPairs: 1, failures: { unreadable: 1 } });
  });

  it('prints what it detects, a line for each photo and never a vector', async () => {
    const args = ['evaluate', 'faces', '--detect', '--folder', join(folder, 'photos')];
    const { output } = await runCommand(args, { env });
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file, outcome }) => [file, outcome])).toEqual([
      ['Curie_0001.jpg', 'face'],
      ['Hopper_0001.jpg', 'face'],
      ['Hopper_0002.jpg', 'face'],
    ]);
    expect(output).not.toContain('vector');
  });

  it('says in one sentence what is missing', async () => {
    const nothing = await runCommand(['evaluate', 'faces'], { env });
    expect([nothing.exitCode, nothing.messages.trim().split('\n').length]).toEqual([1, 1]);
    const missing = await runCommand(['evaluate', 'faces', '--folder', '/nowhere'], { env });
    expect([missing.exitCode, missing.messages]).toEqual([1, 'There is no file or folder /nowhere.\n']);
  });
});

describe('evaluate names', () => {
  const pairs = async () => {
    const path = join(folder, 'names.csv');
    await writeFile(path, 'query,candidate,is_match\nAda Example,Ada Example,1\nAda Example,Bob Sample,0\n');
    return path;
  };

  it('says of a folder that a file is expected', async () => {
    expect(await runCommand(['evaluate', 'names', folder])).toMatchObject({
      exitCode: 1,
      messages: 'A folder stands where a file is expected: name the file.\n',
    });
  });

  it('says in one sentence that the scores cannot be written', async () => {
    const { exitCode, messages } = await runCommand(['evaluate', 'names', await pairs(), '--scores', '/dev/full']);
    expect([exitCode, messages]).toEqual([1, 'ENOSPC: no space left on device, write\n']);
  });

  it('loses nothing where the scores of an earlier run or the pairs themselves stand', async () => {
    const file = await pairs();
    const missing = await runCommand(['evaluate', 'names', join(folder, 'missing.csv'), '--scores', file]);
    expect(missing.exitCode).toBe(1);
    expect(await readFile(file, 'utf8')).toContain('Ada Example,Bob Sample,0');
    const same = await runCommand(['evaluate', 'names', file, '--scores', file]);
    expect(JSON.parse(same.output)).toMatchObject({ pairs: 2 });
    expect(await readFile(file, 'utf8')).toContain('Ada Example,Bob Sample,false,');
  });
});

describe('faulty rows', () => {
  const write = async (name: string, ...lines: string[]) => {
    const path = join(folder, name);
    await writeFile(path, lines.map((line) => `${line}\n`).join(''));
    return path;
  };

  it('are named by their lines, and all others evaluated', async () => {
    const list = await write('list.csv', 'id,name,birth_date', 'p1,Otto Beispiel,1961-03-04', ',Nobody,');
    const queries = await write(
      'dated.csv',
      'name,expected_id,date_of_birth',
      'Otto Beispiel,p1,1961',
      'Otto Beispiel,p1,4th of March',
      ',p1,',
      'Erika Mustermann,,',
    );
    const screened = await runCommand(['evaluate', 'screening', queries, '--list', list, '--format', 'csv']);
    expect(screened.exitCode).toBe(0);
    expect(JSON.parse(screened.output)).toMatchObject({ queries: 3, expected: 2, faultyRows: 2 });
    expect(screened.messages).toContain(
      'dated.csv: 2 rows have faults\n' +
        '  dated.csv, line 3: the date of birth is not written like 1961-03-04, 1961-03 or 1961, and was ignored\n' +
        '  dated.csv, line 4: the row has no name\n',
    );
    expect(screened.messages).toContain(
      'list.csv: 1 row has a fault\n  list.csv, line 3: the row has no id or no name\n',
    );
    const pairs = await write('labels.csv', 'query,candidate,is_match', 'Ada,Ada,1', 'Ada,Bob,0', 'Ada,Bob,never');
    const compared = await runCommand(['evaluate', 'names', pairs]);
    expect(JSON.parse(compared.output)).toMatchObject({ pairs: 2, faultyRows: 1 });
    expect(compared.messages).toContain(
      'labels.csv: 1 row has a fault\n  labels.csv, line 4: is_match is none of true, yes, 1',
    );
  });

  it('fail the command where there is no other, in one sentence', async () => {
    const failure = async (...lines: string[]) => {
      const { exitCode, output, messages } = await runCommand(['evaluate', 'names', await write('odd.csv', ...lines)]);
      expect([exitCode, output]).toEqual([1, '']);
      return messages;
    };
    expect(await failure()).toBe('odd.csv is empty.\n');
    expect(await failure('query,candidate', 'Ada,Ada')).toBe('odd.csv has no column is_match.\n');
    expect(await failure('query,candidate,is_match', 'Ada,Ada,never')).toMatch(
      /line 2: .*\nodd.csv has no row that can/,
    );
  });
});

it('reads no list from a pipe, which is empty the second time', async () => {
  const pipe = join(folder, 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  const queries = join(folder, 'queries.csv');
  await writeFile(queries, 'name,expected_id\nAda Example,\n');
  const args = ['evaluate', 'screening', queries, '--list', pipe, '--format', 'csv'];
  const { exitCode, messages } = await runCommand(args);
  expect([exitCode, messages]).toEqual([1, expect.stringContaining(`${pipe} can be read only once`)]);
});
