import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../../base/start-problem.ts';

/** Whom PostgreSQL runs as; absent when AFC itself runs as an ordinary user, and PostgreSQL with it. */
export interface Account {
  uid: number;
  gid: number;
}

const userName = 'postgres';

/** PostgreSQL refuses to run as root: then the owner of an existing cluster runs it, or the system's postgres user. */
export function chooseAccount(cluster: string): Account | undefined {
  refuseForeignCluster(cluster);
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return findUser() ?? createUser();
}

/** Root may use every cluster. */
export function refuseForeignCluster(cluster: string): void {
  if (process.getuid?.() === 0 || !existsSync(dirname(cluster))) return;
  const { uid } = statSync(dirname(cluster));
  if (uid !== process.getuid?.())
    throw new StartProblem(
      `${dirname(cluster)} belongs to another user (number ${uid}): start AFC as that user or as root, or choose another AFC_DATA.`,
    );
}

function findUser(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, userName], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createUser(): Account {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    // the sentence below says it
  }
  const account = findUser();
  if (!account)
    throw new StartProblem(
      `PostgreSQL refuses to run as root and the user ${userName} could not be created: create it, or start AFC as an ordinary user.`,
    );
  return account;
}

/** Asks the kernel instead of reading permission bits, so that access lists and mounts count as well. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
