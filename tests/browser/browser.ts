import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';

const executablePath = findChromium();
export const hasBrowser = executablePath !== null;
if (!hasBrowser) console.warn('No Chromium found (set CHROMIUM_PATH): the browser tests do not run.');

export function launchBrowser(): Promise<Browser> {
  if (executablePath === null) throw new Error('No Chromium found.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Addresses of every call to the API, in order. */
  apiCalls: string[];
  /** Errors on the console, uncaught exceptions and breaches of the content security policy. */
  complaints: string[];
}

export interface VisitOptions {
  width?: number;
  theme?: 'light' | 'dark';
}

/** A reader of their own: nothing stored, nothing cached. */
export async function newVisit(
  browser: Browser,
  { width = 1280, theme = 'light' }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 780 : 900 } });
  const page = await context.newPage();
  const apiCalls: string[] = [];
  const complaints: string[] = [];
  await page.addInitScript((stored) => localStorage.setItem('gematria-theme', stored), theme);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) apiCalls.push(pathname + search);
  });
  return { page, context, apiCalls, complaints };
}

/** Violations that axe finds on the page as it stands, as readable lines. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
