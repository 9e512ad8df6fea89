import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { UploadCard } from './upload-card.tsx';
import { createUploads } from './uploads.ts';

/** Makes no small copy: the test's document cannot. */
class NoWorker extends EventTarget {
  static started: NoWorker[] = [];
  constructor() {
    super();
    NoWorker.started.push(this);
  }
  postMessage() {}
  terminate() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  // One that failed is forgotten.
  for (const worker of NoWorker.started) worker.dispatchEvent(new Event('error'));
});

it('keeps two pictures apart that share name, size and date', async () => {
  vi.stubGlobal('Worker', NoWorker);
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const settings = {
    submit: async () => 'done',
    rowPer: 'selection',
    parts: [],
    refreshes: [],
    onDone: () => {},
  } as const;
  const uploads = createUploads(settings);
  const copy = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg', lastModified: 1 });
  const [first, second] = [copy(), copy()];
  uploads.add([first, second]);
  const labels = { title: 'New people', hint: '', sendLabel: 'Upload', removeLabel: 'Remove' };
  await renderPart(<UploadCard uploads={uploads} fields={() => null} {...labels} />);
  const [remove] = screen.getAllByRole('button', { name: 'Remove photo.jpg' });
  if (remove) fireEvent.click(remove);
  expect(uploads.rows.get()[0]?.files[0]).toBe(second);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const complaints = complaint.mock.calls;
  complaint.mockRestore();
  expect(complaints).toEqual([]);
});
