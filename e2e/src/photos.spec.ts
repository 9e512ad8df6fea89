import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notAFace, sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'photos' }, allowedConsole: /status of 404/ });

test('of several photos those open that were found alike; one without a face and one that is not there say so', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  const known = [sample('otto-von-bismarck'), sample('charles-barkla')];
  await submit(staff.call, known, { firstname: 'Charles', lastname: 'Barkla' });
  const photos = [notAFace('coffee'), sample('henry-moseley'), sample('charles-barkla')];
  const again = await submit(staff.call, photos, { firstname: 'Karl', lastname: 'Barkla' });
  await openAs(staff, `/detail/consider/${again._id}`);
  await expect(page.getByRole('img', { name: /Karl Barkla.*3 of 3/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Charles Barkla.*2 of 2/ })).toBeVisible();
  await expect(page.getByTestId('field-photo')).toContainText('1: No face found');
  // On a phone their tools have no room in one line, and still the pictures stand level.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const [subject, match] = await page
    .getByTestId('picture-frame')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().top));
  expect(subject).toBe(match);
  await page.getByRole('button', { name: 'Previous picture' }).first().click();
  await expect(page.getByRole('img', { name: /Karl Barkla.*2 of 3/ })).toBeVisible();
  if (desktop) await page.setViewportSize(desktop);

  await page.route('**/main?**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const frame = page.getByTestId('picture-frame').first();
  await expect(frame.getByText('This picture could not be loaded.')).toBeVisible();
});
