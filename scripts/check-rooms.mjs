// Fails where a folder imports one that a table of ARCHITECTURE.md names after it, or is not named there.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** By the heading of its table, the folder whose rooms stand there. */
const houses = { 'The rooms of the server': 'server/src', 'The rooms of the names': 'screening/src/names' };

const roomOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);
/** Tests put together what they need. */
const isOfTests = (file) => file.endsWith('.test.ts') || file.split('/').includes('testing');

function importsOf(house, file) {
  const text = readFileSync(join(root, house, file), 'utf8');
  const named = text.matchAll(/(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path)));
}

function faultsOf([heading, house]) {
  const table = architecture.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rooms = [...table.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, room]) => room);
  const isFurtherUp = (room, other) => rooms.includes(other) && rooms.indexOf(other) > rooms.indexOf(room);
  const names = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && roomOf(name) && !isOfTests(name));
  const unnamed = new Set(files.map(roomOf).filter((room) => !rooms.includes(room)));
  return [
    ...[...unnamed].map((room) => `The table of rooms does not name ${house}/${room}.`),
    ...rooms.filter((room) => !names.includes(room)).map((room) => `There is no ${house}/${room}.`),
    ...files.flatMap((file) =>
      importsOf(house, file)
        .filter((imported) => isFurtherUp(roomOf(file), roomOf(imported)))
        .map((imported) => `${house}/${file} imports ${imported}, which the table of rooms names after it.`),
    ),
  ];
}

const wrong = Object.entries(houses).flatMap(faultsOf);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
