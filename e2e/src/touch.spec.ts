import { devices, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { sample, submit } from './people.ts';

const { viewport, hasTouch, isMobile } = devices['iPhone SE (3rd gen)'];
test.use({ viewport, hasTouch, isMobile });
// Faces are matched across tests, so these have a product of their own, and each test its own face.
test.use({ environment: { AFC_SAMPLES: 'none', E2E_PRODUCT: 'touch' } });

const fingerPixels = 40;
/** Two pictures side by side leave the tools under each of them less. */
const toolPixels = 28;

/** What can be touched but is hard to hit: its own box, with what it adds around itself, is too small. */
const hardToHit = (page: Page) =>
  page.getByRole('main').evaluate(
    (main, { finger, tool }) =>
      [...main.querySelectorAll('button, label:has(input), .mantine-Checkbox-label, .mantine-Input-wrapper')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const around = getComputedStyle(element, '::after');
          const more = around.content === 'none' ? 0 : -2 * Number.parseFloat(around.top);
          return height + more < finger || width < tool;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    { finger: fingerPixels, tool: toolPixels },
  );

test('on a phone a finger hits every control, and fields do not make the page zoom', async ({
  page,
  makeStaff,
  openAs,
}) => {
  const staff = await makeStaff('Administrator');
  await submit(staff.call, sample('henry-moseley'), { firstname: 'First', lastname: 'Touched' });
  const second = await submit(staff.call, sample('henry-moseley'), { firstname: 'Second', lastname: 'Touched' });
  for (const path of ['/single-upload', '/list-consider', `/detail/consider/${second._id}`, '/settings', '/help']) {
    await openAs(staff, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await hardToHit(page), path).toEqual([]);
    const sizes = await page
      .locator('main input:not([type=file], [type=checkbox], [type=hidden])')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(16, ...sizes), path).toBe(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
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
