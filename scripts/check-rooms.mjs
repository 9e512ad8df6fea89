// Fails where a folder imports one that a table of ARCHITECTURE.md names after it, or is not named there; where a package
// imports one that stands after it; and where the contract imports anything but zod.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** By the heading of its table, the folder whose rooms stand there. */
const houses = {
  'The rooms of the server': 'server/src',
  'The rooms of the names': 'screening/src/names',
  'The parts of the pages': 'web/src/parts',
};

const roomOf = (file) => (file.includes('/') ? file.split('/')[0] : undefined);
/** Tests put together what they need. */
const isOfTests = (file) => /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');

const textOf = (house, file) => readFileSync(join(root, house, file), 'utf8');

function importsOf(house, file) {
  const named = textOf(house, file).matchAll(/(?:from|import|import\(|new URL\()\s*'(\.[^']+)'/g);
  return [...named].map(([, path]) => normalize(join(dirname(file), path)));
}

function faultsOf([heading, house]) {
  const table = architecture.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rooms = [...table.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, room]) => room);
  const isFurtherUp = (room, other) => rooms.includes(other) && rooms.indexOf(other) > rooms.indexOf(room);
  const names = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name) && roomOf(name) && !isOfTests(name));
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

/** The line of arrows: a package may import those that stand before it in its chain. */
const chains = (architecture.match(/^ {4}\w+ +<- .+$/m)?.[0] ?? '')
  .trim()
  .split(/ {3,}/)
  .map((chain) => chain.split(/ +<- +/));

function faultsOfPackages() {
  const before = new Map(chains.flatMap((chain) => chain.map((name, place) => [name, chain.slice(0, place)])));
  if (before.size < 2) return ['ARCHITECTURE.md does not tell by arrows which package imports which.'];
  return [...before].flatMap(([name, allowed]) => {
    const house = `${name}/src`;
    const files = readdirSync(join(root, house), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => modulesOf(house, file).map((imported) => ({ file, imported })))
      .filter(({ file, imported }) => {
        const other = packageOf(house, file, imported);
        if (other === name) return false;
        return before.has(other) ? !allowed.includes(other) : name === 'contract' && !mayContract(file, imported);
      })
      .map(({ file, imported }) => `${house}/${file} imports ${imported}, which ${name} never does.`);
  });
}

function modulesOf(house, file) {
  const named = textOf(house, file).matchAll(/\b(?:from|import|import\()\s*'([^']+)'/g);
  return [...named].map(([, imported]) => imported);
}

/** By its name or by where it is. */
const packageOf = (house, file, imported) =>
  imported.startsWith('.')
    ? normalize(join(house, dirname(file), imported)).split('/')[0]
    : imported.match(/^@afc\/(\w+)/)?.[1];

const mayContract = (file, imported) => imported === 'zod' || file.endsWith('.test.ts');

const wrong = [...Object.entries(houses).flatMap(faultsOf), ...faultsOfPackages()];
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
