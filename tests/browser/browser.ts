import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { HINTS, HINTS_KEY } from '../../frontend/features/hints/next-hint.ts';
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/check/browsers.ts';
import { BUILD_DIR } from '../../scripts/settings.ts';
import { WAIT_MS } from '../support/limits.ts';
import { atRest } from './waiting.ts';

/** True in `npm run test:full`, which checks every theme at every width. */
export const IS_FULL = process.env.TEST_FULL !== undefined;

const executablePath = findTestChromium();
export const hasBrowser = executablePath !== null;
if (!hasBrowser) console.warn('No Chromium found (set CHROMIUM_PATH): the browser tests do not run.');

let shared: Promise<Browser> | undefined;

/** Starts the browser that all test files of this test worker share. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  if (executablePath === null) throw new Error('No Chromium found.');
  shared ??= chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: WAIT_MS });
  return shared;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  apiCalls: string[];
  /** Console errors, uncaught exceptions and violations of the content security policy. */
  complaints: string[];
}

export interface VisitOptions {
  width?: number;
  /** The theme of every page that is opened. Null to use the stored theme. */
  theme?: 'light' | 'dark' | null;
  /** Opens a browser context with an empty cache, as on a first visit. A page with cached scripts moves less. */
  isFirst?: boolean;
  hasHints?: boolean;
}

/** A browser context that no test uses at the moment. Its cache has the site's scripts, so pages load faster. */
/** A service worker would answer in the place of what a test puts in. Only its own tests let it (`offline.test.ts`). */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

let idle: BrowserContext | undefined;

/**
 * Gives a browser context without cookies and stored data. When a test closes it, it is kept for the next test,
 * unless another context is kept already.
 */
async function emptyContext(browser: Browser): Promise<BrowserContext> {
  if (idle !== undefined) {
    const kept = idle;
    idle = undefined;
    return kept;
  }
  const context = await browser.newContext(WITHOUT_WORKER);
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
 * Makes `page.route` wait until the route works. Chromium reports a little too early that it routes requests, and a
 * request that is sent at once would not be routed. So this waits until a test route has answered a request for the
 * page's icon.
 */
function handOver(page: Page): void {
  const route = page.route.bind(page);
  const icon = '**/favicon.svg';
  page.route = async (...routing) => {
    const routed = await route(...routing);
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

/** Makes `page.goto` and `page.reload` wait until the app has taken over from a drawn page, which answers nothing yet. */
function waitForApp(page: Page): void {
  const ofApp = () => page.waitForFunction(() => document.querySelector('[data-drawn]') === null);
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil === undefined) await ofApp();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (options?.waitUntil === undefined) await ofApp();
    return answer;
  };
}

export async function newVisit(
  browser: Browser,
  { width = 1280, theme = 'light', isFirst = false, hasHints = false }: VisitOptions = {},
): Promise<Visit> {
  const context = isFirst ? await browser.newContext(WITHOUT_WORKER) : await emptyContext(browser);
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 700 ? 780 : 900 });
  handOver(page);
  waitForApp(page);
  // The hints for new readers would appear in the middle of a test. Only the tests of the hints show them.
  if (!hasHints)
    await page.addInitScript(([key, hints]) => localStorage.setItem(key, hints), [
      HINTS_KEY,
      JSON.stringify(HINTS),
    ] as const);
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

const SCREENSHOTS = join(BUILD_DIR, 'screenshots');
let taken = 0;

async function keepScreenshot(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const name = `${pathname}${search}`.replace(/[^a-z0-9]+/giu, '-').slice(0, 80);
  const file = `${name}-${page.viewportSize()?.width}-${theme}-${process.pid}-${++taken}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, file) });
}

/** Primary buttons that are less than 44 px high. axe does not check this height. */
const lowPrimaries = (page: Page): Promise<string[]> =>
  page.locator('.control-primary').evaluateAll((all) =>
    all
      .map((one) => [one.getBoundingClientRect().height, one.textContent] as const)
      .filter(([height]) => height > 0 && height < 44)
      .map(([height, text]) => `primary action of ${height} px: ${text}`),
  );

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The axe rules about colours. The change between light and dark changes only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(
    within: string,
    options: { runOnly: readonly string[]; resultTypes: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function violationsBy(page: Page, runOnly: readonly string[], within: string): Promise<string[]> {
  // While a toast fades in, its letters are pale, and axe would report their contrast.
  await atRest(page);
  if (IS_FULL) await keepScreenshot(page);
  // The script of axe is as large as all scripts of the site, so a page loads it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(part, { runOnly: rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [within, runOnly] as const,
  );
}

/**
 * The violations that axe finds on the open page, and the primary buttons that are too low, one line for each. `npm
 * run test:full` saves a picture too. `within` is a selector for the part to check, for pages whose other parts are
 * checked by another test.
 */
export const axeViolations = async (page: Page, within = 'html'): Promise<string[]> => [
  ...(await violationsBy(page, WCAG, within)),
  ...(await lowPrimaries(page)),
];

/** Checks only axe’s rules about colours, for a page that was checked with all rules in another theme. */
export const colourViolations = (page: Page, within = 'html'): Promise<string[]> =>
  violationsBy(page, COLOUR_RULES, within);

type Look = readonly [
  theme: 'light' | 'dark',
  violations: (page: Page, within?: string) => Promise<string[]>,
];
/** Light and dark differ only in colours, so the other rules run in dark only. */
const IN_BOTH: readonly [Look, Look] = [
  ['dark', axeViolations],
  ['light', colourViolations],
];

/** Checks the open page in each of these themes. The lines also report a page that is wider than the window. */
async function axeIn(page: Page, looks: readonly Look[], within?: string): Promise<string[]> {
  // Without reduced motion, the check would see colours that are still changing from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [theme, violations] of looks) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found.push(...(await violations(page, within)).map((line) => `${theme} ${line}`));
  }
  if ((await overflow(page)) > 0) found.push('wider than the window');
  return found;
}

/**
 * Runs axe in one theme at the window's width: in dark if the window is narrow, in light if it is wide. For a test that
 * runs at both widths. `npm run test:full` checks both themes.
 */
export function axeAtWidth(page: Page): Promise<string[]> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 700;
  return axeIn(page, IS_FULL ? IN_BOTH : [[isNarrow ? 'dark' : 'light', axeViolations]]);
}

const WIDTHS = [360, 1280];

/** The widths and themes to check. `npm test` checks each width in one theme only, `npm run test:full` in both. */
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
 * Runs axe at 360 and 1280 px. `arrange` prepares the page at each width, for example scrolls. `npm test` checks each
 * width in one theme only: all rules at 360 px in dark, colours at 1280 px in light. `npm run test:full` checks both
 * themes at each width.
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

export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The number of pixels by which the page is wider than a window of 320 px, the narrowest supported window. */
export async function overflowAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 780 });
  // What measures the window itself, such as the picture of the heat, follows it a frame later.
  await atRest(page);
  return overflow(page);
}

/**
 * Enlarges the spaces between lines, words and letters as WCAG 1.4.12 allows readers to do, until the page loads
 * again.
 */
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
