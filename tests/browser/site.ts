import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AccessMode } from '../../functions/settings.ts';
import { startStack } from '../stack.ts';
import { launchBrowser, newVisit, type VisitOptions } from './browser.ts';

/** Waits for the effect of a click or a key. */
export const eventually = (read: () => unknown): ReturnType<typeof expect.poll> =>
  expect.poll(read, { timeout: 10_000 });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until visible elements also react: their listeners come one frame later, too late for a key that is pressed
 * at once.
 */
const hasEffect = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Whether the whole element is within the window. */
export const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return top >= 0 && left >= 0 && bottom <= clientHeight + 1 && right <= clientWidth + 1;
    });

/** The built application over the whole library, and a browser, for the tests of one `describe`. */
export function useSite(accessMode?: AccessMode) {
  let stack: Awaited<ReturnType<typeof startStack>>;
  let browser: Browser;
  beforeAll(async () => {
    stack = await startStack(accessMode === undefined ? {} : { accessMode });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  /** A new reader without an open page. */
  const visit = (options: VisitOptions = {}) => newVisit(browser, options);
  return {
    visit,
    stack: () => stack,
    /** The full address of a path of the site. */
    at: (path: string): string => stack.url + path,
    newContext: (options: Parameters<Browser['newContext']>[0]) => browser.newContext(options),
    /** Opens a path as a new reader. Returns when the page's text is there. */
    async open(path: string, options: VisitOptions = {}) {
      const visited = await visit(options);
      const response = await visited.page.goto(stack.url + path);
      await heading(visited.page).waitFor();
      await hasEffect(visited.page);
      return { ...visited, status: response?.status(), html: (await response?.text()) ?? '' };
    },
  };
}
