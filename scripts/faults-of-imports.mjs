import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** By the heading of its tables, the folder whose rooms stand there, and whether every file must. */
const houses = {
  'The rooms of the server': { house: 'server/src', isComplete: true },
  'The rooms of the names': { house: 'screening/src/names', isComplete: false },
  'The parts of the pages': { house: 'web/src/parts', isComplete: false },
};

const isOfTests = (file) => /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');
const holds = (room, file) => (room.endsWith('/') ? file.startsWith(room) : file === room);
const folderOrFile = (file) => (file.includes('/') ? dirname(file) : file);
const firstFolder = (path) => path.slice(0, path.indexOf('/') + 1);

function importsOf(folder, file) {
  const named = readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path)));
}

/** A folder may stand in the table itself, as a room, or by its rooms, as a wing. */
function faultsOfRooms(root, architecture, [heading, { house, isComplete }]) {
  const section = architecture.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rooms = [...section.matchAll(/^\| `([\w./-]+)` \|/gm)].map(([, room]) => room);
  const placeOf = (file) => rooms.findIndex((room) => holds(room, file));
  const names = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !isOfTests(name));
  const lost = files.filter((file) => placeOf(file) < 0);
  const unnamed = new Set(lost.filter((file) => isComplete || file.includes('/')).map(folderOrFile));
  const wings = rooms.map(firstFolder).filter((wing, index, all) => wing !== all[index - 1]);
  const apart = wings.filter((wing, index) => wings.indexOf(wing) < index);
  return [
    ...[...unnamed].map((path) => `The table of rooms does not name ${house}/${path}.`),
    ...rooms.filter((room) => !names.includes(room.replace(/\/$/, ''))).map((room) => `There is no ${house}/${room}.`),
    ...apart.map((wing) => `The table of rooms names other rooms between those of ${house}/${wing}.`),
    ...files.flatMap((file) =>
      importsOf(join(root, house), file).flatMap((imported) => {
        if (isOfTests(imported)) return `${house}/${file} imports ${imported}, which is for tests alone.`;
        const isNamed = placeOf(file) >= 0;
        return isNamed && placeOf(imported) > placeOf(file)
          ? `${house}/${file} imports ${imported}, which the table of rooms names after it.`
          : [];
      }),
    ),
  ];
}

/** The line of arrows: a package may import those that stand before it in its chain. */
const chainsIn = (architecture) =>
  (architecture.match(/^ {4}\w+ +<- .+$/m)?.[0] ?? '')
    .trim()
    .split(/ {3,}/)
    .map((chain) => chain.split(/ +<- +/));

function faultsOfPackages(root, architecture) {
  const chains = chainsIn(architecture);
  const before = new Map(chains.flatMap((chain) => chain.map((name, place) => [name, chain.slice(0, place)])));
  if (before.size < 2) return ['ARCHITECTURE.md does not tell by arrows which package imports which.'];
  return [...before].flatMap(([name, allowed]) => {
    const house = `${name}/src`;
    const files = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => modulesOf(join(root, house), file).map((imported) => ({ file, imported })))
      .filter(({ file, imported }) => {
        const other = packageOf(house, file, imported);
        if (other === name) return false;
        return before.has(other) ? !allowed.includes(other) : name === 'contract' && !mayContract(file, imported);
      })
      .map(({ file, imported }) => `${house}/${file} imports ${imported}, which ${name} never does.`);
  });
}

function modulesOf(folder, file) {
  const named = readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:from|import|import\()\s*'([^']+)'/g);
  return [...named].map(([, imported]) => imported);
}

/** By its name or by where it is. */
const packageOf = (house, file, imported) =>
  imported.startsWith('.')
    ? normalize(join(house, dirname(file), imported)).split('/')[0]
    : imported.match(/^@afc\/(\w+)/)?.[1];

const mayContract = (file, imported) => imported === 'zod' || file.endsWith('.test.ts');

/**
 * What is wrong with the imports of a checkout, a sentence each: where a file imports one that a table of ARCHITECTURE.md
 * names after its own, or what is for tests alone; where a package imports one that stands after it; and where the
 * contract imports anything but zod.
 */
export function faultsOfImports(root) {
  const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  return [
    ...Object.entries(houses).flatMap((entry) => faultsOfRooms(root, architecture, entry)),
    ...faultsOfPackages(root, architecture),
  ];
}
