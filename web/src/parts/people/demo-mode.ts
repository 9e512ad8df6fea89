import { onReset } from '../../state/reset.ts';
import { createStoredSwitch } from '../../state/stored.ts';
import { useValue } from '../../state/value.ts';

/** Demo Mode survives a reload and holds in every tab; logging out switches it off. When the server refuses the
 * session of one tab, it stays on, so that nothing is unmasked in the others. */
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
