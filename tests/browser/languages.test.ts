/** Hebrew and Greek letters in a real browser over the whole library: their language, and the font that draws them. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../domain/addresses/index.ts';
import { lettersWithoutLanguage } from '../../frontend/ui/words/testing.ts';
import { hasBrowser, IS_FULL } from './browser.ts';
import { eventually, useSite } from './site.ts';

/** The pages with Hebrew or Greek of their own. Outside of the full run, others are tested in tests/dom/languages only. */
const PAGES = [
  ...(IS_FULL ? SITE_PAGES.map(({ path }) => path) : ['/methods', '/tree-of-life', '/insights', '/chance']),
  ...(IS_FULL ? ['/explorer/psalms/119', '/search?term=אור'] : []),
  '/',
  '/explorer/psalms/23/3?panel=interlinear',
  '/explorer/daniel/2/4?panel=context',
  '/explorer/john/1/1?panel=gematria',
  '/methods/HEBREW_MILUI',
  '/search?term=λόγος',
  '/search/gematria/26?unit=span',
  '/calculator?word=שָׁלוֹם',
  '/calculator?script=greek&word=λόγος',
  '/name-explorer?name=אדם',
  '/greek-gematria?text=λόγος',
  '/heat?ask=אור',
  '/number/913',
];

/** The letters that were only numerals. Literata has none of them, so the reader's own fonts draw them. */
const ONLY_NUMERALS = /[ϛϟϡ]/u;

/**
 * The elements with Hebrew or Greek letters that are drawn in another font than that of the script. Chromium names the
 * fonts that it drew an element with.
 */
async function otherFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await page.evaluate(() => {
    const letters = /[\p{Script=Hebrew}\p{Script=Greek}]/u;
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style)')) {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const own = isField
        ? element.value
        : [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
      if (isField) element.dataset.isField = '';
      if (letters.test(own) && element.checkVisibility())
        element.dataset.letters = isField ? own : (element.textContent ?? '');
    }
  });
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-letters]',
  });
  const found = new Set<string>();
  await Promise.all(
    nodeIds.slice(0, 150).map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const { attributes } = await devtools.send('DOM.getAttributes', { nodeId });
      const letters = attributes[attributes.indexOf('data-letters') + 1] ?? '';
      // The Hebrew font has no space and no Latin sign, so another font draws these. In a field Literata does.
      const others = attributes.includes('data-is-field')
        ? 0
        : letters.replace(/[\p{Script=Hebrew}\p{Script=Greek}\p{M}]/gu, '').length;
      for (const { familyName, isCustomFont, glyphCount } of fonts)
        if (!isCustomFont && glyphCount > others && !ONLY_NUMERALS.test(letters))
          found.add(`${familyName}: ${letters}`);
    }),
  );
  await devtools.detach();
  return [...found];
}

describe.skipIf(!hasBrowser)('Hebrew and Greek letters', () => {
  const site = useSite();
  const { open } = site;

  test('every page names their language and draws them in the font of their script', async () => {
    const { page } = await open('/about');
    for (const path of PAGES) {
      await page.goto(site.at(path), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(lettersWithoutLanguage, undefined), path).toEqual([]);
      expect(await otherFonts(page), path).toEqual([]);
    }
  });

  test('the dialog of a word draws its headword with vowels and accents in the Hebrew font', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.locator('#w1').click();
    await page.locator('.word-card').getByRole('button', { name: 'More' }).click();
    await eventually(() => page.locator('dialog h2 [lang=he]').count()).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    expect(await otherFonts(page)).toEqual([]);
  });

  test.each([
    ['/search', 'Words, a phrase, a Strong’s number or a reference'],
    ['/calculator', 'Hebrew word'],
    ['/name-explorer', 'Name'],
    ['/bible', 'Find a book'],
  ])('what is typed into the field of %s has the font of its script', async (path, label) => {
    const { page } = await open(path);
    const field = page.getByLabel(label, { exact: true }).first();
    for (const typed of ['שָׁלוֹם', 'λόγος', 'light OR אור']) {
      await field.fill(typed);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(lettersWithoutLanguage, undefined)).toEqual([]);
      // An answer may replace an element while its font is read; then the page is read again.
      await eventually(() => otherFonts(page)).toEqual([]);
    }
  });
});
