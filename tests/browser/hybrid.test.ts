import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, axeViolations, hasBrowser, overflowAt320 } from './browser.ts';
import { useSite } from './site.ts';

const card = (page: Page, reference: string) => page.getByRole('article', { name: reference });
const GENESIS = '/hybrid-explorer?book=genesis&chapter=1&verse=1';

describe.skipIf(!hasBrowser)('the Hybrid Bible Explorer', () => {
  const { open, visit, at } = useSite();

  test('a failed request of the Hybrid Explorer shows an error and can be tried again', async () => {
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

  test('axe finds no violation with and without a verse in the Hybrid Explorer, and the page fits into 320 px', async () => {
    const { page, context } = await open('/hybrid-explorer');
    expect(await axeInEach(page)).toEqual([]);
    await page.goto(at(`${GENESIS}&methods=HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL`));
    await card(page, 'Genesis 1:1').waitFor();
    expect(await axeInEach(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
    await context.close();
  });
});
