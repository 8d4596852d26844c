/**
 * The name exploration tool in a real browser. Its texts are tested in tests/dom, and its page without a name in
 * tests/browser/pages.
 */
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { useSite } from './site.ts';

describe.skipIf(!hasBrowser)('the name exploration tool', () => {
  const site = useSite();

  test('axe finds no violation on the page of a name, and the page fits into 320 px', async () => {
    const { page, complaints } = await site.open('/name-explorer?name=Isaiah');
    await page.getByRole('heading', { level: 2, name: 'Isaiah' }).waitFor();
    await page.getByRole('heading', { name: 'Browse names' }).waitFor();
    expect(await axeInEach(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
