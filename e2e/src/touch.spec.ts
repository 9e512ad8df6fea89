import { devices, expect, type Locator, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { expectToFit } from './expect-to-fit.ts';
import { test } from './fixtures.ts';
import { importOwnList } from './own-list.ts';
import { notAFace, sample, submit } from './people.ts';

const { viewport, hasTouch, isMobile } = devices['iPhone SE (3rd gen)'];
test.use({ viewport, hasTouch, isMobile });
// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'touch' } });

const fingerPixels = 44;
const touched =
  'button, a.mantine-Button-root, .touch-more, label:has(input), .mantine-Checkbox-label, .mantine-Input-wrapper';

/** What can be touched but is hard to hit: its own box, with what it adds around itself, is too small. */
const hardToHit = (page: Page) =>
  page.locator('body').evaluate(
    (body, { finger, what }) =>
      [...body.querySelectorAll(what)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const around = getComputedStyle(element, '::after');
          const more = around.content === 'none' ? 0 : -2 * Number.parseFloat(around.top);
          return height + more < finger || width < finger;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    { finger: fingerPixels, what: touched },
  );

test('on a phone a finger hits every control, and fields do not make the page zoom', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  await submit(staff.call, sample('henry-moseley'), { firstname: 'First', lastname: 'Touched' });
  const photos = [sample('henry-moseley'), sample('grace-hopper')];
  const second = await submit(staff.call, photos, { firstname: 'Second', lastname: 'Touched' });
  for (const path of ['/login', '/auth/send-email']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hardToHit(page), path).toEqual([]);
  }
  for (const path of ['/single-upload', '/list-consider', `/detail/consider/${second._id}`, '/settings', '/help']) {
    await openAs(staff, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await hardToHit(page), path).toEqual([]);
    const sizes = await page
      .locator('main input:not([type=file], [type=checkbox], [type=radio], [type=hidden])')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(16, ...sizes), path).toBe(16);
    await expectToFit(page, path);
  }
});

test('on a phone a finger hits every entry of the menu, and who is signed in stands at its end', async ({
  page,
  makeStaff,
  openAs,
}) => {
  await openAs(await makeStaff('Operator'), '/statistics');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.getByRole('dialog');
  const entries = menu.getByRole('navigation').getByRole('link');
  await expect(entries).toHaveCount(10);
  const heights = await entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBe(fingerPixels);
  const person = await menu.getByRole('link', { name: /^Your settings/ }).boundingBox();
  expect((person?.y ?? 0) + (person?.height ?? 0)).toBe(viewport.height);
});

test('on a phone the button of a petition stands beside what is said of it, in Spanish too', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  await submit(staff.call, sample('marie-curie'), { firstname: 'Marie', lastname: 'Beside' });
  await submit(staff.call, notAFace('cat'), { firstname: 'Cat', lastname: 'Beside' }).catch(() => {});
  await page.addInitScript(() => localStorage.setItem('afc.language', 'es'));
  await openAs(staff, '/single-upload');
  const rows = page.getByTestId('petition').filter({ hasText: 'Beside' });
  await expect(rows).toHaveCount(2);
  for (const [text, button] of [
    [/controles no/, 'Detalle de Marie Beside'],
    ['No se encontró ninguna cara en la imagen.', 'Borrar a Cat Beside'],
  ] as const) {
    const said = await rows.getByText(text).boundingBox();
    const action = await rows.getByLabel(button).boundingBox();
    expect(action?.y ?? 0, button).toBeLessThan((said?.y ?? 0) + (said?.height ?? 0));
  }
});

test('on a phone many matches do not push the fields out of reach', async ({ page, makeStaff, openAs }) => {
  const staff = await makeStaff('Operator');
  const person = (number: number) =>
    submit(staff.call, sample('charles-barkla'), { firstname: 'One', lastname: `Of many ${number}` });
  await Promise.all(Array.from({ length: 8 }, (_, index) => person(index)));
  const last = await person(8);
  await openAs(staff, `/detail/consider/${last._id}`);
  await expect(page.getByTestId('match')).toHaveCount(8);
  const top = (name: string) =>
    page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
  expect((await top('Fields')) - (await top('Matches'))).toBeLessThan(viewport.height * 1.5);
  await page.getByRole('button', { name: 'Compare with One Of many 0' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Compare with One Of many 0' })).toBeInViewport();
  // Paper does not scroll: there they stand one below the other.
  await page.emulateMedia({ media: 'print' });
  expect((await top('Fields')) - (await top('Matches'))).toBeGreaterThan(viewport.height * 1.5);
});

test('on a phone the long words of a list entry stay inside the report and the page, and break no short ones', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  const [first, last] = ['Maximilianskonstantin', 'Przybyszewskiholsteinburg'];
  await importOwnList(staff.call, 'Long words', ['id,name', `LW-1,${first} ${last}`]);
  await openAs(staff, '/collision');
  await page.locator('input[type=file]').setInputFiles(sample('eileen-collins'));
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await page.getByRole('button', { name: 'Upload' }).click();
  const report = page.getByRole('dialog', { name: 'Process Completed...' });
  const inside = async (place: Locator) => {
    const table = place.getByRole('table', { name: 'Which word matched which' });
    const words = await table.boundingBox();
    expect((words?.x ?? viewport.width) + (words?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(await brokenWords(table)).not.toContain('equal');
  };
  await expect(report).toContainText('Long words');
  await inside(report);
  await report.getByRole('button', { name: 'Accept' }).click();
  await inside(page.getByRole('region', { name: 'Last comparison' }));
  await expectToFit(page);
});
