import type { Page } from '@playwright/test';

/** Lets every call to an address wait until it is released; a route set before this one then answers it. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** Lets the server answer one call, and holds the answer back until it is released. */
export async function holdAnswer(page: Page, address: string): Promise<{ made: Promise<void>; release: () => void }> {
  let [answered, release] = [() => {}, () => {}];
  const made = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    answered();
    await held;
    await route.fulfill({ response });
  });
  return { made, release: () => release() };
}
