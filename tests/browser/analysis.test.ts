/** The analysis panel, the similar verses and the chart in a real browser, over the whole library. */
import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { axeInEach, axeViolations, hasBrowser, overflow, type VisitOptions } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest, heldBack, pause } from './waiting.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Analysis' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });
const similar = (page: Page) => page.getByRole('region', { name: 'Verses with Similar Gematria Values' });
const chart = (page: Page) => page.getByRole('figure');
const SIMILAR_CALLS = '**/api/similar/**';

/** Scrolls the similar verses into view. */
async function scrollToSimilar(page: Page): Promise<void> {
  await page.locator('.similar').evaluate((section) => section.scrollIntoView());
}

async function openSimilar(page: Page): Promise<void> {
  await scrollToSimilar(page);
  await chart(page).waitFor();
  await page.locator('.similar-list > li').first().waitFor();
}

describe.skipIf(!hasBrowser)('the analysis', () => {
  const site = useSite();
  const open = async (path: string, options: VisitOptions = {}) => {
    const visit = await site.open(path, options);
    await panel(visit.page).waitFor();
    return visit;
  };

  /** Gives a verse curated insights that the library does not have. */
  const withNotes = async (route: Route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as VerseAnalysis;
    const notes = 'The rod and the staff are two pillars.\nTheir values are counted together.';
    await route.fulfill({ response, json: { ...answer, verse: { ...answer.verse, notes } } });
  };

  test('shows the reference, its total, and every word with number, value and frequency', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    expect(await panel(page).getByRole('heading', { level: 2 }).textContent()).toBe('Psalm 23:3');
    expect(await panel(page).locator('.badge').allTextContents()).toEqual([
      'Psalms',
      'Chapter 23',
      'Verse 3',
    ]);
    expect(await tab(page, 'Interlinear').getAttribute('aria-selected')).toBe('true');
    const texts = panel(page).locator('.analysis-texts');
    expect(await texts.locator('p[lang=he]').getAttribute('dir')).toBe('rtl');
    expect(await texts.locator('p[lang=en]').textContent()).toContain('He restoreth my soul');
    const total = panel(page).getByRole('table', { name: 'Analysis total' });
    expect(await total.getByRole('row', { name: 'Hebrew Standard' }).getByRole('cell').textContent()).toBe(
      '1,773',
    );

    const area = panel(page).getByRole('region', { name: 'Words' });
    expect(await area.getByRole('columnheader').allTextContents()).toEqual([
      'Word',
      'Strong’s',
      'Value',
      'Frequency',
    ]);
    expect(await area.getByRole('rowheader').count()).toBe(7);
    const first = area.getByRole('row').nth(1);
    expect(await first.locator('[lang=he]').count()).toBe(1);
    expect(await first.textContent()).toMatch(/nafshi.*soul.*H5315.*440.*\d/u);
    await area.focus();
    expect((await area.boundingBox())?.height).toBeLessThanOrEqual(302);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('does not repeat the text that is directly below it on a phone', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    expect(await panel(page).locator('.analysis-texts').isVisible()).toBe(false);
    expect(await panel(page).getByRole('region', { name: 'Words' }).isVisible()).toBe(true);
    await context.close();
  });

  test('keeps the open tab in the address over a reload, and on the way to other verses and back', async () => {
    const { page, complaints, context } = await open('/explorer/genesis/1/1');
    await tab(page, 'Gematria').click();
    await eventually(() => new URL(page.url()).search).toBe('?panel=gematria');
    await panel(page).getByText('73rd triangular number').waitFor();
    await page.reload();
    await panel(page).getByText('37 × 73').waitFor();
    await page.getByRole('link', { name: 'Next: Genesis 1:2' }).click();
    await eventually(() => heading(page).textContent()).toBe('Genesis 1:2');
    expect(await tab(page, 'Gematria').getAttribute('aria-selected')).toBe('true');
    await tab(page, 'Interlinear').click();
    await eventually(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await eventually(() => heading(page).textContent()).toBe('Genesis 1:1');
    await panel(page).getByText('37 × 73').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('has a card for each method with its total, counts and facts, and shows how often the words occur', async () => {
    const { page, complaints, context } = await open('/explorer/genesis/1/1?panel=gematria');
    const card = panel(page)
      .locator('.method-card')
      .filter({ has: page.getByRole('link', { name: 'Hebrew Standard' }) });
    await card.waitFor();
    expect(await card.textContent()).toContain('2,701');
    expect(await card.textContent()).toContain('7 words · 28 letters');
    expect(await card.getByRole('link').getAttribute('href')).toBe('/methods/HEBREW_STANDARD');
    expect(await panel(page).locator('.frequency-row').count()).toBe(6);
    expect(
      await panel(page)
        .getByText(/^2,59\d occurrences$/u)
        .count(),
    ).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('moves between tabs with the arrow keys, which then do not change the verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await tab(page, 'Interlinear').focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => tab(page, 'Gematria').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    await eventually(() => tab(page, 'Context').getAttribute('aria-selected')).toBe('true');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Context');
    await page.keyboard.press('ArrowRight');
    await eventually(() => tab(page, 'Interlinear').getAttribute('aria-selected')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('describes the book, and steps like the toolbar', async () => {
    const { page, complaints, context } = await open('/explorer/genesis/1/1?panel=context');
    await panel(page).getByRole('heading', { name: 'About the book' }).waitFor();
    expect(await panel(page).locator('.analysis-prose p').count()).toBeGreaterThan(1);
    expect(await panel(page).getByRole('button', { name: 'Previous Verse' }).isDisabled()).toBe(true);
    await panel(page).getByRole('link', { name: 'Next Verse' }).click();
    await eventually(() => heading(page).textContent()).toBe('Genesis 1:2');
    await page.goto(site.at('/explorer/psalms/24/1?panel=context'));
    await panel(page).getByRole('link', { name: 'Previous Verse' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:6');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('marks a verse with insights and shows them', async () => {
    const { page, complaints, context } = await site.visit();
    await page.route('**/api/verse/psalms/23/4', withNotes);
    await page.goto(site.at('/explorer/psalms/23/3'));
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:4');
    expect(await panel(page).locator('.badge').last().textContent()).toBe('Kabbalistic');
    await tab(page, 'Context with insights').click();
    await panel(page).getByRole('heading', { name: 'Kabbalistic insights' }).waitFor();
    expect(await panel(page).getByText('The rod and the staff are two pillars.').isVisible()).toBe(true);
    const animation = () => page.locator('.notes-dot').evaluate((dot) => getComputedStyle(dot).animationName);
    expect(await animation()).toBe('pulse');
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(animation).toBe('none');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('asks for a verse beside the totals of a whole chapter', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23');
    await panel(page).getByRole('heading', { name: 'No Verse Selected' }).waitFor();
    await panel(page).getByRole('table', { name: 'Totals of the chapter' }).waitFor();
    expect(await page.locator('.similar').count()).toBe(0);
    await tab(page, 'Context').click();
    await panel(page).getByRole('link', { name: 'Next Chapter' }).click();
    await eventually(() => heading(page).textContent()).toBe('Psalm 24');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows "–" with its reason where a method counts nothing', async () => {
    const { page, complaints, context } = await open(
      '/explorer/john/1/1?panel=gematria&methods=HEBREW_STANDARD',
    );
    await panel(page).getByText('Hebrew Standard counts Hebrew letters; this text is Greek.').waitFor();
    expect(await panel(page).locator('.method-card').first().textContent()).toContain('–');
    await tab(page, 'Interlinear').click();
    const area = panel(page).getByRole('region', { name: 'Words' });
    await area.waitFor();
    expect(await area.locator('tbody [lang=grc]').count()).toBe(17);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('says that there are no words: in the table, in the tab, and in place of similar verses', async () => {
    const { page, complaints, context } = await open('/explorer/acts/8/37');
    await panel(page).getByText('No word analysis data available.').waitFor();
    expect(await page.locator('.similar').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows the qere beside the ketiv, and says that verses are compared by the ketiv', async () => {
    const { page, complaints, context } = await open('/explorer/1samuel/20/2?reading=qere');
    const area = panel(page).getByRole('region', { name: 'Words' });
    await area.getByText('written: ').first().waitFor();
    await openSimilar(page);
    await similar(page)
      .getByText(/^As written \(ketiv\): /u)
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a tab whose script fails to load says so, and loads on request', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/assets/gematria-tab*', (route) => route.abort());
    await tab(page, 'Gematria').click();
    await panel(page).getByRole('alert').waitFor();
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    await page.unroute('**/assets/gematria-tab*');
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await panel(page).getByText('7 words · 30 letters').first().waitFor();
    await context.close();
  });

  test('similar verses cost the first screen nothing and load when the reader comes near', async () => {
    const { page, apiCalls, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.waitForLoadState('networkidle');
    expect(apiCalls.filter((path) => path.startsWith('/api/similar'))).toEqual([]);
    await openSimilar(page);
    expect(apiCalls.filter((path) => path.startsWith('/api/similar'))).toEqual([
      '/api/similar/psalms/23/3?method=HEBREW_STANDARD&limit=5&offset=0',
    ]);
    expect(await similar(page).textContent()).toContain('Values from 1,755 to 1,791');
    const rows = similar(page).locator('.similar-list > li');
    expect(await rows.count()).toBe(5);
    expect(await rows.first().textContent()).toMatch(/1,773.*same value/u);
    expect(await similar(page).getByText('5 of 216 verses').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('more similar verses appear in place, and the focus goes to the first of them', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await openSimilar(page);
    await similar(page).getByRole('button', { name: 'Show more related verses' }).click();
    await similar(page).getByText('25 of 216 verses').waitFor();
    const sixth = similar(page).locator('.similar-list > li').nth(5).getByRole('link');
    const reference = await sixth.textContent();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(reference);
    await sixth.click();
    await eventually(() => heading(page).textContent()).toBe(reference);
    await page.goBack();
    await eventually(() => heading(page).textContent()).toBe('Psalm 23:3');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('compares by another of the visible methods', async () => {
    const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
    await openSimilar(page);
    await similar(page).getByLabel('Compare by').selectOption({ label: 'Hebrew Ordinal' });
    await eventually(() => similar(page).textContent()).toContain('Values from 347 to 355');
    await eventually(() => apiCalls.some((path) => path.includes('method=HEBREW_ORDINAL&limit=5'))).toBe(
      true,
    );
    await context.close();
  });

  test.each([
    // Two Greek verses are shown. The first has seven words.
    ['revelation/13/1', 'Values from 14,608 to 14,904, within 1 % of 14,756'],
    // Here a word is written that is not read aloud.
    ['ruth/3/12?reading=qere', 'As written (ketiv): 1,652 to 1,686, within 1 % of 1,669'],
  ])('the differences at %s are from the value that the range names', async (path, range) => {
    const { page, complaints, context } = await open(`/explorer/${path}`);
    await openSimilar(page);
    const told = async () => (await similar(page).locator('.similar-choice p').first().textContent()) ?? '';
    await eventually(told).toContain(range);
    const line = await told();
    const numberIn = (text: string | null | undefined) =>
      Number(text?.replace('−', '-').replace('same value', '0').replaceAll(',', ''));
    const compared = numberIn(/of ([\d,]+)$/u.exec(line)?.[1]);
    const rows = similar(page).locator('.similar-list > li');
    expect(await rows.count()).toBe(5);
    for (const row of await rows.all()) {
      const value = numberIn(await row.locator('.text-accent').textContent());
      expect(Math.abs(value - compared)).toBeLessThanOrEqual(Math.ceil(compared / 100));
      expect(numberIn(await row.locator('.similar-difference').textContent())).toBe(value - compared);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('says that no verse is similar', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await page.route(SIMILAR_CALLS, (route) =>
      route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    );
    await scrollToSimilar(page);
    await similar(page).getByText('No similar verses found.').waitFor();
    expect(await similar(page).getByRole('button', { name: 'Show more' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows a failure in place with its status, and tries again on request', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route(SIMILAR_CALLS, (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'The library failed.', code: 'internal', requestId: 'r' },
      }),
    );
    await scrollToSimilar(page);
    const alert = similar(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Error Loading Data:');
    expect(await alert.textContent()).toContain('Error fetching similar verses: 500');
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    await chart(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(SIMILAR_CALLS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await similar(page).getByText('5 of 216 verses').waitFor();
    await context.close();
  });

  test('says in words that there is no connection, for the first verses and for more', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await openSimilar(page);
    await context.setOffline(true);
    await similar(page).getByRole('button', { name: 'Show more related verses' }).click();
    await similar(page).getByText('Check the connection').waitFor();
    expect(await similar(page).locator('.similar-list > li').count()).toBe(5);
    await context.setOffline(false);
    await similar(page).getByRole('button', { name: 'Retry' }).click();
    await similar(page).getByText('25 of 216 verses').waitFor();
    await context.close();
  });

  test('shows placeholders while similar verses are slow, and nothing moves when they arrive', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    const send = await heldBack(page, SIMILAR_CALLS);
    await scrollToSimilar(page);
    await similar(page).getByText('Loading similar verses').waitFor({ state: 'attached' });
    await chart(page).waitFor();
    await atRest(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    send();
    await similar(page).getByText('5 of 216 verses').waitFor();
    await pause(page, 300);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  test('draws the words as bars from right to left, also by keyboard, as a table and as a file', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await openSimilar(page);
    const bars = chart(page).locator('.bar');
    expect(await bars.count()).toBe(7);
    const [first, second] = [await bars.nth(0).boundingBox(), await bars.nth(1).boundingBox()];
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    const heights = await chart(page)
      .locator('.bar-fill')
      .evaluateAll((fills) => fills.map((fill) => fill.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.max(...heights) * 0.1);

    await bars.first().focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => chart(page).locator('.bar-readout').textContent()).toContain(
      'to return320 · 18 %',
    );
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');

    const downloading = page.waitForEvent('download');
    await chart(page).getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Psalm_23_3_Hebrew_Standard.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toMatch(/^"1",".+","nafshi","soul","440"$/u);

    await chart(page).getByRole('button', { name: 'Show as table' }).click();
    expect(await chart(page).getByRole('rowheader').count()).toBe(7);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(
    ['/explorer/psalms/23/3', '/explorer/psalms/23'].flatMap((path) =>
      ['', '?panel=gematria', '?panel=context'].map((search) => path + search),
    ),
  )('%s is accessible in both themes, narrow and wide, with similar verses and chart', async (path) => {
    const { page, context } = await open(path);
    if (await page.locator('.similar').count()) await openSimilar(page);
    await page.waitForLoadState('networkidle');
    // axe counts a control as too small if the bottom bar half covers it. Every one can be scrolled clear.
    expect(await axeInEach(page, () => page.evaluate(() => scrollTo(0, 0)))).toEqual([]);
    await context.close();
  });

  test('never scrolls sideways at 320 px, even with the longest words and verse', async () => {
    const { page, context } = await site.visit({ width: 320 });
    for (const path of ['/explorer/esther/8/9', '/explorer/ephesians/1/21']) {
      for (const search of ['', '?panel=gematria', '?panel=context']) {
        await page.goto(site.at(path) + search);
        await heading(page).waitFor();
        await scrollToSimilar(page);
        await chart(page).waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, search, await overflow(page)]).toEqual([path, search, 0]);
      }
    }
    await context.close();
  });
});
