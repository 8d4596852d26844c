import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { BUILD_DIR } from '../../scripts/settings.ts';
import { atRest } from './waiting.ts';

/** Whether the long matrices run whole. */
export const IS_FULL = process.env.TEST_FULL !== undefined;

const executablePath = findChromium();
export const hasBrowser = executablePath !== null;
if (!hasBrowser) console.warn('No Chromium found (set CHROMIUM_PATH): the browser tests do not run.');

let shared: Promise<Browser> | undefined;

/** The browser of this worker, for all its files; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  if (executablePath === null) throw new Error('No Chromium found.');
  shared ??= chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  return shared;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The addresses of all API calls, in order. */
  apiCalls: string[];
  /** Console errors, uncaught exceptions and violations of the content security policy. */
  complaints: string[];
}

export interface VisitOptions {
  width?: number;
  /** The theme of every page that is opened; null to leave it to what is stored. */
  theme?: 'light' | 'dark' | null;
  /** Nothing is cached, as on a first visit: a page with its scripts cached moves less. */
  isFirst?: boolean;
}

/** A context that no test uses now. Its cache has the site's scripts, which saves most of a page's time. */
let idle: BrowserContext | undefined;

/** A context with nothing stored. Closing it keeps it for the next test, if none is kept already. */
async function emptyContext(browser: Browser): Promise<BrowserContext> {
  if (idle !== undefined) {
    const kept = idle;
    idle = undefined;
    return kept;
  }
  const context = await browser.newContext();
  const keeper = await context.newPage();
  const devtools = await context.newCDPSession(keeper);
  const end = context.close.bind(context);
  context.close = async () => {
    if (context === idle) return;
    const pages = context.pages().filter((page) => page !== keeper);
    const origins = new Set(pages.map((page) => new URL(page.url()).origin));
    await Promise.all(pages.map((page) => page.close()));
    if (idle !== undefined) return end();
    for (const origin of origins)
      if (origin !== 'null')
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
    idle = context;
  };
  return context;
}

/**
 * Chromium reports a little too early that it routes requests: one that is sent at once is not routed. Call this
 * after routing on an open page. It waits until our route answers a request for the page's icon.
 */
function handOver(page: Page): void {
  const route = page.route.bind(page);
  const icon = '**/favicon.svg';
  page.route = async (...asked) => {
    const routed = await route(...asked);
    if (!page.url().startsWith('http')) return routed;
    await route(icon, (request) => request.fulfill({ status: 204 }));
    await page.evaluate(async () => {
      const isOurs = async () =>
        (await fetch('/favicon.svg', { method: 'HEAD' }).catch(() => null))?.status === 204;
      for (let tries = 0; tries < 100 && !(await isOurs()); tries++)
        await new Promise((next) => setTimeout(next, 10));
    });
    await page.unroute(icon);
    return routed;
  };
}

