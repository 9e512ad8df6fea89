import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { changedSpecs } from './changed-specs.mjs';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(inject('testFolder'), 'changed-'));
  const files = {
    'e2e/src/list.spec.ts': "await openAs(staff, '/list-clear');",
    'e2e/src/case.spec.ts': 'await page.goto(`/detail/consider/1`);',
    'e2e/src/help.spec.ts': "await page.goto('/help');",
    'e2e/src/whole-story.spec.ts': "await openAs(staff, '/help');",
    'e2e/src/people.ts': '',
    'web/src/router.tsx': `
      import { Shell } from './layout/shell.tsx';
      const lists = late(() => import('./pages/lists/page.tsx'), 'Lists');
      createRoute({ path: '/list-clear', component: lists, }),
      createRoute({ path: '/detail/$location/$id', component: late(() => import('./pages/detail/page.tsx'), 'D'), }),
      createRoute({ path: '/help', component: late(() => import('./pages/help/page.tsx'), 'H'), }),`,
    'web/src/layout/shell.tsx': '',
    'web/src/pages/lists/page.tsx': "import { Row } from '../../parts/row.tsx';",
    'web/src/pages/detail/page.tsx': `
      import { Row } from '../../parts/row.tsx';
      import { Face } from './face.tsx';`,
    'web/src/pages/detail/face.tsx': '',
    'web/src/pages/help/page.tsx': '',
    'web/src/parts/row.tsx': "import sheet from './row.module.css';",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});

const all = ['case.spec.ts', 'help.spec.ts', 'list.spec.ts', 'whole-story.spec.ts'];

it.each([
  ['nothing', [], []],
  ['a part of one page', ['web/src/pages/detail/face.tsx'], ['case.spec.ts']],
  ['a part of two pages', ['web/src/parts/row.tsx'], ['case.spec.ts', 'list.spec.ts']],
  ['a sheet of a part', ['web/src/parts/row.module.css'], ['case.spec.ts', 'list.spec.ts']],
  ['a page', ['web/src/pages/help/page.tsx'], ['help.spec.ts', 'whole-story.spec.ts']],
  ['the frame of all pages', ['web/src/layout/shell.tsx'], all],
  ['how the pages are built', ['web/vite.config.ts'], all],
  ['a browser test', ['e2e/src/list.spec.ts'], ['list.spec.ts']],
  ['what browser tests share', ['e2e/src/people.ts'], all],
  ['the server', ['server/src/start/app/app.ts'], ['whole-story.spec.ts']],
  ['a test of the server or a document', ['server/src/start/app/app.test.ts', 'README.md'], []],
])('finds the browser tests that a change of %s touches', (_, changed, specs) => {
  expect(changedSpecs(root, changed).toSorted()).toEqual(specs);
});
