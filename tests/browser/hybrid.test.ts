/** The Hybrid Bible Explorer, in a real browser over the whole library. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, axeViolations, hasBrowser, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const card = (page: Page, reference: string) => page.getByRole('article', { name: reference });
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const GENESIS = '/hybrid-explorer?book=genesis&chapter=1&verse=1';

describe.skipIf(!hasBrowser)('the Hybrid Bible Explorer', () => {
  const { open, visit, at } = useSite();

  test('asks for nothing before Search, then shows the verse with its values', async () => {
    const { page, apiCalls, complaints, context } = await open('/hybrid-explorer');
    expect(await page.getByLabel('Chapter').inputValue()).toBe('1');
    expect(await page.getByLabel('Verse', { exact: true }).inputValue()).toBe('1');
    expect(apiCalls).toEqual([]);
    await page.getByLabel('Chapter').fill('');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await card(page, 'Genesis 1:1').waitFor();
    // The list of editions has the revision for the citation.
    await eventually(() => apiCalls).toEqual(['/api/hybrid/verse/genesis/1/1', '/api/editions']);
    await eventually(() => searchOf(page)).toEqual({ book: 'genesis', chapter: '1', verse: '1' });
    await eventually(() => page.getByLabel('Chapter').inputValue()).toBe('1');
    const text = (await card(page, 'Genesis 1:1').textContent()) ?? '';
    expect(text).toContain('In the beginning God created');
    expect(text).toMatch(/Hebrew Standard2,701/u);
    expect(text).toMatch(/Hebrew Ordinal298/u);
    const rows = await page
      .locator('.word-table tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    expect(rows).toHaveLength(7);
    expect(rows[0]).toEqual(['1', '913', '76']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('methods are switched in the address, and a Greek one has no value in Hebrew', async () => {
    const { page, context } = await open(GENESIS);
    await card(page, 'Genesis 1:1').waitFor();
    const greek = page.getByRole('button', { name: 'Standard Greek' });
    expect(await greek.getAttribute('aria-pressed')).toBe('false');
    await greek.click();
    await eventually(() => page.locator('.word-table tbody tr td').nth(3).textContent()).toBe('–');
    await eventually(() => searchOf(page).methods).toBe('HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD');
    for (const name of ['Standard Hebrew', 'Ordinal Hebrew', 'Standard Greek']) {
      const button = page.getByRole('button', { name });
      await button.click();
      // Each choice starts from the state that the page shows.
      await eventually(() => button.getAttribute('aria-pressed')).toBe('false');
    }
    await eventually(() => searchOf(page).methods).toBe('none');
    await page.getByText('No method selected').waitFor();
    await context.close();
  });

  test('goes to the neighbours, back, and to the explorer', async () => {
    const { page, context } = await open(GENESIS);
    await card(page, 'Genesis 1:1').waitFor();
    expect(await page.getByRole('button', { name: 'Previous verse' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Next verse, Genesis 1:2' }).click();
    await card(page, 'Genesis 1:2').waitFor();
    await eventually(() => page.getByLabel('Verse', { exact: true }).inputValue()).toBe('2');
    await page.goBack();
    await card(page, 'Genesis 1:1').waitFor();
    await eventually(() =>
      page.getByRole('link', { name: 'Open in the explorer' }).getAttribute('href'),
    ).toBe('/explorer/genesis/1/1');
    await context.close();
  });

  test('can be cited; a link’s answer is compared with today’s and dropped with its query', async () => {
    const { page, context } = await open(`${GENESIS}&answer=Hebrew%20Standard%202,700`);
    await card(page, 'Genesis 1:1').getByRole('button', { name: 'Cite' }).waitFor();
    await page.getByText('This link was made with another answer').waitFor();
    await page.getByRole('button', { name: 'Ordinal Hebrew' }).click();
    await eventually(() => searchOf(page).answer).toBeUndefined();
    await page.getByRole('button', { name: 'Standard Hebrew' }).click();
    await page.getByText('No method selected').waitFor();
    expect(await page.getByRole('button', { name: 'Cite' }).count()).toBe(0);
    await context.close();
  });

  test('a missing verse has no data, and the nearest existing one is offered', async () => {
    const { page, context } = await open('/hybrid-explorer?book=genesis&chapter=1&verse=99');
    await page.getByRole('heading', { name: 'No Verse Data' }).waitFor();
    await page.getByText('No data was found for this verse.').waitFor();
    await page.getByRole('link', { name: 'Go to Genesis 1:31' }).click();
    await card(page, 'Genesis 1:31').waitFor();
    await context.close();
  });

  test('lists texts that are not installed as such, without an error', async () => {
    const { page, apiCalls, context } = await open('/hybrid-explorer?book=1%20esdras&chapter=3&verse=1');
    await page.getByRole('heading', { name: 'Not installed here' }).waitFor();
    expect(apiCalls.map((call) => call.split('?')[0])).toEqual(['/api/apocrypha/verse/1%20esdras/3/1']);
    const option = page.locator('option[value="1 esdras"]');
    await eventually(() => option.textContent()).toBe('1 Esdras (not installed)');
    expect(await option.isDisabled()).toBe(true);
    expect(await page.getByRole('alert').filter({ hasText: 'Error' }).count()).toBe(0);
    await context.close();
  });

  test('shows a failure and can try again', async () => {
    const { page, context } = await visit();
    let isBroken = true;
    await page.route('**/api/hybrid/verse/**', (route) =>
      isBroken
        ? route.fulfill({
            status: 503,
            json: { message: 'The library is asleep.', code: 'unavailable', requestId: 'r1' },
          })
        : route.continue(),
    );
    await page.goto(at(GENESIS));
    await page.getByRole('heading', { name: 'Error Loading Verse' }).waitFor();
    expect(await page.getByText('Failed to fetch verse: The library is asleep.').isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await card(page, 'Genesis 1:1').waitFor();
    await context.close();
  });

  test('has no violations in either theme, narrow or wide, empty or with a verse', async () => {
    const { page, context } = await open('/hybrid-explorer');
    expect(await axeInEach(page)).toEqual([]);
    await page.goto(at(`${GENESIS}&methods=HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL`));
    await card(page, 'Genesis 1:1').waitFor();
    expect(await axeInEach(page)).toEqual([]);
    await context.close();
  });

  test('nothing is wider than a window of 320 px', async () => {
    const { page, context } = await open(
      `${GENESIS}&methods=HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL`,
      { width: 320 },
    );
    await card(page, 'Genesis 1:1').waitFor();
    expect(await overflow(page)).toBe(0);
    await context.close();
  });
});
