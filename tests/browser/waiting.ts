import type { Page } from 'playwright-core';

/**
 * Waits until the page is at rest: fades and slides have ended, and the window has not scrolled for six frames, so
 * scroll listeners have run. It does not wait for endless animations, such as a spinner, nor for those that follow a
 * scroll position instead of the time.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, before = scrollY; still < 6; still = scrollY === before ? still + 1 : 0) {
      before = scrollY;
      await frame();
    }
  });

/**
 * Waits by the page's own clock, in milliseconds. Use it before checking that something has not happened, if no
 * state of the page shows that it will not happen. On a slow machine the page's timers are late too, so they still
 * end before this one.
 */
export const pause = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), milliseconds);

/** Holds back requests to an address until the returned function is called. Later requests are sent at once. */
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
