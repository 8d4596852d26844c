import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { AccessMode } from '../../functions/ctx/settings.ts';
import { ownSite, type Site } from '../sites.ts';
import { startCopiedStack } from '../stack.ts';
import { newVisit, sharedBrowser, type VisitOptions } from './browser.ts';

/** Reads a value again and again until the expectation holds, for the effect of a click or a key. */
export const eventually = (read: () => unknown): ReturnType<typeof expect.poll> => expect.poll(read);

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until visible elements also react. Their listeners are added one frame after they appear, so a key that is
 * pressed at once would have no effect.
 */
const hasEffect = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/**
 * Opens another path in an open page without loading the document again, as a link does. It is much faster than a
 * load, and what a test has put into the page stays. Returns when the new page's text is there.
 */
export async function goWithoutReload(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await heading(page).waitFor();
}

export const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return top >= 0 && left >= 0 && bottom <= clientHeight + 1 && right <= clientWidth + 1;
    });

interface SiteOptions {
  readonly accessMode?: AccessMode;
  readonly adminUserIds?: string;
}

/** Starts a site of its own for settings that the tests' common sites do not have. */
async function startSite(
  options: SiteOptions | undefined,
): Promise<Pick<Site, 'url' | 'database'> & { close(): Promise<void> }> {
  if (options !== undefined) return startCopiedStack(`browser-${Object.keys(options).join('-')}`, options);
  return { ...(await ownSite()), close: async () => {} };
}

export function useSite(options?: SiteOptions) {
  let site: Awaited<ReturnType<typeof startSite>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite(options);
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await site?.close();
  });

  /** A new reader's page, which is closed after the test. */
  const visit = async (options: VisitOptions = {}) => {
    const visited = await newVisit(browser, options);
    onTestFinished(() => visited.context.close());
    return visited;
  };
  return {
    visit,
    at: (path: string): string => site.url + path,
    newContext: (options: Parameters<Browser['newContext']>[0]) => browser.newContext(options),
    /** Opens a path as a new reader. Resolves when the page shows its text. */
    async open(path: string, options: VisitOptions = {}) {
      const visited = await visit(options);
      const response = await visited.page.goto(site.url + path);
      await heading(visited.page).waitFor();
      await hasEffect(visited.page);
      return { ...visited, status: response?.status(), html: (await response?.text()) ?? '' };
    },
  };
}
