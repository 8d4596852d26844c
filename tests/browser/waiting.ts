/** What a test waits for in place of a time: the page at rest, an answer let go. */
import type { Page } from 'playwright-core';

/**
 * Waits until the page is at rest: what fades or slides in has arrived, and the window has not scrolled for six frames,
 * so that whoever listens to scrolling has been told. What moves for ever, as a spinner does, is not waited for.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, before = scrollY; still < 6; still = scrollY === before ? still + 1 : 0) {
      before = scrollY;
      await frame();
    }
  });

/**
 * Lets time pass by the page's own clock, in milliseconds: for what must not happen, where no state tells that it won't.
 * A machine that is slow makes the page's timers late as well, so that theirs end before this one.
 */
export const pause = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);

/** Holds answers back until the returned function is called; those after it come at once. */
export async function heldBack(page: Page, address: string | RegExp): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(address, async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}
