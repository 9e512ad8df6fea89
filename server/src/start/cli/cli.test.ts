import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { processesOf } from '../../platform/database/embedded/leftover.ts';
import { findPaths } from '../../platform/database/embedded/places.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { builtFile } from '../../testing/built-file.ts';
import { createEmptyDatabase } from '../../testing/database.ts';
import { withDatabase } from '../../testing/database-url.ts';
import { failure } from '../../testing/failure.ts';
import { endServer, listenLocally } from '../../testing/local-server.ts';
import { type CommandOptions, runCommand } from '../../testing/terminal.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');
const databaseUrl = test.context.config.databaseUrl ?? '';

const afc = (args: string[], options: CommandOptions = {}) =>
  runCommand(args, { ...options, env: { DATABASE_URL: databaseUrl } });
const addArgs = (email: string) =>
  ['staff', 'add', email].concat(['--firstname', 'Ada', '--lastname', 'Example', '--role', 'Operator']);
const newEmail = () => `${randomUUID()}@example.org`;
const login = (email: string, password: string) => test.client('login', { body: { username: email, password } });
const shownPassword = (output: string) => /shown only this once\): (\S+)/.exec(output)?.[1] ?? '';

describe('staff', () => {
  it('add makes a profile with a password that is shown once, and the trail says who did it', async () => {
    const email = newEmail();
    const { exitCode, output } = await afc(addArgs(email.toUpperCase()));
    expect(exitCode).toBe(0);
    expect(output).toContain(`${email} was added as Operator.`);
    await login(email, shownPassword(output));
    const events = await test.context.db.query(sql`
      select actor_kind, actor_id from audit_events where action = 'staff.registered' and after->>'email' = ${email}`);
    expect(events).toEqual([{ actor_kind: 'system', actor_id: 'command-line' }]);
  });

  it('add takes the password from standard input and does not show it', async () => {
    const email = newEmail();
    const { output, messages } = await afc([...addArgs(email), '--password-stdin'], { input: 'From a pipe 1!\n' });
    expect(output + messages).not.toContain('From a pipe 1!');
    await login(email, 'From a pipe 1!');
  });

  it('add asks twice on a terminal and never echoes', async () => {
    const email = newEmail();
    const args = [...addArgs(email), '--password-stdin'];
    const unequal = await afc(args, { isTerminal: true, input: 'one\ntwo\n' });
    expect(unequal.exitCode).toBe(1);
    expect(unequal.messages).toContain('The two passwords are not the same.');
    const equal = await afc(args, { isTerminal: true, input: 'typed by hand\ntyped by hand\n' });
    expect(equal.exitCode).toBe(0);
    expect(equal.output + equal.messages).not.toContain('typed');
    await login(email, 'typed by hand');
  });

  it('add refuses a taken email, a text that is no email and an empty password in one sentence each', async () => {
    const refused = async (args: string[], input = '') => {
      const { exitCode, output, messages } = await afc(args, { input });
      expect([exitCode, output]).toEqual([1, '']);
      return messages;
    };
    expect(await refused(addArgs(admin.staff.email))).toBe('The email already exist\n');
    expect(await refused(addArgs('nobody'))).toBe('The email is not valid.\n');
    expect(await refused([...addArgs(newEmail()), '--password-stdin'])).toBe('The password is empty.\n');
  });

  it('list shows a name that would steer the terminal, or make a row of its own, as a name', async () => {
    const { client, staff } = await test.as('Operator');
    const [firstname, lastname] = ['\u001b[2J\u009bAda', 'Example\nroot@example.org\u202e\tAdministrator'];
    await client('updateUser', { body: { firstname, lastname, email: staff.email } });
    const { output } = await afc(['staff', 'list']);
    expect(output).toMatch(
      new RegExp(`^${staff.email} .*Ada Example root@example\\.org +Administrator +Operator`, 'm'),
    );
    expect(output).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u);
  });

  it('list shows everybody', async () => {
    const { output } = await afc(['staff', 'list']);
    expect(output).toMatch(
      new RegExp(`^${admin.staff.email} +Administrator Tester +Administrator +active +never$`, 'm'),
    );
  });

  it('disable ends the sessions, enable lets in again', async () => {
    const { staff, client, password } = await test.as('Developer');
    expect((await afc(['staff', 'disable', staff.email])).exitCode).toBe(0);
    expect((await failure(client('currentUser', {}))).status).toBe(401);
    expect((await afc(['staff', 'enable', staff.email])).exitCode).toBe(0);
    await login(staff.email, password);
  });

  it('reset-password gives a lost profile a new password, ends its sessions, and is written down', async () => {
    const { staff, client, password } = await test.as('Administrator');
    const { output } = await afc(['staff', 'reset-password', staff.email]);
    expect((await failure(client('currentUser', {}))).status).toBe(401);
    expect((await failure(login(staff.email, password))).status).toBe(406);
    await login(staff.email, shownPassword(output));
    const events = await test.context.db.query(sql`
      select actor_id from audit_events where action = 'password.reset' and subject_id = ${staff.id}`);
    expect(events).toEqual([{ actor_id: 'command-line' }]);
  });

  it('names a person it does not know', async () => {
    const { exitCode, messages } = await afc(['staff', 'disable', 'stranger@example.org']);
    expect([exitCode, messages]).toEqual([1, 'There is no profile with the email stranger@example.org.\n']);
  });
});

it('migrate makes the tables once', async () => {
  const empty = await createEmptyDatabase();
  try {
    const env = { DATABASE_URL: empty.url };
    expect((await runCommand(['migrate'], { env })).output).toContain('Applied 0001-foundation.');
    expect((await runCommand(['migrate'], { env })).output).toBe('The database is up to date.\n');
  } finally {
    await empty.drop();
  }
});

describe('without DATABASE_URL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'afc-cli-'));
  chmodSync(folder, 0o711); // PostgreSQL's own user passes through it when the tests run as root
  const env = { AFC_DATA: folder };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('starts the database of the data folder for one command, or shares that of a running AFC', async () => {
    const made = await runCommand(['migrate'], { env });
    expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('up to date') });
    const running = await startEmbeddedPostgres({ dataFolder: folder, log: { info: () => undefined }, durable: false });
    try {
      expect(await runCommand(['audit', 'head'], { env })).toMatchObject({ exitCode: 0, messages: '' });
    } finally {
      await running.stop();
    }
    expect(await runCommand(['audit', 'head'], { env })).toMatchObject({ exitCode: 0 });
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('ends the database it started when %s interrupts it', async (signal) => {
    const server = createServer();
    const port = await listenLocally(server);
    try {
      const args = ['lists', 'import', `http://127.0.0.1:${port}/list.csv`, '--format', 'csv'];
      const command = spawn(process.execPath, [builtFile('testing/run-cli.js'), ...args], {
        env: { ...env, PATH: process.env.PATH ?? '' },
      });
      const ended = once(command, 'exit');
      await once(server, 'request'); // the database runs, and nobody answers
      command.kill(signal);
      expect(await ended).toEqual([128 + constants.signals[signal], null]);
      await expect.poll(() => processesOf(findPaths(folder).cluster)).toEqual([]);
    } finally {
      await endServer(server);
    }
  });

  it('makes the database of an installation that was never started', () => {
    const fresh = join(folder, 'fresh');
    mkdirSync(fresh, { mode: 0o711 });
    const { status, stdout } = spawnSync(process.execPath, [builtFile('testing/run-cli.js'), 'lists', 'show'], {
      cwd: fresh,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '' },
    });
    expect([status, stdout]).toEqual([0, 'No provider list is loaded.\n']);
  });

  it('makes no database where the data folder that was named is missing', async () => {
    const missing = join(folder, 'missing');
    const { exitCode, messages } = await runCommand(['staff', 'list'], { env: { AFC_DATA: missing } });
    expect([exitCode, messages]).toEqual([1, expect.stringContaining(`There is no data folder ${missing}`)]);
  });
});

describe('the process', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const spawnAfc = (...args: string[]) =>
    spawnSync(process.execPath, [builtFile('testing/run-cli.js'), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: 'postgres://afc:hidden@127.0.0.1:1/nowhere' },
    });

  it('ends with exit code 1 and one sentence, without a stack and without the password of the address', () => {
    const { status, stdout, stderr } = spawnAfc('audit', 'head');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('The database cannot be reached (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL.\n');
  });

  it('says in words why the database lets nobody in', async () => {
    const env = { DATABASE_URL: withDatabase(databaseUrl, 'nowhere') };
    const { messages } = await runCommand(['audit', 'head'], { env });
    expect(messages).toBe('The database cannot be reached (database "nowhere" does not exist): check DATABASE_URL.\n');
  });
});

describe('the process in a pipe', () => {
  it('says in one sentence that its output was lost', () => {
    const command = [process.execPath, builtFile('testing/run-cli.js'), 'staff', 'list'];
    const { status, stderr } = spawnSync('sh', ['-c', '"$@" > /dev/full', 'sh', ...command], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl },
    });
    const sentence = 'The output cannot be written (ENOSPC: no space left on device, write).\n';
    expect([status, stderr]).toEqual([1, sentence]);
  });

  it('says nothing about a reader that has gone, and does its work', async () => {
    const email = newEmail();
    const command = [process.execPath, builtFile('testing/run-cli.js'), ...addArgs(email)];
    const { stderr } = spawnSync('sh', ['-c', '"$@" | true', 'sh', ...command], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl },
    });
    expect(stderr).toBe('');
    expect((await afc(['staff', 'list'])).output).toContain(email);
  });
});

describe('--help', () => {
  it('is there for every command and names all of its options', async () => {
    const commandsOf = (help: string) =>
      [...(help.split('Commands:\n')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]+)/gm)]
        .map(([, name]) => name ?? '')
        .filter((name) => name !== 'help');
    const walk = async (path: string[]): Promise<string[]> => {
      const { exitCode, output, messages } = await afc([...path, '--help']);
      expect([path, exitCode, messages]).toEqual([path, 0, '']);
      expect(output).toContain(`Usage: npm run afc -- ${path.join(' ')}`.trimEnd());
      const below = await Promise.all(commandsOf(output).map((name) => walk([...path, name])));
      return [path.join(' '), ...below.flat()];
    };
    expect(await walk([])).toEqual(
      expect.arrayContaining(['serve', 'worker', 'migrate', 'staff add', 'staff reset-password', 'audit verify']),
    );
  });

  it('an unknown command is one sentence and exit code 1', async () => {
    const { exitCode, output, messages } = await afc(['staf']);
    expect([exitCode, output]).toEqual([1, '']);
    expect(messages).toContain("unknown command 'staf'");
  });
});
