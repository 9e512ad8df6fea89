import { menuGroups, pages } from '@afc/contract/pages';
import { expect, test } from 'vitest';
import { menuFor } from './layout/menu.ts';
// Declares what a route says of its page.
import type {} from './parts/page/use-page-name.ts';
import { router } from './router.tsx';

const routes = Object.values(router.routesById);

test('every page of the page table has a route, and every route is in the table', () => {
  const inRouter = routes
    .filter(({ options }) => options.staticData?.page)
    .map(({ options, fullPath }) => [
      options.staticData?.page,
      fullPath.replace('{-$token}', ':token?').replace(/\$(\w+)/g, ':$1'),
    ]);
  const inTable = Object.entries(pages).map(([name, { route }]) => [name, route]);
  const byName = (a: (string | undefined)[], b: (string | undefined)[]) => String(a[0]).localeCompare(String(b[0]));
  expect(inRouter.toSorted(byName)).toEqual(inTable.toSorted(byName));
});

test('every page asks its guard before it loads', () => {
  const unguarded = routes.filter(({ options }) => options.staticData?.page && !options.beforeLoad);
  expect(unguarded.map(({ id }) => id)).toEqual([]);
});

test('the menu is the menu table of the specification', () => {
  expect(menuFor('Operator').map(({ group, entries }) => [group, entries.map(({ label, to }) => [label, to])])).toEqual(
    [
      ['Statistics', [['Statistics', '/statistics']]],
      ['external Comparation', [['AI Collision', '/collision']]],
      ['Upload', [['Upload Files', '/single-upload']]],
      [
        'Results',
        [
          ['Clear', '/list-clear'],
          ['Consider', '/list-consider'],
          ['Blacklist', '/list-blacklisted'],
          ['Rejected', '/list-rejected'],
        ],
      ],
      ['Test', [['Test', '/test']]],
      ['Help', [['User Manual', '/help']]],
      ['Settings', [['Change password', '/auth/forgot-password']]],
    ],
  );
  expect(menuFor('Operator').map(({ group }) => group)).toEqual([...menuGroups]);
});
