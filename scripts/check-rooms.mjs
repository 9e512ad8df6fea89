// Fails where a file imports one that a table of ARCHITECTURE.md names after its own, or what is for tests alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** By the heading of its tables, the folder whose rooms stand there, and whether every file must. */
const houses = {
  'The rooms of the server': { house: 'server/src', isComplete: true },
  'The rooms of the names': { house: 'screening/src/names', isComplete: false },
};

const isOfTests = (file) => file.endsWith('.test.ts') || file.split('/').includes('testing');
const holds = (room, file) => (room.endsWith('/') ? file.startsWith(room) : file === room);
const folderOrFile = (file) => (file.includes('/') ? dirname(file) : file);
const firstFolder = (path) => path.slice(0, path.indexOf('/') + 1);

function importsOf(house, file) {
  const text = readFileSync(join(root, house, file), 'utf8');
  const named = text.matchAll(/(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path)));
}

/** A folder may stand in the table itself, as a room, or by its rooms, as a wing. */
function faultsOf([heading, { house, isComplete }]) {
  const section = architecture.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rooms = [...section.matchAll(/^\| `([\w./-]+)` \|/gm)].map(([, room]) => room);
  const placeOf = (file) => rooms.findIndex((room) => holds(room, file));
  const names = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && !isOfTests(name));
  const lost = files.filter((file) => placeOf(file) < 0);
  const unnamed = new Set(lost.filter((file) => isComplete || file.includes('/')).map(folderOrFile));
  const wings = rooms.map(firstFolder).filter((wing, index, all) => wing !== all[index - 1]);
  const apart = wings.filter((wing, index) => wings.indexOf(wing) < index);
  return [
    ...[...unnamed].map((path) => `The table of rooms does not name ${house}/${path}.`),
    ...rooms.filter((room) => !names.includes(room.replace(/\/$/, ''))).map((room) => `There is no ${house}/${room}.`),
    ...apart.map((wing) => `The table of rooms names other rooms between those of ${house}/${wing}.`),
    ...files.flatMap((file) =>
      importsOf(house, file).flatMap((imported) => {
        if (isOfTests(imported)) return `${house}/${file} imports ${imported}, which is for tests alone.`;
        const isNamed = placeOf(file) >= 0;
        return isNamed && placeOf(imported) > placeOf(file)
          ? `${house}/${file} imports ${imported}, which the table of rooms names after it.`
          : [];
      }),
    ),
  ];
}

const wrong = Object.entries(houses).flatMap(faultsOf);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
