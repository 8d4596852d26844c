import type { BrowserContext } from 'playwright-core';
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

const ADDRESS = '/heat';
/** What is counted in each verse. Phrases are the longest work. */
const KINDS = ['word', 'phrase', 'verse'] as const;
/** The sentence that says what the picture shows. */
const SHOWS = 'section p[aria-live="polite"]';
const FIELD = 'Value';
/** Each digit that is typed is a question: 9, 91, 913, … */
const VALUES = [26, 37, 86, 358, 541, 611, 776, 913, 1118, 2701];

/** `letters: heat` is the time of the web worker, `heat: question` the page's time until it has the answer. */
const MEASURES = ['letters: open', 'letters: heat', 'heat: question', 'heat: paint'] as const;

async function timeHeat(
  context: BrowserContext,
  site: string,
  kind: (typeof KINDS)[number],
  slowdown: number,
): Promise<Row[]> {
  const page = await openTimed(context, `${site}${ADDRESS}?ask=${kind}.73`, { shows: SHOWS, slowdown });
  await page.locator(SHOWS).waitFor();
  const opening = await longestTask(page);
  // Playwright looks for a field by its name in the page, which is a long task of its own. So that happens once, between
  // the tasks that are measured.
  await page.getByRole('textbox', { name: FIELD, exact: true }).focus();
  await longestTask(page);
  const painted: number[] = [];
  for (const value of VALUES) {
    for (const key of ['Control+A', 'Backspace']) await page.keyboard.press(key);
    for (const digit of String(value)) painted.push((await timeKey(page, digit)).painted);
  }
  const typing = await longestTask(page);
  const measures = MEASURES.map(async (name) =>
    measuredRow(`${kind}, ${name}`, await measured(page, name, slowdown)),
  );
  const rows = [
    measuredRow(`${kind}, key to paint`, painted),
    ...(await Promise.all(measures)),
    taskRow(`${kind}, longest task until the first picture`, [opening]),
    taskRow(`${kind}, longest task while questions are typed`, [typing]),
  ];
  await page.close();
  return rows;
}

/** Measures the heat of the Bible in a real browser: numbers are typed, and each digit is a question. */
export const benchHeat = (): Promise<void> =>
  benchPages('Heat of the Bible', async (context, site, slowdown) => {
    const rows: Row[] = [];
    for (const kind of KINDS) rows.push(...(await timeHeat(context, site, kind, slowdown)));
    return rows;
  });
