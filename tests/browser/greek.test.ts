/** The Greek gematria page in a real browser: its cards, its calculator, and 1 Esdras 3 once it is installed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BookList, ChapterAnalysis, GreekCalculated } from '../../domain/contract/index.ts';
import { gematriaValue, type MethodId } from '../../domain/gematria/index.ts';
import { splitGreekWords } from '../../domain/greek/index.ts';
import { axeInEach, axeViolations, hasBrowser, overflow } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const FOUR = ['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'] as const;
const JOHN = 'ἐν ἀρχῇ ἦν ὁ λόγος';
const CALLS = '**/api/calculate-greek-gematria';

const field = (page: Page) => page.getByRole('textbox', { name: 'Greek text' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Gematria' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const isSelected = (page: Page, name: string) => tab(page, name).getAttribute('aria-selected');
const totals = (page: Page) => page.locator('dl dd');
const query = (page: Page) => new URL(page.url()).searchParams;
const grouped = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat('en').format(value));
const path = (search: Record<string, string>) => `/greek-gematria?${new URLSearchParams(search)}`;

describe.skipIf(!hasBrowser)('the Greek page', () => {
  const site = useSite();
  const { open } = site;

  test('names its methods, and says why nobody can import 1 Esdras yet', async () => {
    const { page, complaints, context } = await open('/greek-gematria');
    expect(await heading(page).textContent()).toBe('Greek Gematria Analysis');
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    const methods = await page
      .getByRole('region', { name: 'Methods' })
      .getByRole('listitem')
      .allTextContents();
    expect(methods.map((text) => text.split(' (')[0])).toEqual([
      'Standard Greek',
      'Ordinal Greek',
      'Isopsephy',
      'Millesian',
    ]);
    expect(methods[1]).toBe('Ordinal Greek (letter position 1-24)');
    const contest = page.getByRole('region', { name: "1 Esdras 3 (King's Contest)" });
    const button = contest.getByRole('button', { name: 'Import 1 Esdras Chapter 3' });
    expect(await button.isDisabled()).toBe(true);
    expect(await contest.textContent()).toContain('An administrator must import it.');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('counts the entered text by the four methods, word by word, under Results', async () => {
    const { page, context } = await open('/greek-gematria');
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(4);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(true);
    await field(page).fill(JOHN);
    const call = page.waitForRequest(CALLS);
    await calculate(page).click();
    expect((await call).postDataJSON()).toEqual({ text: JOHN, methods: [...FOUR] });
    await eventually(() => isSelected(page, 'Results')).toBe('true');
    await eventually(() => totals(page).allTextContents()).toEqual(
      FOUR.map((id) => grouped(gematriaValue(id, JOHN))),
    );
    const rows = page.getByRole('table').locator('tbody tr');
    await eventually(() => rows.count()).toBe(splitGreekWords(JOHN).length);
    for (const [index, word] of splitGreekWords(JOHN).entries()) {
      expect(await rows.nth(index).getByRole('rowheader').textContent()).toBe(word);
      expect(await rows.nth(index).getByRole('cell').allTextContents()).toEqual(
        FOUR.map((id) => grouped(gematriaValue(id, word))),
      );
    }
    await tab(page, 'Input').click();
    expect(await field(page).inputValue()).toBe(JOHN);
    await context.close();
  });

  test('asks for fewer methods after a choice, and Clear starts again', async () => {
    const { page, context } = await open(path({ text: 'λόγος' }));
    await page.getByRole('checkbox', { name: 'Isopsephy' }).uncheck();
    await page.getByRole('checkbox', { name: 'Millesian' }).uncheck();
    await calculate(page).click();
    await eventually(() => totals(page).allTextContents()).toEqual(
      (['GREEK_STANDARD', 'GREEK_ORDINAL'] satisfies MethodId[]).map((id) =>
        grouped(gematriaValue(id, 'λόγος')),
      ),
    );
    await eventually(() => query(page).get('methods')).toBe('GREEK_STANDARD,GREEK_ORDINAL');
    await page.reload();
    await eventually(() => totals(page).count()).toBe(2);
    await tab(page, 'Input').click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await eventually(() => field(page).inputValue()).toBe('');
    await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => page.getByRole('checkbox', { name: 'Isopsephy' }).isChecked()).toBe(true);
    await context.close();
  });

  test('an empty field gives a message and no call', async () => {
    const { page, apiCalls, context } = await open('/greek-gematria');
    await field(page).fill('  ');
    await calculate(page).click();
    await eventually(() => page.getByRole('alert').textContent()).toBe(
      'Empty InputPlease enter some Greek text to analyze.',
    );
    expect(await isSelected(page, 'Input')).toBe('true');
    expect(apiCalls).toEqual([]);
    await tab(page, 'Results').click();
    await page.getByText('There are no results yet.').waitFor();
    await context.close();
  });

  test('shows the fixed error message after a failure, and can try again', async () => {
    const { page, context } = await open('/greek-gematria');
    await page.route(CALLS, (route) => route.abort());
    await field(page).fill('λόγος');
    await calculate(page).click();
    const alerts = page.getByRole('alert').filter({ hasText: 'Error calculating gematria' });
    await eventually(() => alerts.allTextContents()).toContain(
      'Error calculating gematriaFailed to calculate Greek gematria',
    );
    await page.unroute(CALLS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => totals(page).first().textContent()).toBe('373');
    await context.close();
  });

  test('a text without Greek letters has no value', async () => {
    const { page, context } = await open(path({ text: 'peace', view: 'results' }));
    await eventually(() => totals(page).allTextContents()).toEqual(['–', '–', '–', '–']);
    await page.getByText('There are no Greek letters here to count.').waitFor();
    await context.close();
  });

  describe('Verse Analysis', () => {
    test('says that a text must be imported first while there is none', async () => {
      const { page, apiCalls, context } = await open('/greek-gematria');
      await tab(page, 'Verse Analysis').click();
      await page.getByText('Please import a text first').waitFor();
      expect(apiCalls).toEqual([]);
      await page.getByRole('link', { name: 'Go to Bible Explorer' }).click();
      await eventually(() => new URL(page.url()).pathname).toBe('/bible');
      await context.close();
    });

    test('analyses 1 Esdras 3 once it is installed', async () => {
      const { page, complaints, context } = await site.visit();
      const values = (text: string) => FOUR.map((method) => ({ method, value: gematriaValue(method, text) }));
      const calculated = (await (
        await fetch(site.at('/api/calculate-greek-gematria'), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text: JOHN, methods: FOUR }),
        })
      ).json()) as GreekCalculated;
      expect(calculated.values).toEqual(values(JOHN));
      const real = (await (await fetch(site.at('/api/verse/john/1'))).json()) as ChapterAnalysis;
      const names = { book: '1 esdras', chapter: 3 };
      const chapter = {
        ...real,
        verse: { ...real.verse, ...names, reference: '1 Esdras 3' },
        totalValues: values(real.verse.greekText ?? ''),
        verses: real.verses.slice(0, 3).map((verse) => ({
          ...verse,
          totalValues: values(verse.verse.greekText ?? ''),
          verse: { ...verse.verse, ...names, reference: `1 Esdras 3:${verse.verse.verse}` },
        })),
        words: real.words
          ?.filter(({ verse }) => verse !== null && verse <= 3)
          .map((word) => ({ ...word, gematriaValues: values(word.word.originalText) })),
      };
      const list = (await (await fetch(site.at('/api/books'))).json()) as BookList;
      const books = list.books.map((book) => (book.id === '1 esdras' ? { ...book, installed: true } : book));
      await page.route('**/api/books', (route) => route.fulfill({ json: { books } }));
      await page.route('**/api/verse/1%20esdras/3?**', (route) => route.fulfill({ json: chapter }));
      // A page without inlined answers asks for them.
      await page.goto(site.at('/help'));
      await heading(page).waitFor();
      await page.getByRole('link', { name: 'Greek', exact: true }).click();
      await tab(page, 'Verse Analysis').click();
      await page.getByRole('heading', { name: '1 Esdras 3', exact: true }).waitFor();
      await page.getByText('1 Esdras is installed.').waitFor();
      const verses = page.locator('ol > li');
      expect(await verses.count()).toBe(3);
      const first = verses.first();
      const verse = chapter.verses[0];
      expect(await first.locator('p[lang=grc]').textContent()).toBe(verse?.verse.greekText);
      expect(await first.locator('dd').allTextContents()).toEqual(
        verse?.totalValues.map(({ value }) => grouped(value)),
      );
      expect(await first.getByRole('link').getAttribute('href')).toBe('/explorer/1%20esdras/3/1');
      const words = chapter.words?.filter((word) => word.verse === 1) ?? [];
      await first.getByText(`${words.length} words`).click();
      await eventually(() => first.getByRole('rowheader').allTextContents()).toEqual(
        words.map(({ word }) => word.originalText),
      );
      expect(await axeViolations(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('says so if the library cannot be asked, and asks again', async () => {
      const { page, context } = await site.visit();
      await page.route('**/api/books', (route) => route.abort());
      await page.goto(site.at('/help'));
      await heading(page).waitFor();
      await page.getByRole('link', { name: 'Greek', exact: true }).click();
      await tab(page, 'Verse Analysis').click();
      await page.getByRole('alert').filter({ hasText: 'could not be told' }).waitFor();
      await page.unroute('**/api/books');
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('Please import a text first').waitFor();
      await context.close();
    });
  });

  describe('access', () => {
    const SCREENS = ['/greek-gematria', path({ text: JOHN, view: 'results' }), path({ tab: 'verses' })];

    test.each(SCREENS)('%s has no violations in either theme, narrow or wide', async (screen) => {
      const { page, complaints, context } = await open(screen);
      if (screen.includes('results')) await page.getByRole('table').waitFor();
      expect(await axeInEach(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('nothing scrolls sideways at 320 px, except what is marked as scrollable', async () => {
      const { page, context } = await open('/greek-gematria', { width: 320 });
      for (const screen of SCREENS) {
        await page.goto(site.at(screen));
        await heading(page).waitFor();
        if (screen.includes('results')) await page.getByRole('table').waitFor();
        expect([screen, await overflow(page)]).toEqual([screen, 0]);
      }
      await context.close();
    });
  });
});
