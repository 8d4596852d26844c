/**
 * Saves pictures of the main screens, to look at after a run, in `.build/screenshots/screens`: one for each screen,
 * width and theme. `npm test` saves a few, `npm run test:full` saves all.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadingSettings } from '../../frontend/shared/settings/reading-settings.ts';
import { BUILD_DIR } from '../../scripts/settings.ts';
import { hasBrowser, IS_FULL, type Visit } from './browser.ts';
import { ask, deleteNotes, newName, type Reader, registerReader, signIn } from './reader.ts';
import { heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly settings?: Partial<ReadingSettings>;
  readonly show?: (page: Page) => Promise<unknown>;
}

const clickWord = (page: Page) => page.locator('[data-word]:visible').nth(2).click();
const openBooks = (page: Page) => page.getByRole('button', { name: /change the passage/ }).click();

async function typeNumber(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Go to a verse or search' });
  await box.fill('913');
  await page.getByRole('option', { name: /\d phrases/u }).waitFor();
}

const SCREENS: readonly Screen[] = [
  { name: 'verse', path: '/explorer/psalms/23/3' },
  { name: 'chapter', path: '/explorer/genesis/1' },
  { name: 'poetry', path: '/explorer/psalms/23' },
  { name: 'greek', path: '/explorer/john/1/1' },
  { name: 'word-card', path: '/explorer/psalms/23/3', show: clickWord },
  { name: 'books', path: '/explorer/genesis/1', show: openBooks },
  {
    name: 'chapters',
    path: '/explorer/genesis/1',
    show: async (page) => {
      await openBooks(page);
      await page.getByRole('button', { name: 'Psalms', exact: true }).click();
    },
  },
  { name: 'typed-number', path: '/explorer/psalms/23/3', show: typeNumber },
  { name: 'chapter-original', path: '/explorer/genesis/1', settings: { chapterTexts: 'original' } },
  { name: 'chapter-english', path: '/explorer/genesis/1', settings: { chapterTexts: 'english' } },
  {
    name: 'chapter-lines',
    path: '/explorer/genesis/1',
    settings: { chapterValues: true, chapterMeaning: true, chapterSound: true },
  },
  { name: 'chapter-paragraphs', path: '/explorer/genesis/1', settings: { chapterFlow: 'paragraphs' } },
  { name: 'chapter-without-sidebar', path: '/explorer/genesis/1', settings: { sidebar: false } },
  {
    name: 'chapter-text-only',
    path: '/explorer/genesis/1',
    settings: { sidebar: false, chapterPanel: false },
  },
  { name: 'reader-mode', path: '/explorer/psalms/23', show: (page) => page.keyboard.press('r') },
  { name: 'range', path: '/explorer/Gen/1/1-3' },
  { name: 'text-search', path: '/search?term=shepherd' },
  { name: 'value-search', path: '/search/gematria/913' },
  { name: 'number', path: '/number/913' },
  { name: 'calculator', path: '/calculator?text=%D7%91%D7%A8%D7%90%D7%A9%D7%99%D7%AA' },
  { name: 'landing', path: '/' },
];
const SCREENS_WITH_NOTES: readonly Screen[] = [
  { name: 'notes-beside-panel', path: '/explorer/genesis/1' },
  { name: 'notes-beside-text', path: '/explorer/genesis/1', settings: { chapterPanel: false } },
];
const NOTES = [
  [1, 'Seven words and 28 letters. Their sum, 2,701, is the 73rd triangular number.'],
  [3, 'Light before the sun.'],
  [7, 'The firmament.\nCompare Ezekiel 1:22.'],
] as const;
const WIDTHS = [360, 768, 1280, 1920];

async function picture(page: Page, at: string, { name, settings = {}, show }: Screen): Promise<void> {
  await page.evaluate((json) => localStorage.setItem('gematria-reading', json), JSON.stringify(settings));
  await page.goto(at);
  await heading(page).waitFor();
  await atRest(page);
  await show?.(page);
  await page.mouse.move(0, 0);
  const colours = new Set<string>();
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await atRest(page);
    const width = page.viewportSize()?.width;
    const file = join(BUILD_DIR, 'screenshots', 'screens', `${name}-${width}-${theme}.png`);
    await page.screenshot({ path: file });
    expect(statSync(file).size, file).toBeGreaterThan(10_000);
    colours.add(await page.evaluate(() => getComputedStyle(document.body).color));
  }
  expect(colours.size, name).toBe(2);
}

describe.skipIf(!hasBrowser)('pictures of the screens', () => {
  const site = useSite();
  let reader: Reader | undefined;

  beforeAll(async () => {
    if (IS_FULL) reader = await registerReader(site, newName());
  });

  async function withNotes(visit: Visit, of: Reader): Promise<void> {
    const { page } = visit;
    await signIn(visit, site, of);
    await page.goto(site.at('/about'));
    await deleteNotes(page);
    for (const [verse, notes] of NOTES)
      await ask(page, 'POST', '/api/notes', { book: 'genesis', chapter: 1, verse, notes });
  }

  test.each(IS_FULL ? WIDTHS : [360, 1280])(
    'a picture of each main screen is saved at a window width of %i px',
    async (width) => {
      const visit = await site.open('/', { width });
      const { page, complaints } = visit;
      for (const screen of IS_FULL ? SCREENS : SCREENS.slice(0, 2))
        await picture(page, site.at(screen.path), screen);
      if (reader !== undefined) {
        await withNotes(visit, reader);
        for (const screen of SCREENS_WITH_NOTES)
          await picture(page, site.at(screen.path), {
            ...screen,
            show: () =>
              page
                .getByRole('link', { name: /^(Your note|3 ?Light)/u })
                .first()
                .waitFor(),
          });
      }
      expect(complaints).toEqual([]);
    },
  );
});
