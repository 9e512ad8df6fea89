import { onlineManager } from '@tanstack/react-query';

/** A script that is not here because there is no network. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

/**
 * A script that is fetched when it is first wanted. Without a network it is not asked for: many browsers never ask again
 * for one that failed. Where a page's script is gone, as after an update, the router reloads everything; without a
 * network that would end in the browser's own error page, so it is told another reason.
 */
export function lateScript<T>(load: () => Promise<T>): () => Promise<T> {
  let isHere = false;
  return async () => {
    if (!isHere && !onlineManager.isOnline()) throw new NotFetched('There is no network');
    try {
      const script = await load();
      isHere = true;
      return script;
    } catch (error) {
      throw onlineManager.isOnline() ? error : new NotFetched('There is no network', { cause: error });
    }
  };
}
