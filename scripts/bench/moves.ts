import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startStack } from '../../tests/stack.ts';
import { type KeyTimes, openTimed, timeKey, withChromium } from './measure/page-clock.ts';
import { spread } from './measure/quantile.ts';
import { printTable, type Row } from './measure/table.ts';

const MOVES = 50;
/**
 * The pause before each move to another verse, in milliseconds. During it the app fetches the verses before and after.
 */
const READING_MS = 400;
const SLOWDOWN = 4;
const FRAMES = 240;

const LOAD_CLOCK = `
  window.load = { painted: 0, blocked: 0 };
  new PerformanceObserver((list) => { window.load.painted = list.getEntries().at(-1).startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.load.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });`;

/** A script for the page: it scrolls by an eighth of the window in each frame and measures the time between frames. */
const SCROLL = `new Promise((resolve) => {
  const times = [];
  const step = (time) => {
    times.push(time);
    if (times.length > ${FRAMES}) return resolve(times.slice(1).map((one, index) => one - times[index]));
    scrollBy({ top: innerHeight / 8, behavior: 'instant' });
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 } });

async function timeMoves(page: Page): Promise<Row[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const moves: KeyTimes[] = [];
  for (let count = 0; count < MOVES; count += 1) {
    await page.waitForTimeout(READING_MS);
    moves.push(await timeKey(page, 'ArrowRight'));
  }
  return [
    ['new heading in the page', ...spread(moves.map(({ shown }) => shown))],
    ['painted', ...spread(moves.map(({ painted }) => painted))],
  ];
}

async function timeChapter(browser: Browser, address: string): Promise<Row[]> {
  const page = await (await newContext(browser)).newPage();
  await page.addInitScript({ content: LOAD_CLOCK });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#v176').waitFor();
  const { painted, blocked } = await page.evaluate<{ painted: number; blocked: number }>('window.load');
  const frames = await page.evaluate<number[]>(SCROLL);
  const late = frames.filter((frame) => frame > 50).length;
  return [
    ['largest paint', painted, '', ''],
    ['script beyond 50 ms a task', blocked, '', ''],
    [`scrolling, a frame (${late} of ${FRAMES} over 50 ms)`, ...spread(frames)],
  ];
}

const HEAD = ['milliseconds', 'median', 'p95', 'longest'];
const ROUNDS = 3;

/**
 * Measures two things in a real browser: the time from a key press to the next verse, whose data is already fetched,
 * and the loading and scrolling of a long chapter with a slowed processor. `sites` are the addresses of running sites.
 * They are measured in turns, three times each. Without addresses, this clone is measured once.
 */
export async function benchMoves(...sites: readonly string[]): Promise<void> {
  await withChromium('Moves', async (browser) => {
    const stack = sites.length === 0 ? await startStack() : undefined;
    const addresses = stack === undefined ? sites : [stack.url];
    try {
      for (let round = 1; round <= (stack === undefined ? ROUNDS : 1); round += 1)
        for (const address of addresses) await measureSite(browser, new URL(address).origin);
    } finally {
      await stack?.close();
    }
  });
}

async function measureSite(browser: Browser, site: string): Promise<void> {
  const verse = await openTimed(await newContext(browser), `${site}/explorer/psalms/23/1`, { shows: 'h1' });
  const moves = await timeMoves(verse);
  printTable(`${site}: moves from verse to verse by key (${MOVES}, neighbours fetched)`, HEAD, moves);
  const chapter = await timeChapter(browser, `${site}/explorer/psalms/119`);
  printTable(`${site}: Psalm 119 as a chapter (processor slowed ${SLOWDOWN} times)`, HEAD, chapter);
}
