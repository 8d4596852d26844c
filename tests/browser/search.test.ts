import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { searchText } from '../../frontend/text/search/search-text.ts';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const field = (page: Page) => page.getByLabel('Words, a phrase, a Strong’s number or a reference');
const number = (page: Page) => page.getByRole('textbox', { name: 'Number', exact: true });
const count = (page: Page) =>
  page.locator('section[aria-label="Results"][aria-busy="false"] h2').textContent();
const entries = (page: Page) => page.evaluate(() => history.length);

describe.skipIf(!hasBrowser)('the search', () => {
  const site = useSite();
  const { open } = site;

  describe('of the text', () => {
    test('the help is beside the box, and each of its examples finds something', async () => {
      const { page } = await open('/search?term=shepherd');
      await eventually(() => count(page)).toMatch(/verses$/u);
      const help = page.locator('details', { hasText: searchText.text.syntax });
      const { y = 0 } = (await help.boundingBox()) ?? {};
      expect(y - ((await field(page).boundingBox())?.y ?? 0)).toBeLessThan(200);
      for (const { typed } of searchText.syntax) {
        const answer = await page.request.get(site.at(`/api/search?${new URLSearchParams({ term: typed })}`));
        expect((await answer.json()).resultCount, typed).toBeGreaterThan(0);
      }
    });

    test('typing more letters of a query adds only one entry to the browser’s history, and Back shows the query before', async () => {
      const { page } = await open('/search?term=light');
      await eventually(() => count(page)).toMatch(/verses$/u);
      const before = await entries(page);
      await field(page).press('End');
      await page.keyboard.type(' darkness', { delay: 20 });
      await eventually(() => address(page)).toBe('/search?term=light+darkness');
      await page.keyboard.type(' day', { delay: 20 });
      await eventually(() => address(page)).toBe('/search?term=light+darkness+day');
      expect(await entries(page)).toBe(before + 1);
      await page.goBack();
      await eventually(() => field(page).inputValue()).toBe('light');
    });

    test('when the reader opens a found verse and then goes Back, the search shows the same page of results at the same scroll position', async () => {
      const { page } = await open('/search?term=shepherd&page=2');
      const last = page.getByRole('link', { name: /^View / }).last();
      await last.scrollIntoViewIfNeeded();
      await atRest(page);
      const scroll = await page.evaluate(() => scrollY);
      await last.click();
      await eventually(() => address(page)).toMatch(/^\/explorer\//u);
      await eventually(() => heading(page).textContent()).toMatch(/\d+:\d+$/u);
      await page.goBack();
      await eventually(() => page.evaluate(() => scrollY)).toBe(scroll);
      await page.getByText('Page 2 of').waitFor();
    });
  });

  test.each([
    { width: 1280, height: 800, most: 400 },
    { width: 360, height: 740, most: 496 },
  ])(
    'in a window that is $width pixels wide, the first search result is near the top, and its facts are beside its reference',
    async ({ width, height, most }) => {
      const { page } = await open('/search', { width });
      await page.setViewportSize({ width, height });
      for (const path of [
        '/search?term=light',
        '/search?term=light&group=gospels',
        '/search?term=%22in+the+beginning%22',
        '/search/gematria/913',
        '/search/gematria/913?unit=word',
        '/search/gematria/913?unit=span',
        '/search/gematria/913?unit=span&group=writings',
      ]) {
        await page.goto(site.at(path));
        const first = page
          .locator('section[aria-label="Results"][aria-busy="false"] > div > ol > li')
          .first();
        await first.waitFor();
        await atRest(page);
        expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(most);
        if (width < 700) continue;
        const reference = await first.getByRole('heading').boundingBox();
        for (const detail of [
          first.getByText(path.includes('term') ? 'Relevance: ' : 'Gematria Value: '),
          first.getByRole('link', { name: /^View / }),
        ]) {
          const box = await detail.boundingBox();
          expect(box?.x, path).toBeGreaterThan(reference?.x ?? 0);
          // A fact is in the same line as the reference if the middle of the reference is between its top and its
          // bottom.
          const middle = (reference?.y ?? 0) + (reference?.height ?? 0) / 2;
          expect(Number(box?.y), path).toBeLessThan(middle);
          expect(Number(box?.y) + Number(box?.height), path).toBeGreaterThan(middle);
        }
      }
    },
  );

  describe('by value', () => {
    test('the search by value finds the phrases of 2 to 10 words with the value 913, within a verse and across verses', async () => {
      const { page, complaints } = await open('/search?by=value');
      await page.getByLabel('What to find').selectOption('span');
      await number(page).fill('913');
      await page.getByText('More conditions').click();
      await page.getByLabel('Most words').fill('10');
      await eventually(() => count(page)).toBe('924 phrases');
      expect(address(page)).toBe('/search/gematria/913?unit=span&method=HEBREW_STANDARD&maxWords=10');
      const row = page.locator('section[aria-label="Results"] > div > ol > li').first();
      expect(await row.textContent()).toContain('Gematria Value: 913 · WLC');
      const words = await row.locator('mark').textContent();
      const href = await row.getByRole('link', { name: /^View / }).getAttribute('href');
      await page.getByLabel('Across verses').check();
      await eventually(() => count(page)).toBe('1,256 phrases');
      await page.goto(site.at(href ?? ''));
      const marked = page.locator('[data-verse-text] [data-marked] > :first-child');
      await marked.waitFor();
      expect(
        words?.startsWith((await marked.textContent())?.replace(/[\u05BE\u05C3\s].*$/u, '') ?? '–'),
      ).toBe(true);
      expect(complaints).toEqual([]);
    });
  });

  test('a link in a word’s card opens the search, where another query can be entered', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.locator('#w2').click();
    await page.getByRole('link', { name: 'Find all 1,056' }).click();
    await eventually(() => address(page)).toBe('/search?term=H7725&order=canonical');
    await eventually(() => count(page)).toMatch(
      /^1,056 times in [\d,]+ verses$|^[\d,]+ verses · 1,056 times/u,
    );
    await field(page).fill('G3056');
    await eventually(() => count(page)).toBe('330 times in 318 verses');
  });

  test('while a new spelling is counted, the results below stay in their place', async () => {
    const { page } = await open('/search?term=אור&times=open');
    const panel = page.getByRole('region', { name: 'How often' });
    const bottom = async () => {
      const box = await panel.locator('xpath=..').boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    await panel.getByText(/^אור: /u).waitFor();
    await panel.getByRole('button', { name: 'Download CSV' }).waitFor();
    const before = await bottom();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/words/count?*', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('תהו');
    await eventually(() => decodeURIComponent(address(page))).toContain('term=תהו');
    // The letters of the browser may give the times before the API gives the rest.
    for (let look = 0; look < 10; look++) {
      expect(await bottom()).toBe(before);
      await page.waitForTimeout(100);
    }
    release();
    await panel.getByText(/^תהו: /u).waitFor();
    await panel.getByRole('button', { name: 'Download CSV' }).waitFor();
    await eventually(bottom).toBeLessThan(before);
  });

  test.each([
    '/search',
    '/search?term=shepherd&book=genesis',
    '/search?term=god&times=open&order=canonical',
    '/search?term=xyzzyq',
    '/search/gematria/913?unit=span&maxWords=10&also=HEBREW_ORDINAL:76&crossVerse=true',
  ])('axe finds no violation on %s, and the page fits into 320 px', async (path) => {
    const { page, complaints } = await open(path);
    if (path !== '/search') await eventually(() => count(page)).toMatch(/verse|phrase|No Results/u);
    expect(await axeInEach(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
