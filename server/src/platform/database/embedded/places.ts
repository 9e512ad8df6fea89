import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartProblem } from '../../base/start-problem.ts';
import { type Account, canEnter, chooseAccount } from './account.ts';

/** Where one embedded PostgreSQL keeps its things, and who runs it. */
export interface Places {
  folder: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
  lockFile: string;
  account: Account | undefined;
}

/** The name PostgreSQL gives its socket; it goes by the port, though no port is opened. */
export const socketName = '.s.PGSQL.5432';
const shortLived = join(tmpdir(), 'afc-socket-');
// The kernel allows 107 bytes for the path of a socket, file name included.
const longestSocketFolder = 107 - `/${socketName}`.length;

export type Paths = Omit<Places, 'account'>;

/** The database lives in the data folder, unless the postgres user cannot get there: then below /var/lib/afc. */
export function choosePlaces(dataFolder: string): Places {
  const home = realpathSync(dataFolder);
  const paths = findPaths(home);
  const account = chooseAccount(paths.cluster);
  if (!account || canEnter(dirname(paths.folder), account)) return prepare(paths, account);
  if (existsSync(paths.cluster))
    throw new StartProblem(
      `PostgreSQL cannot run as root, and its user cannot enter ${closedFolder(home, account)}: allow that with chmod o+x, or choose another AFC_DATA.`,
    );
  return prepare(pathsIn(elsewhere(home)), account);
}

/** Where a data folder's database is, or would be; makes nothing. */
export function findPaths(dataFolder: string): Paths {
  const note = noteOf(dataFolder);
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''; // empty where the disk was full
  return pathsIn(noted || join(dataFolder, 'postgres'));
}

/** A folder of the machine, not of a checkout, that every user can pass through. */
export function sharedFolder(): string {
  const folder = '/var/lib/afc';
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o711);
  } catch {
    throw new StartProblem(
      `AFC runs as root from a folder that PostgreSQL's own user cannot enter, and ${folder} cannot be written: move AFC and AFC_DATA out of root's home.`,
    );
  }
  return folder;
}

/** Sockets have short paths and the setting is a list, so long or odd folders get a short one of their own. */
export function chooseSocketFolder({ folder, account }: Places): string {
  if (Buffer.byteLength(folder) <= longestSocketFolder && /^[\w/.+-]+$/.test(folder)) return folder;
  const short = mkdtempSync(shortLived);
  give(short, account);
  return short;
}

/** Whether a socket's folder was made for one run only. */
export function isShortLived(socketFolder: string): boolean {
  return socketFolder.startsWith(shortLived);
}

export function give(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

function pathsIn(folder: string): Paths {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    logFile: join(folder, 'postgres.log'),
    lockFile: join(folder, 'afc.lock'),
  };
}

function prepare(paths: Paths, account: Account | undefined): Places {
  mkdirSync(paths.folder, { recursive: true });
  chmodSync(paths.folder, 0o700);
  give(paths.folder, account);
  return { ...paths, account };
}

function noteOf(dataFolder: string): string {
  return join(dataFolder, 'postgres-is-in');
}

/** The note keeps database and pictures together when the data folder is moved later. */
function elsewhere(home: string): string {
  const folder = join(sharedFolder(), createHash('sha256').update(home).digest('hex').slice(0, 12));
  writeFileSync(noteOf(home), `${folder}\n`);
  return folder;
}

function closedFolder(folder: string, account: Account): string {
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, account) ? folder : closedFolder(parent, account);
}
