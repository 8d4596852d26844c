import type { BrowserContext, Page } from 'playwright-core';
import {
  benchPages,
  longestTask,
  measured,
  measuredRow,
  openTimed,
  taskRow,
  timeKey,
} from './measure/page-clock.ts';
import type { Row } from './measure/table.ts';
import { VALUES } from './value-search.ts';

const ADDRESS = '/search/gematria/26?unit=word';
/** The results that are seen: two questions can have equal counts. There are none while the results of the question before are shown. */
const SHOWS = 'section[aria-label="Results"]:not([aria-busy="true"], [hidden] *)';
/** The pages that open the letters files, one after the other. All but the first have them in the browser's cache. */
const PAGES = 5;
/** The questions after which the page starts to open the letters files. */
const FIRST_QUESTIONS = [37, 73];
/** The longest wait until the letters files are open, in milliseconds. */
const OPEN_MS = 3_000;
const POLL_MS = 50;

const MEASURES = ['letters: open', 'letters: find'] as const;

/** Types a number and times its last key: the other keys ask for other numbers, whose answers are awaited too. */
async function ask(page: Page, value: number): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Number', exact: true });
  const digits = [...String(value)];
  await field.fill('');
  let painted = Number.NaN;
  for (const digit of digits) ({ painted } = await timeKey(page, digit));
  // The address follows after a pause. A number that it still has would be shown without a search.
  await page.waitForURL(`**/${value}?*`);
  return painted;
}

async function lettersOpen(page: Page): Promise<void> {
  const end = performance.now() + OPEN_MS;
  while (performance.now() < end && (await measured(page, 'letters: open', 1)).length === 0)
    await page.waitForTimeout(POLL_MS);
}

async function timeSearch(context: BrowserContext, address: string, slowdown: number): Promise<Row[]> {
  const first: number[] = [];
  const later: number[] = [];
  const opening: (number | null)[] = [];
  const typing: (number | null)[] = [];
  const measures = new Map<string, number[]>(MEASURES.map((name) => [name, []]));
  for (let count = 0; count < PAGES; count += 1) {
    const page = await openTimed(context, address, { shows: SHOWS, slowdown });
    await page.locator(SHOWS).first().waitFor({ state: 'attached' });
    for (const value of FIRST_QUESTIONS) first.push(await ask(page, value));
    await lettersOpen(page);
    opening.push(await longestTask(page));
    for (const value of VALUES) later.push(await ask(page, value));
    typing.push(await longestTask(page));
    for (const [name, durations] of measures) {
      const found = await measured(page, name, slowdown);
      // The first page fetches the files. The other pages have them in the browser's cache.
      if (name !== 'letters: open' || count > 0) durations.push(...found);
    }
    await page.close();
  }
  return [
    measuredRow('key to paint, the first questions', first),
    measuredRow('key to paint, later questions', later),
    ...[...measures].map(([name, durations]) => measuredRow(name, durations)),
    taskRow('longest task until the letters files are open', opening),
    taskRow('longest task while later questions are typed', typing),
  ];
}

/**
 * Measures the search by value in a real browser, whose first questions go to the API and whose later ones to the
 * letters files in a web worker.
 */
export const benchBrowserSearch = (): Promise<void> =>
  benchPages('Search by value in the browser', (context, site, slowdown) =>
    timeSearch(context, site + ADDRESS, slowdown),
  );
