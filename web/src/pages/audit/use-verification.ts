import type { AuditVerification } from '@afc/contract/audit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';

/** Walks the chain from its beginning, stretch by stretch; whoever leaves the page ends the walk. */
export function useVerification() {
  const [stretch, setStretch] = useState<AuditVerification>();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const walk = useMutation({
    mutationFn: async () => {
      setStretch(undefined);
      let next: AuditVerification | undefined;
      while (here.current && !next?.finished) {
        next = await call('auditVerification', { query: next?.head ?? {} });
        setStretch(next);
      }
    },
    // Half a walk proves nothing.
    onError: () => setStretch(undefined),
  });
  return { stretch, walking: walk.isPending, start: () => walk.mutate() };
}
