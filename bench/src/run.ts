// `npm run bench -- <name> [args]`: runs the bench of that name; each is a file beside this one that exports `bench`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongArgument } from './arguments.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** What each bench says about how it is called. */
const usages = new Map(
  readdirSync(folder)
    .map((file) => ({ name: basename(file, '.ts'), text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => /^export async function bench\(/m.test(text))
    .map(({ name, text }) => [name, /`npm run bench -- ([^`]+)`/.exec(text)?.[1] ?? name]),
);

const [name = '--help', ...args] = process.argv.slice(2);
const usage = ['npm run bench --', ...[...usages.values()].map((each) => `  ${each}`)].join('\n');
if ([name, ...args].includes('--help')) console.log(usage);
else if (!usages.has(name)) fail(`There is no bench ${name}.`);
else {
  const module: { bench(args: string[]): Promise<void> } = await import(`./${name}.ts`);
  await module.bench(args).catch((error: unknown) => {
    if (!(error instanceof WrongArgument)) throw error;
    fail(error.message);
  });
}

function fail(sentence: string): void {
  console.error(`${sentence}\n${usage}`);
  process.exitCode = 1;
}
