import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const SEARCH = '/search/gematria/913?unit=span&method=HEBREW_STANDARD';

const slider = (page: Page) => page.getByRole('slider', { name: 'Values around' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const section = (page: Page) => page.getByRole('region', { name: 'What chance would give' });

describe.skipIf(!hasBrowser)('the count that chance would give', () => {
  const site = useSite();

  test('what chance would give is shown in words below the number of phrases found, and below the results as a plot that the keyboard can use', async () => {
    const { page, complaints } = await site.open(SEARCH);
    await slider(page).waitFor();
    expect(await results(page).textContent()).toMatch(
      /926 phrases.*Shuffle these words and you get about 925 \(we allow ± 8\d\): about what you would expect\./u,
    );
    expect(await section(page).textContent()).toMatch(/^Shuffling letters would give about 8\d\d,/u);
    await slider(page).focus();
    await eventually(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^913: 926 found, about/u);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => slider(page).getAttribute('aria-valuenow')).toBe('912');
    await page.keyboard.press('End');
    await section(page).getByRole('link', { name: 'Search for 963' }).waitFor();
    await section(page).getByRole('button', { name: 'Show as table' }).click();
    await eventually(() => section(page).locator('tbody tr').count()).toBe(101);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      section(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(102);
    expect(lines[51]).toMatch(/^"913","926","925\./u);
    expect(complaints).toEqual([]);
  });

  test('a search for both scripts together or for a range of values shows what chance would give, but a range that is too wide does not', async () => {
    const { page } = await site.open('/search/gematria/373?unit=word&method=HEBREW_STANDARD,GREEK_STANDARD');
    await eventually(() => results(page).textContent()).toMatch(
      /Shuffling letters would give about 1\d\d \(± 2\d\)/u,
    );
    const sentence = results(page).getByText(/^Shuffling letters would give/u);
    expect(await sentence.count()).toBe(1);
    await page.goto(site.at('/search/gematria/373?unit=word&range=50'));
    await eventually(() => results(page).textContent()).toMatch(
      /Shuffling letters would give about 36,\d{3} \(± \d{3}\)/u,
    );
    await page.goto(site.at('/search/gematria/373?unit=word&range=51'));
    await results(page).getByText('Expected counts are available for up to 101 values together.').waitFor();
    await slider(page).waitFor();
    expect(await sentence.count()).toBe(0);
  });

  test('a page explains what chance would give, with figures that the server computes when the page opens', async () => {
    const { page, complaints, status } = await site.open('/chance');
    expect(status).toBe(200);
    const main = page.locator('main');
    await eventually(() => main.textContent()).toMatch(
      /370 found\. Shuffle these words and you get about 38\d \(we allow ± 4\d\): about what/u,
    );
    await eventually(() => main.textContent()).toMatch(
      /2\d\d found\. Shuffle these words and you get about 2\d\d \(we allow ± [34]\d\): about what/u,
    );
    await eventually(() => main.textContent()).toMatch(
      /36 found\. Shuffle these words and you get about 30 \(we allow ± 4\d\): about what/u,
    );
    await slider(page).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([
    ['/chance', 'html'],
    [SEARCH, '[aria-label="What chance would give"]'],
  ])('axe finds no violation on %s', async (path, within) => {
    const { page } = await site.open(path);
    await slider(page).waitFor();
    expect(await axeInEach(page, undefined, within)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
