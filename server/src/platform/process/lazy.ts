export interface Lazy<T> {
  /** Makes it at the first call; a failed attempt is repeated at the next. */
  get(): Promise<T>;
  /** Closes it if it was ever made. */
  close(): Promise<void>;
}

/** A service that only some commands and tests need, and that takes its time to start. */
export function lazy<T extends { close(): Promise<void> }>(make: () => Promise<T>): Lazy<T> {
  let made: Promise<T> | undefined;
  return {
    get: () => {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
    close: async () => {
      await (await made?.catch(() => undefined))?.close();
    },
  };
}
