// Fails where web/src uses a class that its sheet does not have, which no compiler tells, or has one that nobody uses.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'web/src');

const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file) => readFileSync(join(source, file), 'utf8');
const groups = (text, pattern) => [...text.matchAll(pattern)].map(([, group]) => group);

/** Classes of libraries stand in `:global(…)`. */
function classesOf(sheet) {
  const rules = read(sheet).replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  return new Set(groups(rules, /\.([a-z]\w*)(?=[^{}]*\{)/gi));
}

const used = new Map(names.filter((name) => name.endsWith('.module.css')).map((sheet) => [sheet, new Set()]));
for (const file of names.filter((name) => /\.tsx?$/.test(name))) {
  const text = read(file);
  const code = text.replace(/ from '[^']+'/g, '');
  for (const [, local, path] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm))
    for (const name of groups(code, new RegExp(`\\b${local}\\.(\\w+)`, 'g')))
      used.get(normalize(join(dirname(file), path)))?.add(name);
}

const wrong = [...used].flatMap(([sheet, taken]) => {
  const classes = classesOf(sheet);
  return [
    ...[...taken].filter((name) => !classes.has(name)).map((name) => `web/src/${sheet} has no class ${name}.`),
    ...[...classes].filter((name) => !taken.has(name)).map((name) => `Nobody uses ${name} of web/src/${sheet}.`),
  ];
});
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
