import type { BrowserContext, Page } from 'playwright-core';
import { benchPages, measured, measuredRow, openTimed, timeKey } from './measure/page-clock.ts';
import type { Row } from './measure/table.ts';

/** How often each page is opened, and how many keys are pressed on one page. */
const OPENINGS = 5;
const CHANGES = 8;
/** The page on which the links to the measured pages are pressed. */
const FROM = '/help';
const SHOWN_TIMES = 'section[aria-label="How often"] p:not([aria-busy="true"] *)';
const SHOWN_PLACES = 'section[aria-label="Places"]:not([aria-busy="true"]) h2';
const SHOWN_STATISTICS = 'h2[aria-live="polite"]';
const SHOWN_SUM = 'section[aria-label="Chosen words"] p:not(:has(button))';

interface Opening {
  readonly name: string;
  readonly from: string;
  /** What Enter is pressed on. */
  readonly press: string;
  readonly shows: string;
}

const link = (to: string): string => `main a[href="${to}"]`;
const HEADING = '#results button';

const OPENED: readonly Opening[] = [
  { name: '/places', from: FROM, press: link('/places'), shows: SHOWN_PLACES },
  { name: '/statistics', from: FROM, press: link('/statistics'), shows: SHOWN_STATISTICS },
  { name: 'How often, Hebrew', from: '/search?term=שבת', press: HEADING, shows: SHOWN_TIMES },
  { name: 'How often, English', from: '/search?term=light', press: HEADING, shows: SHOWN_TIMES },
];

async function timeOpening(context: BrowserContext, site: string, opened: Opening, slowdown: number) {
  const page = await openTimed(context, site + opened.from, { shows: opened.shows, slowdown });
  const pressed = page.locator(opened.press).first();
  await pressed.waitFor();
  await page.waitForLoadState('networkidle');
  // Focus would fetch the page before the key is pressed, as pointing at a link does.
  await page.evaluate('document.activeElement.blur()');
  await pressed.evaluate((element) => element.focus({ preventScroll: true }));
  const { painted } = await timeKey(page, 'Enter');
  await page.close();
  return painted;
}

/** The first opening in a new browser, and those of later visits. */
async function timeOpenings(context: BrowserContext, site: string, slowdown: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const opened of OPENED) {
    const first: number[] = [];
    const later: number[] = [];
    for (let count = 0; count < OPENINGS; count += 1) {
      const visitor = await newVisitor(context);
      first.push(await timeOpening(visitor, site, opened, slowdown));
      later.push(await timeOpening(visitor, site, opened, slowdown));
      await visitor.close();
    }
    rows.push(measuredRow(`${opened.name}: first opening`, first));
    rows.push(measuredRow(`${opened.name}: opening on a later visit`, later));
  }
  return rows;
}

async function newVisitor(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (browser === null) throw new Error('The window has no browser.');
  return browser.newContext({ viewport: { width: 1280, height: 900 } });
}

interface Changing {
  readonly name: string;
  readonly address: string;
  readonly shows: string;
  /** Makes the page ready for a key that is timed. Gives the key. */
  readonly next: (page: Page, count: number) => Promise<string>;
  /** The name of the call to the web worker, whose time is a row of its own. */
  readonly call?: string;
}

const typed =
  (...texts: readonly string[]) =>
  async (page: Page, count: number): Promise<string> => {
    await page
      .locator('main input[type="text"]')
      .first()
      .fill(texts[count % texts.length] ?? '');
    return 'Enter';
  };

const focused =
  (selector: string, key: string) =>
  async (page: Page): Promise<string> => {
    await page.locator(selector).first().focus();
    return key;
  };

const CHANGED: readonly Changing[] = [
  {
    name: 'How often, a spelling',
    address: '/search?term=שבת&times=open',
    shows: SHOWN_TIMES,
    next: typed('אור', 'שלום', 'דבר', 'מלך', 'ארץ', 'שמים', 'תורה', 'משה'),
    call: 'letters: count',
  },
  {
    name: 'How often, inside words',
    address: '/search?term=שבת&times=open',
    shows: SHOWN_TIMES,
    next: focused('section[aria-label="How often"] input', 'Space'),
    call: 'letters: count',
  },
  {
    name: 'How often, a phrase',
    address: '/search?term="בני ישראל"&times=open',
    shows: SHOWN_TIMES,
    next: typed(
      '"יהוה אלהיך"',
      '"בית יהוה"',
      '"ארץ מצרים"',
      '"בן אדם"',
      '"מלך בבל"',
      '"יום אחד"',
      '"בני יהודה"',
      '"כל ישראל"',
    ),
    call: 'letters: count',
  },
  {
    name: 'How often, an English word',
    address: '/search?term=light&times=open',
    shows: SHOWN_TIMES,
    next: typed('love', 'peace', 'water', 'house', 'faith', 'river', 'bread', 'stone'),
  },
  {
    name: 'How often, another part',
    address: '/search?term=שלום&times=open',
    shows: SHOWN_TIMES,
    next: (page, count) =>
      focused(`section[aria-label="Part of the Bible"] li:nth-child(${1 + (count % 2)}) a`, 'Enter')(page),
    call: 'letters: count',
  },
  {
    name: 'A place',
    address: '/places?unit=letter&n=1',
    shows: SHOWN_PLACES,
    next: async (page, count) => {
      // The digit replaces the number: one digit after another would soon lead outside the text.
      await page.locator('main input[inputmode="numeric"]').selectText();
      return String(2 + (count % 5));
    },
    call: 'letters: places',
  },
  {
    name: 'Statistics of another part',
    address: '/statistics',
    shows: SHOWN_STATISTICS,
    next: focused('main form label:nth-of-type(2) select', 'ArrowDown'),
    call: 'letters: statistics',
  },
  {
    name: 'A chosen word',
    address: '/explorer/genesis/1/1?words=1',
    shows: SHOWN_SUM,
    next: async (page, count) => {
      if (count === 0)
        await page.locator('#w1[role="button"], #w1 [role="button"], #w1 button').first().focus();
      await page.keyboard.press('ArrowLeft');
      return 'Space';
    },
  },
];

async function timeChanges(context: BrowserContext, site: string, changed: Changing, slowdown: number) {
  const page = await openTimed(context, site + changed.address, { shows: changed.shows, slowdown });
  await page.locator(changed.shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const painted: number[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    const key = await changed.next(page, count);
    painted.push((await timeKey(page, key)).painted);
    // The letters files open after the first answers.
    await page.waitForTimeout(500);
  }
  const rows = [measuredRow(`${changed.name}: key to paint`, painted)];
  if (changed.call !== undefined)
    rows.push(measuredRow(`${changed.name}: ${changed.call}`, await measured(page, changed.call, slowdown)));
  await page.close();
  return rows;
}

/** Measures counts, places by number, statistics and sums of chosen words in a real browser. */
export const benchQuestions = (): Promise<void> =>
  benchPages('Counts, places and statistics', async (context, site, slowdown) => {
    const rows = await timeOpenings(context, site, slowdown);
    for (const changed of CHANGED) rows.push(...(await timeChanges(context, site, changed, slowdown)));
    return rows;
  });
