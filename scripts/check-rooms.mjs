// Fails where a folder of server/src imports one that ARCHITECTURE.md names after it, or is not named there.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'server/src');

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const table = architecture.split('\n## The rooms of the server\n')[1]?.split('\n## ')[0] ?? '';
const rooms = [...table.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, room]) => room);

const roomOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);
/** Tests put together what they need. */
const isOfTests = (file) => file.endsWith('.test.ts') || file.split('/').includes('testing');
const isFurtherUp = (room, other) => rooms.includes(other) && rooms.indexOf(other) > rooms.indexOf(room);

function importsOf(file) {
  const named = readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path)));
}

const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
const files = names.filter((name) => name.endsWith('.ts') && roomOf(name) && !isOfTests(name));
const unnamed = new Set(files.map(roomOf).filter((room) => !rooms.includes(room)));
const wrong = [
  ...[...unnamed].map((room) => `The table of rooms does not name server/src/${room}.`),
  ...rooms.filter((room) => !names.includes(room)).map((room) => `There is no server/src/${room}.`),
  ...files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isFurtherUp(roomOf(file), roomOf(imported)))
      .map((imported) => `server/src/${file} imports ${imported}, which the table of rooms names after it.`),
  ),
];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
