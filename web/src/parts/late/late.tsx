import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { sayFailure } from '../../api/failures.ts';

interface LateProps {
  readonly opened?: boolean;
  readonly onClose: () => void;
}

/** What opens over the page, in a script of its own that is fetched when it first opens. Where it cannot be fetched,
 * that is said, the page stays as it is, and opening it again tries again. */
export function late<P extends LateProps>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => fetched);
    const wanted = props.opened !== false && !Part;
    const fail = useEffectEvent((error: unknown) => {
      sayFailure(error);
      props.onClose();
    });
    useEffect(() => {
      if (!wanted) return;
      let left = false;
      fetchPart().then(
        (part) => {
          fetched = part;
          if (!left) setPart(() => part);
        },
        (error) => {
          if (!left) fail(error);
        },
      );
      return () => {
        left = true;
      };
    }, [wanted]);
    return Part ? <Part {...props} /> : null;
  };
}
