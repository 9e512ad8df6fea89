import { onlineManager } from '@tanstack/react-query';

/** A page's script that is not here because there is no network. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

/** Where a script is gone, as after an update, the router reloads everything. Without a network that would end in the
 * browser's own error page, so it is told another reason. */
export async function fetched<T>(script: Promise<T>): Promise<T> {
  try {
    return await script;
  } catch (error) {
    throw onlineManager.isOnline() ? error : new NotFetched('There is no network', { cause: error });
  }
}
