import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { startStack } from '../../../tests/stack.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../check/browsers.ts';
import { median, quantile } from './quantile.ts';
import { printTable, type Row } from './table.ts';

/**
 * How fast the page's thread runs: as the machine runs it, or slowed four times like that of a slow phone. Chromium can
 * slow pages only. Their web workers always run at full speed.
 */
const SPEEDS = [
  { name: 'full speed', slowdown: 1 },
  { name: 'a quarter of the speed', slowdown: 4 },
] as const;

/** The longest wait for the change that a key makes, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** Chromium reports only tasks of at least this many milliseconds. */
const REPORTED_TASK_MS = 50;

/** The milliseconds from a key's event until the page had the change, and until the change was painted. */
export interface KeyTimes {
  readonly shown: number;
  readonly painted: number;
}

/** Does some work with a new Chromium. Says so if there is none. */
export async function withChromium(name: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) return console.log(`\n${name}: no Chromium found (set CHROMIUM_PATH).`);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  await work(browser).finally(() => browser.close());
}

/**
 * A script for the page. After each key it waits until the first element of `selector` has another text, which is not
 * empty. A task that is posted in a frame runs after this frame was painted.
 */
const keyClock = (selector: string): string => `
  addEventListener('keydown', ({ timeStamp, key }) => {
    const text = () => document.querySelector(${JSON.stringify(selector)})?.textContent ?? '';
    const before = text();
    window.keyTimes = new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (text() === '' || text() === before) return;
        observer.disconnect();
        const shown = performance.now() - timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ shown, painted: performance.now() - timeStamp });
          port2.postMessage(null);
        });
      });
      observer.observe(document, {
        subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'],
      });
      setTimeout(() => reject(new Error('The key ' + key + ' changed nothing.')), ${MAX_WAIT_MS});
    });
    // A key that is not timed may change nothing.
    window.keyTimes.catch(() => undefined);
  }, { capture: true });`;

const TASK_CLOCK = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });`;

/** Opens a page whose keys are timed: until the first element of the selector `shows` has another text. */
export async function openTimed(
  context: BrowserContext,
  address: string,
  { shows, slowdown = 1 }: { readonly shows: string; readonly slowdown?: number },
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: keyClock(shows) + TASK_CLOCK });
  if (slowdown > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

export async function timeKey(page: Page, key: string): Promise<KeyTimes> {
  await page.keyboard.press(key);
  return page.evaluate<KeyTimes>('window.keyTimes');
}

/** The longest task since the last call, in milliseconds; null if none reached `REPORTED_TASK_MS`. */
export async function longestTask(page: Page): Promise<number | null> {
  const tasks = await page.evaluate<number[]>('window.tasks.splice(0)');
  return tasks.length === 0 ? null : Math.max(...tasks);
}

interface Measure {
  readonly name: string;
  readonly duration: number;
}

const MEASURES = `performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration }))`;

/**
 * The durations that the page and its web workers have measured under a name with `performance.measure`. Those of web
 * workers are multiplied by the slowdown, because Chromium does not slow them.
 */
export async function measured(page: Page, name: string, slowdown: number): Promise<number[]> {
  const inPage = await page.evaluate<Measure[]>(MEASURES);
  const inWorkers = await Promise.all(page.workers().map((worker) => worker.evaluate<Measure[]>(MEASURES)));
  return [...inPage, ...inWorkers.flat().map((one) => ({ ...one, duration: one.duration * slowdown }))]
    .filter((one) => one.name === name)
    .map(({ duration }) => duration);
}

/** The head of a table of what was measured in pages. */
const MEASURED_HEAD = ['milliseconds', 'median', 'worst', 'times'];

export const measuredRow = (what: string, durations: readonly number[]): Row => [
  what,
  median(durations),
  quantile(durations, 1),
  String(durations.length),
];

/** The row of the longest tasks, one of each page; null where no task was long enough for Chromium to report it. */
export function taskRow(what: string, tasks: readonly (number | null)[]): Row {
  const long = tasks.filter((task) => task !== null);
  const worst = long.length === 0 ? `< ${REPORTED_TASK_MS}` : Math.max(...long);
  return [what, '', worst, String(tasks.length)];
}

/**
 * Prints a table for each speed: what `measure` finds in a window of a new Chromium, on a site of this clone. Says so if
 * there is no Chromium.
 */
export const benchPages = (
  title: string,
  measure: (context: BrowserContext, site: string, slowdown: number) => Promise<Row[]>,
): Promise<void> =>
  withChromium(title, async (browser) => {
    const stack = await startStack();
    try {
      for (const { name, slowdown } of SPEEDS) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        printTable(`${title}, page at ${name}`, MEASURED_HEAD, await measure(context, stack.url, slowdown));
        await context.close();
      }
    } finally {
      await stack.close();
    }
  });
