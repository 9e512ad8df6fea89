import { expect, it, vi } from 'vitest';
import './read-worker.ts';

it('answers whatever stopped it, or the page would wait for ever', async () => {
  const told = vi.spyOn(self, 'postMessage').mockReturnValue();
  self.dispatchEvent(new MessageEvent('message', { data: 'no file' }));
  await expect.poll(() => told.mock.calls).toEqual([[{ end: { trouble: 'locked' } }]]);
  told.mockRestore();
});
