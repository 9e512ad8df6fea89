// `npm run bench -- <name> [args]`: runs the bench of that name; each is a file beside this one that exports `bench`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(folder)
  .filter(
    (file) => file.endsWith('.ts') && /^export async function bench\(/m.test(readFileSync(join(folder, file), 'utf8')),
  )
  .map((file) => basename(file, '.ts'));

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && names.includes(name)) {
  const module: { bench(args: string[]): Promise<void> } = await import(`./${name}.ts`);
  await module.bench(args);
} else {
  console.log(`npm run bench -- <name> [args], where name is one of:\n${names.map((each) => `  ${each}`).join('\n')}`);
  process.exitCode = name === undefined || name === '--help' ? 0 : 1;
}