/** A new reader, with nothing stored. */
export async function newVisit(
  browser: Browser,
  { width = 1280, theme = 'light', isFirst = false }: VisitOptions = {},
): Promise<Visit> {
  const context = isFirst ? await browser.newContext() : await emptyContext(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
  handOver(page);
  const apiCalls: string[] = [];
  const complaints: string[] = [];
  if (theme !== null)
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

/** The folder for pictures of every checked screen, to look at after a run. */
const SCREENSHOTS = join(BUILD_DIR, 'screenshots');
let taken = 0;

/** Saves a picture of the window. Its name has the address, width, theme and order of the run. */
async function keepScreenshot(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const name = `${pathname}${search}`.replace(/[^a-z0-9]+/giu, '-').slice(0, 80);
  const file = `${name}-${page.viewportSize()?.width}-${theme}-${process.pid}-${++taken}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, file) });
}

/** Primary actions lower than 44 px, which axe does not check. */
const lowPrimaries = (page: Page): Promise<string[]> =>
  page.locator('.control-primary').evaluateAll((all) =>
    all
      .map((one) => [one.getBoundingClientRect().height, one.textContent] as const)
      .filter(([height]) => height > 0 && height < 44)
      .map(([height, text]) => `primary action of ${height} px: ${text}`),
  );

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The axe rules about colours. A theme affects nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

async function violationsBy(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  within: string,
): Promise<string[]> {
  if (IS_FULL) await keepScreenshot(page);
  // The script of axe is as long as all of ours: a page loads it once.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  // Legacy mode ignores frames. We have none, and each check would otherwise open another page for them.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * The violations that axe finds on the page as it is, and primary actions that are too low, as readable lines. Saves
 * a picture in `npm run test:full`. Give `within`, a selector, for a part of a page that another test checks whole.
 */
export const axeViolations = async (page: Page, within = 'html'): Promise<string[]> => [
  ...(await violationsBy(page, (axe) => axe.withTags(WCAG), within)),
  ...(await lowPrimaries(page)),
];

/** Violations in the colours only, for a page that was checked in full in another theme. */
export const colourViolations = (page: Page, within = 'html'): Promise<string[]> =>
  violationsBy(page, (axe) => axe.withRules(OF_COLOURS), within);

type Look = readonly [
  theme: 'light' | 'dark',
  violations: (page: Page, within?: string) => Promise<string[]>,
];
/** What is not in the colours is looked at once. */
const IN_BOTH: readonly [Look, Look] = [
  ['dark', axeViolations],
  ['light', colourViolations],
];

/** The violations in each of these looks, and whether the page is too wide. */
async function axeIn(page: Page, looks: readonly Look[], within?: string): Promise<string[]> {
  // Colours on their way from one theme to the other are neither's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [theme, violations] of looks) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await atRest(page);
    found.push(...(await violations(page, within)).map((line) => `${theme} ${line}`));
  }
  if ((await overflow(page)) > 0) found.push('wider than the window');
  return found;
}

/**
 * The violations of what is open now in one theme, as wide as the window is: dark where it is narrow, light where it is
 * wide. For what is open at both widths. In `npm run test:full` in both themes.
 */
export function axeAtWidth(page: Page): Promise<string[]> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 700;
  return axeIn(page, IS_FULL ? IN_BOTH : [[isNarrow ? 'dark' : 'light', axeViolations]]);
}

const WIDTHS = [360, 1280];

/** Each width and each theme once, or in `npm run test:full` every theme at every width. */
export const LOOKS: readonly { readonly width: number; readonly theme: 'light' | 'dark' }[] = [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
  ...(IS_FULL
    ? ([
        { width: 360, theme: 'light' },
        { width: 1280, theme: 'dark' },
      ] as const)
    : []),
];

/**
 * The same at 360 and 1280 px; `arrange` puts the page right at each, as by scrolling. In `npm test` each width and each
 * theme is looked at once, the structure at the narrow one; in `npm run test:full` every theme at every width.
 */
export async function axeInEach(
  page: Page,
  arrange?: () => Promise<unknown>,
  within?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
    await arrange?.();
    const looks = IS_FULL ? IN_BOTH : [IN_BOTH[WIDTHS.indexOf(width)] as Look];
    found.push(...(await axeIn(page, looks, within)).map((line) => `${width} ${line}`));
  }
  return found;
}

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same in a window of 320 px, the narrowest. */
export async function overflowAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 780 });
  return overflow(page);
}

/** Sets the text apart as a reader may (WCAG 1.4.12); lasts until the page is loaded anew. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Elements beyond the window's edge, and elements whose text is cut off by a box that does not scroll. */
export const cutOff = (page: Page, within = 'body'): Promise<string[]> =>
  page.locator(`${within} *`).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false;
        const isBeyond = left < -1 || right > document.documentElement.clientWidth + 1;
        const clips = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
        return isBeyond || (clips && element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );
