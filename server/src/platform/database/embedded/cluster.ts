import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../base/start-problem.ts';
import type { Binaries } from './binaries.ts';
import { give, type Places } from './places.ts';

export const databaseUser = 'afc';

/** PostgreSQL's programs see nothing of our environment, which may hold secrets and PG* variables. */
export const databaseEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the cluster (PostgreSQL's word for its folder of databases) unless it exists, and returns its password. */
export function ensureCluster(places: Places, binaries: Binaries): string {
  if (existsSync(places.cluster)) {
    refuseOtherVersion(places.cluster, binaries);
    giveBack(places);
  } else makeCluster(places, binaries);
  return readPassword(places);
}

function readPassword({ passwordFile }: Places): string {
  if (!existsSync(passwordFile))
    throw new StartProblem(`The file ${passwordFile} is missing: put it back from where the database was copied.`);
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Anew for every cluster: what an earlier start left may be half of one, from a disk that was full. */
function makePassword({ passwordFile, account }: Places): void {
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  give(passwordFile, account);
}

/** Renamed into place when complete, so that an interrupted initdb is never taken for a database. */
function makeCluster(places: Places, { initdb }: Binaries): void {
  const { cluster, folder, account, passwordFile } = places;
  makePassword(places);
  for (const name of readdirSync(folder))
    if (name.startsWith('cluster.')) rmSync(join(folder, name), { recursive: true, force: true });

  const unfinished = `${cluster}.${process.pid}`;
  // The builtin locale sorts and folds alike on every machine, whatever locales it has.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${databaseUser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const { status, stderr } = spawnSync(initdb, [`--pgdata=${unfinished}`, ...access, ...locale, '--no-instructions'], {
    ...account,
    cwd: '/',
    env: databaseEnvironment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartProblem(whyNotMade(folder, stderr));
  renameSync(unfinished, cluster);
}

export function whyNotMade(folder: string, output: string): string {
  // Containers often run as a number alone.
  const [, nameless] = /could not look up effective user ID (\d+)/.exec(output) ?? [];
  return nameless
    ? `PostgreSQL makes its files only for an account with a name, and number ${nameless} has none: add it to /etc/passwd, start AFC as another account, or set DATABASE_URL.`
    : `PostgreSQL could not make its files in ${folder}: ${reasonIn(output)}`;
}

function refuseOtherVersion(cluster: string, { postgres }: Binaries): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  if (!stdout.includes(` ${made}.`))
    throw new StartProblem(`${cluster} was made by PostgreSQL ${made}, but this AFC brings ${stdout.trim()}.`);
}

/** Root's own is a cluster only after root copied it without its owner: a backup that was restored. */
function giveBack({ cluster, account }: Places): void {
  if (!account || statSync(cluster).uid !== 0) return;
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(cluster, name), account.uid, account.gid);
  chmodSync(cluster, 0o700);
  give(cluster, account); // last, so that an interrupted start begins this anew
}

/** The line of PostgreSQL's output that says why it gave up. */
export function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  // The first one: what comes after it is often only that PostgreSQL could not go on.
  const telling = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return `${telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '') || 'it gave no reason'}.`;
}
