import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { useSite } from './site.ts';

const card = (page: Page, reference: string) => page.getByRole('article', { name: reference });
const GENESIS = '/hybrid-explorer?book=genesis&chapter=1&verse=1';

describe.skipIf(!hasBrowser)('the Hybrid Bible Explorer', () => {
  const { open, at } = useSite();

  test('axe finds no violation with and without a verse in the Hybrid Explorer, and the page fits into 320 px', async () => {
    const { page } = await open('/hybrid-explorer');
    expect(await axeInEach(page)).toEqual([]);
    await page.goto(at(`${GENESIS}&methods=HEBREW_STANDARD,HEBREW_ORDINAL,GREEK_STANDARD,GREEK_ORDINAL`));
    await card(page, 'Genesis 1:1').waitFor();
    expect(await axeInEach(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
  });
});
