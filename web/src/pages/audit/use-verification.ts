import type { AuditVerification } from '@afc/contract/audit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useStillOnPage } from '../../parts/page/use-still-on-page.ts';

/** Walks the chain from its beginning, stretch by stretch; whoever leaves the page ends the walk. */
export function useVerification() {
  const [stretch, setStretch] = useState<AuditVerification>();
  const here = useStillOnPage();
  const walk = useMutation({
    mutationFn: async () => {
      setStretch(undefined);
      let next: AuditVerification | undefined;
      while (here() && !next?.finished) {
        next = await call('auditVerification', { query: next?.head ?? {} });
        setStretch(next);
      }
    },
    meta: { takesLong: true },
    // Half a walk proves nothing.
    onError: () => setStretch(undefined),
  });
  return { stretch, walking: walk.isPending, start: () => walk.mutate() };
}
