import type { ImportedList } from '@afc/contract/provider-lists';
import type { ListFormat } from '@afc/contract/vocabulary';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf, failureText, failureValues, fieldFailures, sayFailure } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { showingLists } from '../../api/record-lists.ts';
import { confirm } from '../../parts/dialogs/confirm.tsx';
import { areFilesUnchanged } from '../../parts/files/are-files-unchanged.ts';
import { useStillOnPage } from '../../parts/page/use-still-on-page.ts';
import { succeeded, working } from '../../state/toast.ts';

interface ListToImport {
  readonly format: ListFormat;
  readonly name: string;
  readonly sha256: string;
  readonly files: readonly File[];
}

/** Sends a list to be imported, and asks what only a person can know: whether it shrank, is meant to be older, or its file is cut off. */
export function useListImport(onImported: () => void) {
  const t = useTranslations('settings.lists');
  const here = useStillOnPage();
  const sentence = useImportSentence();
  const [lost, setLost] = useState(false);
  const load = useSend('importProviderList', {
    refreshes: showingLists,
    shownInPlace: 'all',
    takesLong: true,
    onSuccess: onImported,
  });
  const questionOn = (error: unknown) => {
    const { loaded = 0, loadedNames = 0, found = 0, foundNames = 0, line = 0 } = failureValues(error);
    const code = codeOf(error);
    if (code === 'listShrank')
      return {
        title: t('shrankTitle'),
        body: t('shrankBody', { loaded, loadedNames, found, foundNames }),
        no: t('shrankNo'),
      };
    if (code === 'listOlder')
      return { title: t('olderTitle'), body: t('olderBody', { loaded, found }), no: t('shrankNo') };
    if (code === 'listCutOff') return { title: t('cutOffTitle'), body: t('cutOffBody', { line }), no: t('cutOffNo') };
    if (code === 'listUnmarked') return { title: t('cutOffTitle'), body: t('unmarkedBody'), no: t('cutOffNo') };
    return undefined;
  };
  /** Large lists take minutes: whoever visits another page meanwhile hears there what came of it. */
  const send = async (list: ListToImport, acceptSmaller = false): Promise<void> => {
    const isLost = !(await areFilesUnchanged(list.files));
    setLost(isLost);
    if (isLost) return load.reset();
    const done = working(t('importing'));
    try {
      const imported = await load.mutateAsync({ body: formOf(list, acceptSmaller) }).finally(done);
      if (!here()) succeeded(sentence(imported));
    } catch (error) {
      const question = questionOn(error);
      if (question && (await confirm({ ...question, yes: t('insist'), danger: true }))) await send(list, true);
      else if (!question && !here()) sayFailure(error);
    }
  };
  return {
    send: (list: ListToImport) => void send(list),
    sending: load.isPending,
    imported: load.data,
    wrong: fieldFailures(load.error),
    problem: lost ? t('lostFile') : load.isError && !questionOn(load.error) ? problemOf(load.error) : undefined,
  };
}

/** What no field of the form says itself. */
function problemOf(error: unknown): string | undefined {
  const { name, sha256, ...elsewhere } = fieldFailures(error);
  const [sentence] = Object.values(elsewhere);
  return sentence ?? (name || sha256 ? undefined : failureText(error));
}

/** What came of an import. */
export function useImportSentence(): (imported: ImportedList) => string {
  const t = useTranslations('settings.lists');
  return ({ name, changed, current }) =>
    changed ? t('importedDone', { name, entities: current.entities }) : t('unchanged', { name });
}

/** The fields stand before the files, so that the server knows the format while it reads. */
function formOf({ format, name, sha256, files }: ListToImport, acceptSmaller: boolean): FormData {
  const form = new FormData();
  form.set('format', format);
  if (name.trim() !== '') form.set('name', name.trim());
  if (sha256.trim() !== '') form.set('sha256', sha256);
  if (acceptSmaller) form.set('acceptSmaller', 'true');
  for (const file of files) form.append('file', file);
  return form;
}
