import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import type { ReadingSettings } from '../../frontend/shared/settings/reading-settings.ts';
import { DEFAULT_READING_SETTINGS } from '../../frontend/shared/settings/reading-settings.ts';
import { hasBrowser } from './browser.ts';
import { eventually, useSite } from './site.ts';
import { atRest } from './waiting.ts';

/** The parts whose place a reader would see change. */
const PARTS = [
  '.site-header :is(a, button, input)',
  '#title',
  '[role=toolbar] :is(a, button)',
  '[data-read]',
  '.explorer-text [data-word]',
  '[data-total]',
  '.explorer-text p.scripture',
  ...[1, 2, 8, 16].map((verse) => `#v${verse}, #v${verse} p`),
];

interface Box {
  readonly part: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible parts of a page in their order. Of words and lines outside the first rows of a chapter there is only the text. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(
    (parts) =>
      parts.flatMap((part) =>
        [...document.querySelectorAll<HTMLElement>(part)].flatMap((element) => {
          const row = element.closest('[data-place*=":"]');
          const rows =
            row === null ? [] : [...document.querySelectorAll('.explorer-text [data-place*=":"][id]')];
          const isLater = row !== null && rows.indexOf(row) >= 16;
          if (isLater || !element.checkVisibility({ visibilityProperty: true })) return [];
          const { x, y, width, height } = element.getBoundingClientRect();
          const text = element.innerText.replace(/\s+/gu, ' ').trim();
          return [{ part, text, x, y: y + scrollY, width, height }];
        }),
      ),
    PARTS,
  );

/** What differs by more than a pixel between two pages. */
function differences(one: readonly Box[], other: readonly Box[]): string[] {
  const shown = (box: Box | undefined) => (box === undefined ? 'nothing' : JSON.stringify(box));
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [one[index], other[index]])
    .filter(
      ([a, b]) =>
        a?.part !== b?.part ||
        a?.text !== b?.text ||
        (['x', 'y', 'width', 'height'] as const).some(
          (side) => Math.abs((a?.[side] ?? 0) - (b?.[side] ?? 0)) > 1,
        ),
    )
    .map(([a, b]) => `${shown(a)} became ${shown(b)}`)
    .slice(0, 3);
}

const PLACES = [
  '/explorer/psalms/23/3',
  '/explorer/esther/8/9',
  '/explorer/john/1/1',
  '/explorer/psalms/51',
  '/explorer/genesis/1/1-3',
  '/explorer/romans/8',
];

const STORED: readonly Partial<ReadingSettings>[] = [
  { textSize: 5 },
  { values: false, sidebar: false },
  { meaning: false },
  { sound: false },
  { chapterTexts: 'english', vowels: false },
];

describe.skipIf(!hasBrowser)('drawn pages', () => {
  const { visit, at, newContext } = useSite();

  /** A page as it is drawn, and as the app shows it. */
  async function bothOf(path: string, width: number, settings: Partial<ReadingSettings> = {}) {
    const { page, complaints } = await visit({ width });
    await page.goto(at('/favicon.svg'));
    await page.evaluate(
      (stored) => localStorage.setItem('gematria-reading', stored),
      JSON.stringify({ ...DEFAULT_READING_SETTINGS, ...settings }),
    );
    // The scripts wait until the drawn page has been measured.
    let release = () => {};
    const measured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', (route) => measured.then(() => route.continue()));
    await page.goto(at(path), { waitUntil: 'commit' });
    await page.locator('[data-drawn]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await atRest(page);
    const drawn = await boxesOf(page);
    release();
    await page.locator('[data-drawn]').waitFor({ state: 'detached' });
    await atRest(page);
    // The app scrolls to the first marked verse, and keeps it there for some frames.
    await eventually(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await atRest(page);
      return page.evaluate(() => scrollY);
    }).toBe(0);
    return { drawn, app: await boxesOf(page), complaints };
  }

  test.each([360, 768, 1366])(
    'in a window of %i px, nothing moves when the app takes over',
    async (width) => {
      for (const path of PLACES) {
        const { drawn, app, complaints } = await bothOf(path, width);
        expect
          .soft({ path, differs: differences(drawn, app), complaints })
          .toEqual({ path, differs: [], complaints: [] });
        expect(drawn.length).toBeGreaterThan(20);
      }
    },
  );

  test.each(STORED)('nothing moves with the stored settings %o', async (settings) => {
    for (const [path, width] of [
      ['/explorer/psalms/23/3', 360],
      ['/explorer/psalms/23/3', 1366],
      ['/explorer/romans/8', 768],
    ] as const) {
      const { drawn, app } = await bothOf(path, width, settings);
      // A page that needs another text than the drawn one is hidden.
      if (drawn.length > 0)
        expect.soft({ path, differs: differences(drawn, app) }).toEqual({ path, differs: [] });
      else expect.soft(Object.keys(settings)).toContain('vowels');
    }
  });

  /** Opens a page whose scripts wait. */
  async function openDrawn(path: string, width = 360) {
    const { page } = await visit({ width });
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', (route) => waiting.then(() => route.continue()));
    await page.goto(at(path), { waitUntil: 'commit' });
    await page.locator('[data-drawn]').waitFor({ state: 'attached' });
    const takeOver = async () => {
      release();
      await page.locator('[data-drawn]').waitFor({ state: 'detached' });
    };
    return { page, takeOver };
  }

  test('a word that was tapped before the app was there gets its card', async () => {
    const { page, takeOver } = await openDrawn('/explorer/psalms/23/3');
    await page.locator('#w2 [data-line=values]').click();
    await takeOver();
    await page
      .getByRole('dialog', { name: 'Word 2 of Psalm 23:3' })
      .or(page.locator('.word-card'))
      .first()
      .waitFor();
  });

  test('focus, typed text, selection and scroll position stay', async () => {
    const { page, takeOver } = await openDrawn('/explorer/romans/8', 1366);
    const field = page.getByRole('combobox').first();
    await field.fill('gen 1:2');
    await page.locator('#v2 p[lang=en]').evaluate((verse) => {
      getSelection()?.setBaseAndExtent(verse.firstChild as Node, 4, verse.firstChild as Node, 11);
    });
    await page.evaluate(() => scrollTo(0, 200));
    const selected = await page.evaluate(() => getSelection()?.toString());
    await takeOver();
    await atRest(page);
    const now = await page.evaluate(() => ({
      selected: getSelection()?.toString(),
      scroll: Math.round(scrollY),
    }));
    expect(now).toEqual({ selected, scroll: 200 });
    expect(selected).toHaveLength(7);
    expect(await field.inputValue()).toBe('gen 1:2');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('a verse and a chapter can be read without scripts, and their links followed', async () => {
    const context = await newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(at('/explorer/psalms/23'));
    expect(hebrewLetters((await page.locator('#v3 [lang=he]').textContent()) ?? '')).toContain('נפשיישובב');
    expect(await page.locator('#v3 p[lang=en]').textContent()).toContain('He restoreth my soul');
    await page.locator('#v3 a').first().click();
    await page.waitForURL('**/explorer/psalms/23/3');
    expect(await page.locator('[data-total]').textContent()).toBe('1,773');
    expect(await page.getByText('needs JavaScript').count()).toBe(0);
    await page.getByRole('link', { name: /^Next/u }).click();
    await page.waitForURL('**/explorer/psalms/23/4');
  });
});
