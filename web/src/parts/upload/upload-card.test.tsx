import { act, fireEvent, screen } from '@testing-library/react';
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

const settings = {
  submit: async () => 'done',
  rowPer: 'selection',
  parts: [],
  refreshes: [],
  onDone: () => {},
} as const;

/** A card with one row of these pictures. */
async function showRow(...files: File[]) {
  vi.stubGlobal('Worker', NoWorker);
  const uploads = createUploads(settings);
  uploads.add(files);
  const labels = { title: 'New people', hint: '', sendLabel: 'Upload', removeLabel: 'Remove' };
  await renderPart(<UploadCard uploads={uploads} fields={() => null} {...labels} />);
  return uploads.rows;
}

const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg', lastModified: 1 });

it('keeps two pictures apart that share name, size and date', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const [first, second] = [photo(), photo()];
  const rows = await showRow(first, second);
  const [remove] = screen.getAllByRole('button', { name: 'Remove photo.jpg' });
  if (remove) fireEvent.click(remove);
  expect(rows.get()[0]?.files[0]).toBe(second);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const complaints = complaint.mock.calls;
  complaint.mockRestore();
  expect(complaints).toEqual([]);
});

it('shows how far a row is, and tells it by quarters alone', async () => {
  const rows = await showRow(photo());
  const id = rows.get()[0]?.id ?? '';
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  for (const [progress, shown, heard] of [
    [0.26, 'Sending, 26%', 'Sending, 25%'],
    [0.49, 'Sending, 49%', 'Sending, 25%'],
    [1, 'Sending, 100%', 'Sending, 100%'],
  ] as const) {
    act(() => rows.change(id, { state: 'sending', progress }));
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    expect(told()).toContain(heard);
    expect(told().filter((text) => text !== heard && text !== '')).toEqual([]);
  }
});
