import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { sayFailure } from '../../api/failures.ts';

/** What opens over the page, in a script of its own that is fetched when it first opens. Where it cannot be fetched,
 * that is said, the page stays as it is, and opening it again tries again. */
export function usePartOnDemand<P>(
  fetchPart: () => Promise<ComponentType<P>>,
  opened: boolean,
  close: () => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  const wanted = opened && !part;
  const fetchNow = useEffectEvent(fetchPart);
  const fail = useEffectEvent((error: unknown) => {
    sayFailure(error);
    close();
  });
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    fetchNow().then(
      (fetched) => {
        if (!left) setPart(() => fetched);
      },
      (error) => {
        if (!left) fail(error);
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return part;
}
