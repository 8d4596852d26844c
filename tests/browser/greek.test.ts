/**
 * The Greek gematria page in a real browser. Its texts are tested in tests/dom, and the page without input in
 * tests/browser/pages.
 */
import { describe, expect, test } from 'vitest';

import type { BookList, ChapterAnalysis } from '../../domain/contract/index.ts';
import { axeInEach, axeViolations, hasBrowser, overflowAt320 } from './browser.ts';
import { heading, isInWindow, useSite } from './site.ts';

const JOHN = 'ἐν ἀρχῇ ἦν ὁ λόγος';
const path = (search: Record<string, string>) => `/greek-gematria?${new URLSearchParams(search)}`;

describe.skipIf(!hasBrowser)('the Greek page', () => {
  const site = useSite();

  test.each([path({ text: JOHN, view: 'results' }), path({ tab: 'verses' })])(
    'axe finds no violation on %s, and the page fits into 320 px',
    async (screen) => {
      const { page, complaints } = await site.open(screen);
      if (screen.includes('results')) await page.getByRole('table').waitFor();
      expect(await axeInEach(page)).toEqual([]);
      expect(await overflowAt320(page)).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test('on a phone the whole text field of the Greek page is in view without scrolling', async () => {
    const { page } = await site.open('/greek-gematria', { width: 360 });
    await page.locator('textarea').waitFor();
    expect(await isInWindow(page, 'textarea')).toBe(true);
  });

  test('axe finds no violation on the Greek page with 1 Esdras 3, which the test adds to the server’s answers as if it were installed', async () => {
    const answer = async <T>(address: string) => (await (await fetch(site.at(address))).json()) as T;
    const { page, complaints } = await site.visit();
    const { books } = await answer<BookList>('/api/books');
    const john = await answer<ChapterAnalysis>('/api/verse/john/1');
    const withEsdras = books.map((book) => (book.id === '1 esdras' ? { ...book, installed: true } : book));
    const chapter = {
      ...john,
      verse: { ...john.verse, reference: '1 Esdras 3' },
      verses: john.verses.slice(0, 3),
    };
    await page.route('**/api/books', (route) => route.fulfill({ json: { books: withEsdras } }));
    await page.route('**/api/verse/1%20esdras/3?**', (route) => route.fulfill({ json: chapter }));
    await page.goto(site.at('/help'));
    await heading(page).waitFor();
    await page.getByRole('link', { name: 'Greek', exact: true }).click();
    await page.getByRole('tab', { name: 'Verse Analysis' }).click();
    await page.getByRole('heading', { name: '1 Esdras 3', exact: true }).waitFor();
    await page.locator('ol > li summary').first().click();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
