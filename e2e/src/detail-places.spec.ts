import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { hold } from './hold.ts';
import { importOwnList } from './own-list.ts';
import { sample, submit } from './people.ts';

// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'detail-places' } });

test('while a case is on its way, nothing stands in sight that would leave when it comes', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  const { _id } = await submit(staff.call, sample('geronimo'), { firstname: 'Alone', lastname: 'Case' });
  const release = await hold(page, `**/recognition/result/${_id}`);
  await openAs(staff, `/detail/clear/${_id}`);
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone Case');
});

test('on a phone, too, a picture and what stands in the place of one lie side by side', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const administrator = await makeStaff('Administrator');
  await importOwnList(administrator.call, 'List without pictures', ['id,name', 'own-1,Ludwig Levelson']);
  const listed = await submit(administrator.call, sample('charles-barkla'), {
    firstname: 'Ludwig',
    lastname: 'Levelson',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
  await openAs(administrator, `/detail/consider/${listed._id}`);
  const picture = await page.getByTestId('picture-frame').boundingBox();
  const place = await page.getByTestId('no-picture').boundingBox();
  expect([place?.y, place?.height]).toEqual([picture?.y, picture?.height]);
});

test('the list of matches ends above the bar of actions before the page is scrolled', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Operator');
  await submit(staff.call, sample('otto-von-bismarck'), { firstname: 'Otto', lastname: 'First' });
  const again = await submit(staff.call, sample('otto-von-bismarck'), { firstname: 'Otto', lastname: 'Second' });
  // So low that the list has to scroll.
  await page.setViewportSize({ width: 1440, height: 450 });
  await openAs(staff, `/detail/consider/${again._id}`);
  await page.getByRole('heading', { name: 'Matches' }).hover();
  await page.mouse.wheel(0, 100);
  const [last, bar] = [page.getByTestId('match').getByRole('link'), page.getByRole('region', { name: 'Decision' })];
  const room = async () => ((await bar.boundingBox())?.y ?? 0) - endOf(await last.boundingBox());
  await expect.poll(room).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const endOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
