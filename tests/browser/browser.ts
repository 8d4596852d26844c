import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { BUILD_DIR } from '../../scripts/settings.ts';

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

/** Pictures of every screen that was checked, to look at after a run. */
const SCREENSHOTS = join(BUILD_DIR, 'screenshots');
let taken = 0;

/** Keeps what the window shows, named by address, width, theme and the order of the run. */
async function keepScreenshot(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const name = `${pathname}${search}`.replace(/[^a-z0-9]+/giu, '-').slice(0, 80);
  const file = `${name}-${page.viewportSize()?.width}-${theme}-${process.pid}-${++taken}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, file) });
}

/** Violations that axe finds on the page as it stands, as readable lines; a picture of it is kept. */
export async function axeViolations(page: Page): Promise<string[]> {
  await keepScreenshot(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
