import { onReset } from '../../state/reset.ts';
import { createStored } from '../../state/stored.ts';
import { useValue } from '../../state/value.ts';

const switchStates = ['on', 'off'] as const;

/** Survives a reload and holds in every tab; logging out switches it off. A session that the server refused leaves it
 * as it is, and so unmasks nothing that another tab is showing. */
export const demoMode = createStored('afc.demo', switchStates, 'off');
export const blurFaces = createStored('afc.blur-faces', switchStates, 'on');

export function useDemoMode(): boolean {
  return useValue(demoMode) === 'on';
}

export function useBlurredFaces(): boolean {
  const blurs = useValue(blurFaces) === 'on';
  return useDemoMode() && blurs;
}

onReset((end) => {
  if (end === 'loggedOut') demoMode.set('off');
});
