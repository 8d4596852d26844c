import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BOOKS } from '../../domain/canon/index.ts';
import { TITLED_PSALMS, verseCount } from '../../domain/versification/index.ts';
import { hasBrowser, IS_FULL } from './browser.ts';
import { useSite } from './site.ts';
import { quantile, wordDistances } from './word-distances.ts';

/** How many verses and titles of psalms are measured, and how high their texts were at 360 px before distances were even. */
const SAMPLE = IS_FULL
  ? { verses: 173, titles: 20, height: 66_591 }
  : { verses: 40, titles: 5, height: 18_348 };

/** Every n-th verse of the Bible, every n-th title of a psalm, and verses with long chains of maqafs, brackets and dashes. */
function testedVerses(): string[] {
  const verses = BOOKS.flatMap(({ id }) => {
    const found: string[] = [];
    for (let chapter = 1; verseCount('english', id, chapter) > 0; chapter++)
      for (let verse = 1; verse <= verseCount('english', id, chapter); verse++)
        found.push(`/explorer/${id}/${chapter}/${verse}`);
    return found;
  });
  const titles = [...TITLED_PSALMS].map((psalm) => `/explorer/psalms/${psalm}/0`);
  const some = (all: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)] ?? '');
  const hard = [
    'genesis/1/1',
    'psalms/23/3',
    'esther/8/9',
    'joshua/18/1',
    'numbers/32/42',
    'john/1/1',
    'romans/2/29',
  ];
  return [
    ...some(verses, SAMPLE.verses),
    ...some(titles, SAMPLE.titles),
    ...hard.map((place) => `/explorer/${place}`),
  ];
}

/** The words of these verses below each other on the open page of a verse, as they stand on their own pages. */
const gather = (page: Page, paths: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const isLoading = () => document.querySelector('[aria-busy=true]') !== null;
    const texts: Node[] = [];
    for (const path of all) {
      const before = heading();
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      while (heading() === before || isLoading()) await new Promise((next) => setTimeout(next, 4));
      const text = document.querySelector<HTMLElement>('[data-verse-text]')?.cloneNode(true) as
        | HTMLElement
        | undefined;
      // The edition leaves this verse out.
      if (text === undefined) continue;
      text.querySelector('[data-verse-value]')?.remove();
      text.dataset.path = path;
      texts.push(text);
    }
    const place = document.querySelector('article [data-verse-text]')?.parentElement;
    place?.replaceChildren(...texts);
    place?.setAttribute('data-gathered', '');
    const sheet = new CSSStyleSheet();
    // From this width the sounds are shown.
    sheet.replaceSync('@media (width < 64rem) { [data-gathered] [data-line=sound] { display: none } }');
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, paths);

describe.skipIf(!hasBrowser)('the distances of words', () => {
  const site = useSite();

  test('in a sample of verses with values and meanings, the words of a row are 0.4 to 1.5 em apart, words joined by maqaf touch, and meanings do not', async () => {
    const { page } = await site.open('/explorer/genesis/1/2');
    await gather(page, testedVerses());
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { gaps, joined, lines, height, extremes } = await wordDistances(page, '[data-gathered] > *');
      const at = `${width} px: ${extremes.join(' | ')}`;
      expect(gaps.length, at).toBeGreaterThan(7 * SAMPLE.verses);
      expect(joined.length, at).toBeGreaterThan(SAMPLE.verses);
      if (width === 360) expect(height, at).toBeLessThanOrEqual(1.05 * SAMPLE.height);
      expect(gaps[0], at).toBeGreaterThanOrEqual(0.4);
      expect(quantile(gaps, 0.5), at).toBeGreaterThanOrEqual(0.45);
      expect(quantile(gaps, 0.5), at).toBeLessThanOrEqual(0.6);
      expect(quantile(gaps, 0.95), at).toBeLessThanOrEqual(0.9);
      expect(quantile(gaps, 0.99), at).toBeLessThanOrEqual(1.3);
      expect(gaps.at(-1), at).toBeLessThanOrEqual(1.5);
      expect(Math.max(...joined.map(Math.abs)), at).toBeLessThanOrEqual(0.02);
      for (const [kind, distances] of lines)
        expect(Math.min(...distances), `${kind}, ${at}`).toBeGreaterThanOrEqual(4);
    }
  });
});
