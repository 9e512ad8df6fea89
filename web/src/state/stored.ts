import { createValue, type Value } from './value.ts';

/** A value that is one of a few. */
export interface Stored<T> extends Value<T> {
  readonly choices: readonly T[];
}

/** A choice the browser remembers, in all its tabs. Anything unreadable is the default. */
export function createStored<T extends string>(key: string, choices: readonly T[], initial: T): Stored<T> {
  const known = (text: string | null): T => choices.find((choice) => choice === text) ?? initial;
  const value = createValue(known(read('localStorage', key)));
  addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null))
      value.set(known(read('localStorage', key)));
  });
  return {
    ...value,
    choices,
    set: (next) => {
      write('localStorage', key, next);
      value.set(next);
    },
  };
}

/** The same for what is on or off. */
export function createStoredSwitch(key: string, initial: boolean): Value<boolean> {
  const { get, set, subscribe } = createStored(key, ['on', 'off'], initial ? 'on' : 'off');
  return { get: () => get() === 'on', set: (on) => set(on ? 'on' : 'off'), subscribe };
}

/** By its name: browsers may refuse storage altogether, and then the very word throws. Nothing is remembered there, and
 * everything still works. */
type StorageName = 'localStorage' | 'sessionStorage';

export function read(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function keysIn(storage: StorageName): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
}

export function write(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // Full or refused: the value lives until the page closes.
  }
}
