import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { sayFailure } from '../../api/failures.ts';

/** Gives the component of a dialog or a panel, whose script is fetched when it is opened for the first time. If that
 * fails, a toast says so, the page stays as it is, and the next opening tries again. */
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
