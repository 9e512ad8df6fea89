import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const importPattern = /(?:from|import|import\()\s*'([^']+)'/g;
const pagePattern = /late\(\(\) => import\('\.\/pages\/([\w-]+)\/page\.tsx'\)/;
/** It goes through the whole product, so it stands for what no page alone shows. */
const wholeStory = 'whole-story.spec.ts';

/**
 * The browser tests that a change touches, as files of e2e/src: those that changed, those that open a page whose parts
 * changed, and the whole story for what the pages get from the server. All of them where every page is touched.
 */
export function changedSpecs(root, changed) {
  const specs = readdirSync(join(root, 'e2e/src')).filter((name) => name.endsWith('.spec.ts'));
  const texts = new Map(specs.map((name) => [name, readFileSync(join(root, 'e2e/src', name), 'utf8')]));
  const inWeb = changed.filter((file) => file.startsWith('web/') && !isTest(file));
  const inTests = changed.filter((file) => file.startsWith('e2e/'));
  if (inTests.some((file) => !file.endsWith('.spec.ts'))) return specs;
  const isOfServer = (file) => /^(contract|screening|server)\//.test(file) && !isTest(file);
  const touched = touchedPages(root, inWeb);
  if (touched === 'all') return specs;
  const routes = touched.flatMap((page) => routesOf(root).get(page) ?? []);
  return specs.filter(
    (name) =>
      inTests.includes(`e2e/src/${name}`) ||
      routes.some((route) => new RegExp(`['"\`]${route}`).test(texts.get(name))) ||
      (name === wholeStory && changed.some(isOfServer)),
  );
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

/** The folders of the pages that take something from one of the files; 'all' where the frame around them does. */
function touchedPages(root, files) {
  if (files.length === 0) return [];
  const importers = importersIn(root);
  const reached = new Set(files);
  for (const file of reached)
    if (!isPage(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const isFrame = (file) => file === 'web/src/router.tsx' || !file.startsWith('web/src/');
  if ([...reached].some(isFrame)) return 'all';
  return [...new Set([...reached].map((file) => /^web\/src\/pages\/([\w-]+)\//.exec(file)?.[1]).filter(Boolean))];
}

const isPage = (file) => file.endsWith('/page.tsx');

/** By file of the web, those that import it. */
function importersIn(root) {
  const importers = new Map();
  const names = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => /\.tsx?$/.test(each) && !isTest(each))) {
    const file = join('web/src', name);
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
      if (!path.startsWith('.')) continue;
      const imported = normalize(join(dirname(file), path));
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** By folder of a page, the paths that lead to it, without what follows a parameter. */
function routesOf(root) {
  const text = readFileSync(join(root, 'web/src/router.tsx'), 'utf8');
  const shared = new Map(
    [...text.matchAll(new RegExp(`const (\\w+) = ${pagePattern.source}`, 'g'))].map(([, name, page]) => [name, page]),
  );
  const routes = new Map();
  for (const part of text.split('createRoute({').slice(1)) {
    const path = /path: '([^']+)'/.exec(part)?.[1];
    const component = /component: (\w+),/.exec(part)?.[1];
    const page = pagePattern.exec(part)?.[1] ?? shared.get(component);
    if (path && page) routes.set(page, [...(routes.get(page) ?? []), path.replace(/\/?[$:{].*/, '')]);
  }
  return routes;
}
