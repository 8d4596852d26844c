import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, IS_FULL, overflowAt320 } from './browser.ts';
import { eventually, goWithoutReload, heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

/**
 * The places that are tested with axe. The last one is a verse that does not exist. Other files test Psalm
 * 23:3, Psalm 23 and an address that does not exist. The title of Psalm 3 is tested only in the full run.
 */
const PLACES = [
  ...(IS_FULL ? ['/explorer/psalms/3/0'] : []),
  '/explorer/psalms/3',
  '/explorer/1samuel/20/2',
  '/explorer/mark/16/8',
  '/explorer/acts/8/37',
  '/explorer/psalms/23/9',
];

/** Removes Hebrew points and accents, because the order of the marks on a letter can differ. */
const bare = (text: string | null) => (text ?? '').replace(/[\u0591-\u05C7]/gu, '');

describe.skipIf(!hasBrowser)('the explorer', () => {
  const site = useSite();
  const { open } = site;

  test('a page that the browser has cached opens again without an error from the content security policy', async () => {
    const { page, complaints } = await open('/explorer/psalms/23/3');
    for (const path of ['/', '/explorer/psalms/23/3', '/']) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  test('the explorer shows a verse without a call to the API, with its words from right to left, and then requests the verses before and after it and what has the same value', async () => {
    const { page, status, apiCalls, complaints } = await open('/explorer/psalms/23/3');
    expect(status).toBe(200);
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    await eventually(() => page.title()).toBe('Psalm 23:3 · Gematria Explorer');
    const hebrew = page.locator('[data-verse-text][lang=he]');
    expect(await hebrew.getAttribute('dir')).toBe('rtl');
    const words = hebrew.locator('[data-word]');
    expect(await words.count()).toBe(7);
    expect(bare(await words.nth(1).textContent())).toContain('ישובב');
    const first = await words.nth(0).boundingBox();
    const second = await words.nth(1).boundingBox();
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    await page.getByRole('link', { name: /phrases$/u }).waitFor();
    await page.waitForLoadState('networkidle');
    // The similar verses are requested when the reader is near them, which in a high window is at once.
    const calls = apiCalls.filter((call) => !call.startsWith('/api/similar/'));
    expect(calls.sort()).toEqual([
      '/api/search/gematria/1773?besides=psalms%2F23%2F3&limit=1&method=HEBREW_STANDARD&unit=span',
      '/api/search/gematria/1773?besides=psalms%2F23%2F3&limit=1&method=HEBREW_STANDARD&unit=verse',
      '/api/verse/psalms/23/2',
      '/api/verse/psalms/23/4',
    ]);
    expect(complaints).toEqual([]);
  });

  test.each(['psalms/23/3', 'john/1/1', 'esther/8/9'])(
    'the total of %s is visible without scrolling on a phone, a tablet and a wide window, and its letters are 40 to 48 px high',
    async (path) => {
      const { page } = await open(`/explorer/${path}`);
      const total = page.locator('[data-total]:visible');
      for (const [width, height] of [
        [1280, 800],
        [768, 1024],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        const box = await total.boundingBox();
        const bar = width < 768 ? await page.locator('.place-nav').boundingBox() : null;
        expect((box?.y ?? height) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(bar?.y ?? height);
        const size = await total.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size).toBeGreaterThanOrEqual(40);
        expect(size).toBeLessThanOrEqual(48);
      }
    },
  );

  test('up to 1024 px the analysis panel follows the words of the verse, before similar verses and notes', async () => {
    const { page } = await open('/explorer/psalms/23/3', { width: 1024 });
    for (const width of [1024, 768, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await atRest(page);
      const tops = await Promise.all(
        ['.explorer-text', '.explorer-panel', '.explorer-more'].map(
          async (part) => (await page.locator(part).boundingBox())?.y ?? 0,
        ),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      const text = await page.locator('.explorer-text').boundingBox();
      expect((tops[1] ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThanOrEqual(40);
    }
  });

  test('the explorer does not request its own verse, nor a missing one, because the Worker has written that answer into the page', async () => {
    for (const path of [
      '/explorer/psalms/23/3?version=kjvs&reading=ketiv',
      '/explorer/john/1?methods=HEBREW_GADOL,GREEK_STANDARD,X&version=kjv&version=original',
      '/explorer/psalms/23/9',
    ]) {
      const { apiCalls, context } = await open(path);
      const own = new URL(site.at(path)).pathname.replace('/explorer', '/api/verse');
      expect(apiCalls.filter((call) => new URL(site.at(call)).pathname === own)).toEqual([]);
      await context.close();
    }
  });

  test('axe finds no violation on the pages of verses, chapters and missing places, and each page fits into 320 px', async () => {
    const { page } = await open('/about');
    for (const path of PLACES) {
      await goWithoutReload(page, path);
      expect(await axeInEach(page), path).toEqual([]);
      expect(await overflowAt320(page), path).toBe(0);
    }
  });
});
