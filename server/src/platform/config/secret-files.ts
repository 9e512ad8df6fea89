import { readFileSync } from 'node:fs';
import { StartProblem } from '../base/start-problem.ts';

/** Variables that hold a secret, alone or in an address. Each may also come from a file. */
export const secretVariables = [
  'DATABASE_URL',
  'AFC_ADMIN_PASSWORD',
  'AFC_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'EXTERNAL_YENTE_API_KEY',
] as const;

const fileVariable = <Name extends string>(name: Name) => `${name}_FILE` as const;

/** The variables that name the files. */
export const fileVariables = secretVariables.map(fileVariable);

/** The environment with the secrets from their files, and under which variable each name was given. */
export function readSecretFiles(environment: NodeJS.ProcessEnv) {
  const isGiven = (name: string) => Boolean(environment[name]?.trim());
  const fromFiles = secretVariables.filter((name) => isGiven(fileVariable(name)));
  const both = fromFiles.find(isGiven);
  if (both) throw new StartProblem(`The variables ${both} and ${fileVariable(both)} are both set: set one of them.`);
  const secrets = fromFiles.map((name) => [name, secretIn(fileVariable(name), environment)] as const);
  const givenAs = (name: string) => fromFiles.map(fileVariable).find((variable) => variable === `${name}_FILE`) ?? name;
  return { environment: { ...environment, ...Object.fromEntries(secrets) }, givenAs };
}

/** No sentence holds the name of the file: somebody may have written the secret itself in its place. */
function secretIn(variable: string, environment: NodeJS.ProcessEnv): string {
  const secret = contentOf(variable, environment[variable]?.trim() ?? '').replace(/[\r\n]+$/, '');
  if (secret.trim()) return secret;
  throw new StartProblem(`The file that the variable ${variable} names is empty.`);
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartProblem(`The file that the variable ${variable} names cannot be read${reasonOf(error)}.`);
  }
}

/** ENOENT: no such file or directory, open '…' */
function reasonOf(error: unknown): string {
  const [, reason] = (error instanceof Error && /^[A-Z]+: ([^,']+),/.exec(error.message)) || [];
  return reason ? ` (${reason})` : '';
}
