import { messages } from '@afc/contract/all-messages';
import { ApiError } from '@afc/contract/client';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from '../../api/failures.ts';
import { language, speak } from '../../language/language.tsx';
import { renderPart } from '../../testing/render.tsx';
import { PersonFields } from './person-fields.tsx';
import { UploadCard } from './upload-card.tsx';
import { createUploads } from './uploads.ts';

const { en, es } = messages;

afterEach(async () => {
  vi.unstubAllGlobals();
  language.set('en');
  await speak('en');
});

/** A row with these values was sent, and refused with this error where it was. */
async function refuse(values: { email?: string; docId?: string }, error?: unknown) {
  // Makes no small copy of a picture: the test's document cannot.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
  const uploads = createUploads({
    submit: () => Promise.reject(error),
    rowPer: 'image',
    parts: ['email', 'docId'],
    refreshes: [],
    onDone: () => {},
  });
  uploads.add([new File(['photo'], 'photo.jpg')]);
  const id = uploads.rows.get()[0]?.id ?? '';
  uploads.rows.edit(id, 'email', values.email ?? '');
  uploads.rows.edit(id, 'docId', values.docId ?? '');
  await uploads.send(id);
  const labels = { title: 'New people', hint: '', sendLabel: 'Upload', removeLabel: 'Remove' };
  await renderPart(<UploadCard uploads={uploads} fields={PersonFields} {...labels} />);
}

const choose = (wanted: 'es' | 'en') => act(async () => language.set(wanted));

it('says in the new language what the page found wrong with a field', async () => {
  await refuse({ email: 'nobody' });
  expect(screen.getByText(en.fieldEmail)).toBeDefined();
  await choose('es');
  expect(await screen.findByText(es.fieldEmail)).toBeDefined();
  expect(screen.queryByText(en.fieldEmail)).toBeNull();
});

it('says in the new language why the server refused it, and of its fields only which are wrong', async () => {
  const error = new ApiError(400, { code: 'badRequest', message: '', fields: { docId: 'Only the server knows why.' } });
  rememberLanguage(error, 'en');
  await refuse({ docId: 'X1' }, error);
  expect(screen.getByText(en.badRequest)).toBeDefined();
  expect(screen.getByText('Only the server knows why.')).toBeDefined();
  await choose('es');
  expect(await screen.findByText(es.badRequest)).toBeDefined();
  expect(screen.getByText(es.fieldInvalid)).toBeDefined();
  expect(screen.queryByText('Only the server knows why.')).toBeNull();
  await choose('en');
  expect(await screen.findByText('Only the server knows why.')).toBeDefined();
});
