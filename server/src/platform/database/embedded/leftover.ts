import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../../base/start-problem.ts';
import { isShortLived, type Paths, socketName } from './places.ts';

/** PostgreSQL shows this name in the titles of all its processes, which is how those of one folder are told apart. */
export function clusterName(cluster: string): string {
  return `afc-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}

/** What postmaster.pid says about the server that wrote it. */
export function readServerFile(cluster: string): { pid: number; socketFolder: string; ready: boolean } | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Ends a PostgreSQL that outlived its AFC (kill -9) and leaves the cluster ready to be started. */
export async function endLeftover({ cluster, folder }: Paths, onFound: (pid: number) => void): Promise<void> {
  const written = readServerFile(cluster);
  const found = processesOf(cluster);
  const server = found.find((pid) => pid === written?.pid);
  if (server !== undefined) onFound(server);

  // A fast shutdown first; the harder ways cost only a recovery at the next start, never data.
  const steps = [
    { signal: 'SIGINT', pids: server === undefined ? [] : [server], seconds: 60 },
    { signal: 'SIGQUIT', pids: found, seconds: 10 },
    { signal: 'SIGKILL', pids: found, seconds: 10 },
  ] as const;
  for (const { signal, pids, seconds } of steps) {
    for (const pid of pids) send(pid, signal);
    // Without a server its orphans end by themselves, within moments.
    if (await allGone(cluster, pids.length === 0 ? 5 : seconds)) break;
  }
  if (processesOf(cluster).length > 0)
    throw new StartProblem(`A PostgreSQL left running on ${cluster} cannot be ended.`);

  removeTraces(cluster, [folder, ...(written ? [written.socketFolder] : [])]);
}

/** The number in these files may belong to some other program by now, which PostgreSQL would take for a rival. */
function removeTraces(cluster: string, socketFolders: string[]): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  for (const folder of socketFolders) {
    for (const name of [socketName, `${socketName}.lock`]) rmSync(join(folder, name), { force: true });
    if (isShortLived(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** The server's command line names the folder; the titles of its children begin with the cluster's name. */
export function processesOf(cluster: string): number[] {
  const title = `postgres: ${clusterName(cluster)}: `;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0)) return false;
      const [program, ...rest] = commandLine(pid).split('\0');
      if (program?.startsWith(title)) return true;
      return program?.endsWith('/postgres') === true && rest[0] === '-D' && rest[1] === cluster;
    });
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // it has just ended
  }
}

async function allGone(cluster: string, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (processesOf(cluster).length > 0) {
    if (performance.now() > deadline) return false;
    await pause(50);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended by itself
  }
}
