import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { Webcam } from './webcam.tsx';

/** A camera that is given when somebody says so, and knows whether it was switched off. */
function cameraOf() {
  const stop = vi.fn<() => void>();
  let give: () => void = () => {};
  const stream = new Promise((resolve) => {
    give = () => resolve({ getTracks: () => [{ stop }] });
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => stream } });
  return { stop, stream, give: () => give() };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it.each(['before', 'after'])('the camera is switched off where the dialog closes %s it was given', async (when) => {
  const { stop, stream, give } = cameraOf();
  const { unmount } = await renderPart(<Webcam onPicture={() => {}} onClose={() => {}} />);
  expect(await screen.findByText('Take a picture')).toBeDefined();
  if (when === 'before') unmount();
  give();
  await stream;
  if (when === 'after') unmount();
  await expect.poll(() => stop.mock.calls.length).toBe(1);
});
