import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { tokenOf } from '../testing/token.ts';
import { check, ForbiddenPage, guard } from './guard.ts';
import { beginSession, endSession } from './session.ts';
import { takeWanted } from './wanted-page.ts';

function outcome(work: () => void): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

test('a guest who asks for a guarded page goes to /login, and the page is remembered', () => {
  const thrown = outcome(() => check('user', '/detail/consider/7'));
  expect(isRedirect(thrown) && thrown.options.to).toBe('/login');
  expect(takeWanted()).toBe('/detail/consider/7');
});

test('a role that a group does not admit stays out', () => {
  beginSession(tokenOf('Operator'));
  expect(outcome(() => check('admin', '/x'))).toBeInstanceOf(ForbiddenPage);
  expect(outcome(() => check('staff', '/x'))).toBeInstanceOf(ForbiddenPage);
  expect(outcome(() => check('user', '/x'))).toBeUndefined();
  endSession();
  beginSession(tokenOf('Developer'));
  expect(outcome(() => check('staff', '/x'))).toBeUndefined();
  endSession();
});

test('open pages need nobody', () => {
  expect(outcome(() => check('open', '/x'))).toBeUndefined();
});

test('a link that is only hovered sends nobody away, and is not where signing in leads', () => {
  const hover = () => guard('settings')({ location: { href: '/settings' }, preload: true });
  expect(outcome(hover)).toBeUndefined();
  expect(takeWanted()).toBe('/statistics');
});
