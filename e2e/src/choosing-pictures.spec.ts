import { thumbnailPixels } from '@afc/contract/limits';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const row = (page: Page, file: string) => page.getByRole('form', { name: file });

test.beforeEach(async ({ makeStaff, openAs }) => openAs(await makeStaff('Operator'), '/single-upload'));

test('pictures can be dropped, also beside the place for them', async ({ page }) => {
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    data.items.add(new File(['x'], 'face.png', { type: 'image/png' }));
    return data;
  });
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(row(page, 'face.png')).toBeVisible();
  await expect(page.getByText('Ignored, not jpg, jpeg or png: notes.txt')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('form')).toHaveCount(2);
});

test('the place for pictures shows that some are held over the page until they leave it', async ({ page }) => {
  const zone = page.getByTestId('drop-zone');
  const button = zone.getByRole('button', { name: 'Choose pictures' });
  const held = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'face.png', { type: 'image/png' }));
    return data;
  });
  // As in Safari, none of these says where the pictures come from or go to.
  const drag = (place: Locator, kind: string) => place.dispatchEvent(kind, { dataTransfer: held });
  await drag(zone, 'dragenter');
  await drag(zone, 'dragover');
  await expect(zone).toHaveAttribute('data-over');
  await drag(button, 'dragenter');
  await drag(zone, 'dragleave');
  await expect(zone).toHaveAttribute('data-over');
  await drag(button, 'dragleave');
  await expect(zone).not.toHaveAttribute('data-over');
});

test('pictures can be pasted; text that was copied together with a picture of it is for the field', async ({
  page,
}) => {
  const paste = (place: Locator, text: string) =>
    place.evaluate((target, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'face.png', { type: 'image/png' }));
      if (copied) clipboardData.setData('text/plain', copied);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  await paste(page.getByRole('button', { name: 'Choose pictures' }), '');
  await expect(row(page, 'face.png')).toHaveCount(1);
  const field = row(page, 'face.png').getByLabel('First Name');
  await paste(field, 'Grace');
  await paste(field, '');
  await expect(row(page, 'face.png')).toHaveCount(2);
});

test('a 4,000 by 6,000 pixel photo is decoded beside the page, which gets a small copy, and is sent whole', async ({
  page,
}) => {
  const photo = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(4_000, 6_000);
    const context = canvas.getContext('2d');
    for (let line = 0; line < 6_000 && context; line += 20) {
      context.fillStyle = `hsl(${line % 360} 60% 50%)`;
      context.fillRect(0, line, 4_000, 20);
    }
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'phone.jpg', { type: 'image/jpeg' }));
    return data;
  });
  // To decode 24 megapixels would stop the page's own thread.
  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new Error('decoded by the page'));
  });
  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: photo });
  const preview = row(page, 'phone.jpg').getByRole('img', { name: 'Preview of phone.jpg' });
  await expect(preview).toBeVisible();
  await expect(preview).toHaveJSProperty('naturalWidth', 2 * thumbnailPixels);
  await row(page, 'phone.jpg').getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Image uploaded correctly')).toBeVisible();
});

test('without a camera the dialog says so', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect(page.getByText('The camera cannot be used')).toBeVisible();
  await expectAccessible();
});
