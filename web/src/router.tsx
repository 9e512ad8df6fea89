import { type PageName, rootRedirect, unknownRouteRedirect } from '@afc/contract/pages';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { scriptOnDemand } from './api/script-on-demand.ts';
import { GuestFrame } from './layout/guest-frame.tsx';
import { PageTrouble } from './layout/page-trouble.tsx';
import { Root } from './layout/root.tsx';
import { SharedFrame } from './layout/shared-frame.tsx';
import { Shell } from './layout/shell.tsx';
import { guard } from './session/guard.ts';
import { session } from './session/session.ts';

const root = createRootRoute({ component: Root });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const guest = createRoute({ getParentRoute: () => root, id: 'guest', component: GuestFrame });
const shared = createRoute({ getParentRoute: () => root, id: 'shared', component: SharedFrame });

/** A page, whose script is fetched when it is first opened. */
const late = <Script extends Record<string, unknown>, Name extends keyof Script & string>(
  load: () => Promise<Script>,
  name: Name,
) => lazyRouteComponent(scriptOnDemand(load), name);

/** What every page has: its name in the page table, and who may open it. */
const page = <N extends PageName>(name: N) => ({ staticData: { page: name }, beforeLoad: guard(name) });
const resultList = late(() => import('./pages/result-list/page.tsx'), 'ResultListPage');

const routes = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      redirect({ to: rootRedirect, replace: true, throw: true });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      redirect({ to: unknownRouteRedirect, replace: true, throw: true });
    },
  }),
  guest.addChildren([
    createRoute({
      getParentRoute: () => guest,
      path: '/login',
      staticData: { page: 'login' },
      beforeLoad: () => {
        if (session.get()) redirect({ to: '/statistics', replace: true, throw: true });
      },
      component: late(() => import('./pages/login/page.tsx'), 'LoginPage'),
    }),
    createRoute({
      getParentRoute: () => guest,
      path: '/auth/send-email',
      ...page('sendEmail'),
      component: late(() => import('./pages/send-email/page.tsx'), 'SendEmailPage'),
    }),
    createRoute({
      getParentRoute: () => guest,
      path: '/pages/errors/error-404',
      ...page('notFound'),
      component: late(() => import('./pages/not-found/page.tsx'), 'NotFoundPage'),
    }),
  ]),
  shared.addChildren([
    createRoute({
      getParentRoute: () => shared,
      path: '/auth/forgot-password/{-$token}',
      ...page('forgotPassword'),
      component: late(() => import('./pages/forgot-password/page.tsx'), 'ForgotPasswordPage'),
    }),
  ]),
  shell.addChildren([
    createRoute({
      getParentRoute: () => shell,
      path: '/statistics',
      ...page('statistics'),
      component: late(() => import('./pages/statistics/page.tsx'), 'StatisticsPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/collision',
      ...page('collision'),
      component: late(() => import('./pages/collision/page.tsx'), 'CollisionPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/single-upload',
      ...page('singleUpload'),
      component: late(() => import('./pages/single-upload/page.tsx'), 'SingleUploadPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/check-upload',
      ...page('checkUpload'),
      component: late(() => import('./pages/check-upload/page.tsx'), 'CheckUploadPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/bulk-upload',
      ...page('bulkUpload'),
      component: late(() => import('./pages/bulk-upload/page.tsx'), 'BulkUploadPage'),
    }),
    createRoute({ getParentRoute: () => shell, path: '/list-clear', ...page('listClear'), component: resultList }),
    createRoute({
      getParentRoute: () => shell,
      path: '/list-consider',
      ...page('listConsider'),
      component: resultList,
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/list-blacklisted',
      ...page('listBlacklisted'),
      component: resultList,
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/list-rejected',
      ...page('listRejected'),
      component: resultList,
    }),
    createRoute({ getParentRoute: () => shell, path: '/list-check', ...page('listCheck'), component: resultList }),
    createRoute({ getParentRoute: () => shell, path: '/list-matches', ...page('listMatches'), component: resultList }),
    createRoute({
      getParentRoute: () => shell,
      path: '/detail/$location/$id',
      ...page('detail'),
      component: late(() => import('./pages/detail/page.tsx'), 'DetailPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/test',
      ...page('test'),
      component: late(() => import('./pages/test/page.tsx'), 'TestPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/help',
      ...page('help'),
      component: late(() => import('./pages/help/page.tsx'), 'HelpPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/settings',
      ...page('settings'),
      component: late(() => import('./pages/settings/page.tsx'), 'SettingsPage'),
    }),
    createRoute({
      getParentRoute: () => shell,
      path: '/settings/audit',
      ...page('audit'),
      component: late(() => import('./pages/audit/page.tsx'), 'AuditPage'),
    }),
  ]),
]);

export const router = createRouter({
  routeTree: routes,
  defaultPreload: 'intent',
  defaultErrorComponent: PageTrouble,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// Whoever is logged out, in whatever way, stands at the door. With another role the page on screen may be forbidden.
let role = session.get()?.claims.role;
session.subscribe(() => {
  const next = session.get()?.claims.role;
  if (!next) void router.navigate({ to: '/login', replace: true });
  else if (role && next !== role) void router.invalidate();
  role = next;
});
