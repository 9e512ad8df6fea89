import { onReset } from '../../state/reset.ts';
import { createStoredSwitch } from '../../state/stored.ts';
import { useValue } from '../../state/value.ts';

/** Survives a reload and holds in every tab; logging out switches it off. A session that the server refused leaves it
 * as it is, and so unmasks nothing that another tab is showing. */
export const demoMode = createStoredSwitch('afc.demo', false);
export const blurFaces = createStoredSwitch('afc.blur-faces', true);

export function useDemoMode(): boolean {
  return useValue(demoMode);
}

export function useBlurredFaces(): boolean {
  const blurs = useValue(blurFaces);
  return useDemoMode() && blurs;
}

onReset((end) => {
  if (end === 'loggedOut' || end === 'timedOut') demoMode.set(false);
});
