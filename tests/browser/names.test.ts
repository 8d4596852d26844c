import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gematriaValue } from '../../domain/gematria/index.ts';
import { NAMES } from '../../domain/names/index.ts';
import { axeInEach, hasBrowser, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';
import { heldBack } from './waiting.ts';

describe.skipIf(!hasBrowser)('the name exploration tool', () => {
  const site = useSite();
  const result = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
  const search = (page: Page) => new URL(page.url()).searchParams;

  async function explored(path: string, name: string, options = {}) {
    const opened = await site.open(path, options);
    await result(opened.page, name).waitFor();
    await opened.page.getByRole('heading', { name: 'Names to begin with' }).waitFor();
    return opened;
  }

  test('an empty field says what is missing; a name is analysed and is in the address', async () => {
    const { page, complaints, apiCalls, context } = await site.open('/name-explorer');
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.getByText('Please enter a name to analyze').waitFor();
    expect(apiCalls.filter((call) => call.includes('explore-name'))).toEqual([]);
    const field = page.getByLabel('Name', { exact: true });
    await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');

    await field.fill('esaias');
    await field.press('Enter');
    await result(page, 'esaias').waitFor();
    await page.getByText('Name analyzed successfully').waitFor();
    await page.getByText(/^16 gematria values and \d+ biblical connections?\.$/u).waitFor();
    expect(search(page).get('name')).toBe('esaias');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an address analyses at once: forms, meaning and values, all computed from the letters', async () => {
    const { page, complaints, context } = await explored('/name-explorer?name=Shalom', 'Shalom');
    for (const title of ['Meaning', 'Gematria values', 'Biblical connections', 'Where the name occurs']) {
      expect(await page.getByRole('heading', { name: title, exact: true }).isVisible(), title).toBe(true);
    }
    const row = page.getByRole('row').filter({ hasText: 'Hebrew Standard' });
    expect(await row.getByRole('cell').first().textContent()).toBe(
      String(gematriaValue('HEBREW_STANDARD', 'שלום')),
    );
    const greek = page.getByRole('row').filter({ hasText: 'Greek Standard' });
    expect(await greek.getByRole('cell').first().textContent()).toBe('–');
    const same = page.getByRole('region', { name: /^Hebrew Standard/u });
    expect(await same.getByText('100% similar').count()).toBe(await same.getByRole('listitem').count());
    await same.getByRole('link').first().click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/explorer\/\w+\/\d+\/\d+$/u);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the letters are worked out on request, by any method', async () => {
    const { page, context } = await explored('/name-explorer?name=David', 'David');
    const hebrew = page.getByRole('region', { name: 'Hebrew', exact: true });
    await hebrew.getByRole('button', { name: 'Letter by letter' }).click();
    await hebrew.getByText('= 14').waitFor();
    await hebrew.getByLabel('Method').selectOption('HEBREW_ATBASH');
    await hebrew.getByText(`= ${gematriaValue('HEBREW_ATBASH', 'דוד')}`).waitFor();
    await context.close();
  });

  test('a spelling can be changed in place and restored', async () => {
    const { page, context } = await explored('/name-explorer?name=David', 'David');
    const hebrew = page.getByRole('region', { name: 'Hebrew', exact: true });
    await hebrew.getByRole('button', { name: 'Change the spelling' }).click();
    await hebrew.getByLabel('Hebrew spelling').fill('דויד');
    await hebrew.getByRole('button', { name: 'Use it' }).click();
    await hebrew.getByText('Your own spelling.').waitFor();
    expect(search(page).get('hebrew')).toBe('דויד');
    await hebrew.getByText('24', { exact: true }).waitFor();
    await hebrew.getByRole('button', { name: 'Use the spelling found' }).click();
    await hebrew.getByText('As the biblical text spells it.').waitFor();
    expect(search(page).has('hebrew')).toBe(false);
    await context.close();
  });

  test('says so if no verse has the value, and the range can be widened', async () => {
    const { page, context } = await explored('/name-explorer?name=Jah&range=0', 'Jah');
    await page
      .getByText(
        'No exact biblical connections found for this name. Try adjusting the search range or exploring a different name.',
      )
      .waitFor();
    await page.getByLabel('Search range').selectOption('500');
    await eventually(() =>
      page.getByText(/^No verse of exactly this value. The nearest within 500:$/u).count(),
    ).toBe(2);
    await eventually(() => search(page).get('range')).toBe('500');
    await context.close();
  });

  test('does not cite an answer that belongs to another query', async () => {
    const { page, context } = await explored('/name-explorer?name=Jah', 'Jah');
    const cite = page.getByRole('button', { name: 'Cite' });
    expect(await cite.isVisible()).toBe(true);
    const send = await heldBack(page, '**/api/explore-name');
    await page.getByLabel('Search range').selectOption('500');
    await eventually(() => page.locator('main [aria-busy="true"]').count()).toBe(1);
    expect(await cite.count()).toBe(0);
    send();
    await cite.waitFor();
    await eventually(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    await context.close();
  });

  test('a genitive is marked as one, and Hebrew has the marks that the reader chose', async () => {
    const { page, context } = await site.open('/');
    await page.evaluate(() => localStorage.setItem('gematria-reading', JSON.stringify({ vowels: false })));
    await page.goto(`${new URL(page.url()).origin}/name-explorer?name=Jordan`);
    await page
      .getByText(
        'As the biblical text spells it, in the genitive: the Greek New Testament does not have the nominative.',
      )
      .waitFor();
    const verses = await page.locator('p.scripture-run[lang="he"]').allTextContents();
    expect(verses.length).toBeGreaterThan(0);
    expect(verses.join('')).not.toMatch(/[\u0591-\u05BD\u05C1\u05C2\u05C7]/u);
    await context.close();
  });

  test('transliterates a name that no text has, and says so', async () => {
    const { page, context } = await explored('/name-explorer?name=Sherlock', 'Sherlock');
    expect(
      await page.getByText('A transliteration of the Latin letters: no text spells it so.').count(),
    ).toBe(2);
    expect(await page.getByText('No word of these letters in the Hebrew text').isVisible()).toBe(true);
    await context.close();
  });

  test('says that it waits; a failure shows its reason, and Retry asks again', async () => {
    const { page, context } = await site.open('/name-explorer');
    let fails = true;
    let answer = () => {};
    const waited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/explore-name', async (route) => {
      await waited;
      if (!fails) return route.continue();
      const message = 'The library cannot be reached just now.';
      return route.fulfill({ status: 503, json: { message, code: 'unavailable', requestId: 'r-1' } });
    });
    await page.getByLabel('Name', { exact: true }).fill('Noah');
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.getByText('Analyzing name and finding connections...').waitFor();
    answer();
    await page.getByRole('heading', { name: 'Error analyzing name' }).waitFor();
    await eventually(() => page.getByText('The library cannot be reached just now.').count()).toBe(2);
    fails = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await result(page, 'Noah').waitFor();
    await context.close();
  });

  test('the list can be filtered and opens a name, and Back leads to the name before', async () => {
    const { page, context } = await explored('/name-explorer?name=Noah', 'Noah');
    await page.getByRole('button', { name: `Show all ${NAMES.length} names` }).click();
    const list = page.getByRole('region', { name: 'Names to begin with' });
    await eventually(() => list.getByRole('listitem').count()).toBe(NAMES.length);
    await list.getByRole('searchbox').fill('multitude');
    await list.getByText('1 name', { exact: true }).waitFor();
    await list.getByRole('link', { name: 'Abraham' }).click();
    await result(page, 'Abraham').waitFor();
    expect(search(page).get('name')).toBe('Abraham');
    await page.goBack();
    await result(page, 'Noah').waitFor();
    await eventually(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Noah');
    await context.close();
  });

  test('links to the explorer', async () => {
    const { page, context } = await site.open('/name-explorer');
    await page.getByRole('link', { name: 'Go to the Verse Explorer' }).click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/explorer/u);
    await context.close();
  });

  const SCREENS = [
    ['/name-explorer', 'Names to begin with'],
    ['/name-explorer?name=Isaiah', 'Isaiah'],
  ] as const;

  describe.each(SCREENS)('%s', (path, name) => {
    test('is accessible in both themes, narrow and wide', async () => {
      const { page, complaints, context } = await explored(path, name);
      expect(await axeInEach(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('is not wider than a window of 320 px', async () => {
      const { page, context } = await explored(path, name, { width: 320 });
      expect(await overflow(page)).toBe(0);
      await context.close();
    });
  });
});
