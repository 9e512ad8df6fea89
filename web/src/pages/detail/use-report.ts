import { reportFileName } from '@afc/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/client.ts';
import { saveFile } from '../../parts/files/save-file.ts';
import { useDemoMode } from '../../parts/people/demo-mode.ts';
import { session, useSignedIn } from '../../session/session.ts';
import { failed, working } from '../../state/toast.ts';

/** Fetches the report and saves it as userReport.pdf; masked in Demo Mode. */
export function useReport(id: string) {
  const message = useTranslations('message');
  const masked = useDemoMode();
  const asker = useSignedIn().claims.id;
  const [running, setRunning] = useState(false);
  const download = async () => {
    if (running) return;
    setRunning(true);
    const done = working(message('reportBeingGenerated'));
    // After log out nothing of it is left to whoever comes next.
    const stillSignedIn = () => session.get()?.claims.id === asker;
    try {
      const { data } = await call('pdfReport', { params: { id }, query: { masked: masked ? 'true' : 'false' } });
      if (!stillSignedIn()) return;
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      saveFile(new Blob([bytes], { type: 'application/pdf' }), reportFileName);
    } catch {
      // Where the session ended, that was said already.
      if (stillSignedIn()) failed(message('reportFailed'));
    } finally {
      done();
      setRunning(false);
    }
  };
  return { running, download: () => void download() };
}

export type Report = ReturnType<typeof useReport>;
