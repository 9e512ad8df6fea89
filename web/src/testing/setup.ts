import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, inject } from 'vitest';
import { speak } from '../language/language.tsx';
import { loseSession } from '../session/session.ts';
import { resetAll } from '../state/reset.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For how long a test waits for what must happen. */
    patienceMs: number;
  }
}

// What Mantine asks of a browser and the test's document lacks.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// As patient as expect.poll is.
configure({ asyncUtilTimeout: 0.8 * inject('patienceMs') });

beforeAll(() => speak('en'));

// Files share one window and one state: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  loseSession();
  resetAll('loggedOut');
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
