import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../../base/start-problem.ts';
import type { Binaries } from './binaries.ts';
import { databaseEnvironment, reasonIn } from './cluster.ts';
import { clusterName, readServerFile } from './leftover.ts';
import { chooseSocketFolder, give, isShortLived, type Places } from './places.ts';
import { serverSettings } from './settings.ts';

/** A running PostgreSQL server that this process started. */
export interface Server {
  socketFolder: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

export async function startServer(places: Places, binaries: Binaries, durable: boolean): Promise<Server> {
  const { cluster, logFile, account } = places;
  const socketFolder = chooseSocketFolder(places);
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`);
  // Its own file and not a pipe to us, so that it still runs well should we be killed.
  const log = openSync(logFile, 'a', 0o600);
  give(logFile, account);
  writeSync(log, '\n'); // fails where the disk is full: PostgreSQL could not even say so
  const prewarm = durable && binaries.hasPrewarm;
  const settings = serverSettings({ socketFolder, clusterName: clusterName(cluster), durable, prewarm });
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...account,
    cwd: '/',
    env: databaseEnvironment,
    // A session of its own: Ctrl-C in the terminal reaches only AFC, which still needs the database to finish its work.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const endWithUs = () => child.kill('SIGINT');
  process.prependOnceListener('exit', endWithUs); // before anybody removes its folder
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', endWithUs);
      if (isShortLived(socketFolder)) rmSync(socketFolder, { recursive: true, force: true });
      resolve();
    });
  });

  await becomeReady(child, places);
  return { socketFolder, ended, stop: () => stop(child, ended) };
}

/** Recovery after a crash may take long, so the wait lasts for as long as the server lives. */
async function becomeReady(child: ChildProcess, { cluster, logFile }: Places): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    const state = readServerFile(cluster);
    if (state?.ready && state.pid === child.pid) return;
    if (failure) throw new StartProblem(`PostgreSQL did not start: ${failure.message}.`);
    if (hasEnded(child)) throw new StartProblem(`PostgreSQL did not start: ${reasonIn(readFileSync(logFile, 'utf8'))}`);
    await pause(20);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** A fast shutdown ends open transactions; should it hang, an immediate one costs the next start a recovery. */
async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), patienceMs);
  await ended;
  clearTimeout(impatience);
}
