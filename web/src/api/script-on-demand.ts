import { endpoints } from '@afc/contract/endpoints';
import { onlineManager } from '@tanstack/react-query';

/** A script that is not here because there is no network, or because nobody answers. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

/**
 * A script that is fetched when it is first wanted. Without a network it is not asked for: many browsers never ask again
 * for one that failed. Where a page's script is gone, as after an update, the router reloads everything; where nobody
 * answers, that would end in the browser's own error page, so it is told another reason.
 */
export function scriptOnDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let isHere = false;
  return async () => {
    if (!isHere && !onlineManager.isOnline()) throw new NotFetched('There is no network');
    try {
      const script = await load();
      isHere = true;
      return script;
    } catch (error) {
      throw (await isServed()) ? error : new NotFetched('Nobody answers', { cause: error });
    }
  };
}

/** A browser is online where it has some network: AFC may still be starting anew, or out of reach. */
async function isServed(): Promise<boolean> {
  if (!onlineManager.isOnline()) return false;
  return fetch(endpoints.health.path, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** An export of a script that the page can do without. Where it failed to come, it may be asked for again. */
export function partOnDemand<Script, Name extends keyof Script>(
  load: () => Promise<Script>,
  name: Name,
): () => Promise<Script[Name]> {
  const fetchScript = scriptOnDemand(askingAgain(load));
  return async () => (await fetchScript())[name];
}

/**
 * Many browsers remember by its address that a script failed, until the page is reloaded. By another address they ask
 * for it once more; what they say of the failure names the one that failed.
 */
function askingAgain<Script>(load: () => Promise<Script>): () => Promise<Script> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const address = error instanceof Error ? /\S+\.js$/.exec(error.message)?.[0] : undefined;
      failures += 1;
      if (failures === 1 || !address) throw error;
      const script: Script = await import(/* @vite-ignore */ `${address}?again=${failures}`);
      return script;
    }
  };
}
