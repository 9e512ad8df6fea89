import type { ListFormat } from '@afc/contract/vocabulary';
import { useTranslations } from 'use-intl';
import { codeOf, failureText, failureValues, fieldFailures } from '../../api/failures.ts';
import { useSend } from '../../api/queries.ts';
import { confirm } from '../../parts/confirm/confirm.tsx';
import { working } from '../../parts/toast/toast.ts';

interface ListToImport {
  readonly format: ListFormat;
  readonly name: string;
  readonly sha256: string;
  readonly files: readonly File[];
}

/** Sends a list to be imported, and asks what only a person can know: whether it shrank or its file is cut off. */
export function useListImport(onImported: () => void) {
  const t = useTranslations('settings.lists');
  const load = useSend('importProviderList', {
    refreshes: ['listProviderLists', 'quickPanel', 'policy'],
    shownInPlace: 'all',
    onSuccess: onImported,
  });
  const questionOn = (error: unknown) => {
    const { loaded = 0, found = 0, line = 0 } = failureValues(error);
    const code = codeOf(error);
    if (code === 'listShrank')
      return { title: t('shrankTitle'), body: t('shrankBody', { loaded, found }), no: t('shrankNo') };
    if (code === 'listCutOff') return { title: t('cutOffTitle'), body: t('cutOffBody', { line }), no: t('cutOffNo') };
    return undefined;
  };
  const send = (list: ListToImport, acceptSmaller = false) => {
    const done = working(t('importing'));
    const offerToInsist = async (error: unknown) => {
      const question = questionOn(error);
      if (question && (await confirm({ ...question, yes: t('insist'), danger: true }))) send(list, true);
    };
    load.mutate(
      { body: formOf(list, acceptSmaller) },
      { onSettled: done, onError: (error) => void offerToInsist(error) },
    );
  };
  const wrong = fieldFailures(load.error);
  const failed = load.isError && !questionOn(load.error) && Object.keys(wrong).length === 0;
  return {
    send,
    sending: load.isPending,
    imported: load.data,
    wrong,
    problem: failed ? failureText(load.error) : undefined,
  };
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
