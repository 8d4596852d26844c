/**
 * The pages around the explorer, its header and its settings, in a real browser over the whole library. What they say
 * and where they lead is tested in tests/dom.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../domain/addresses/index.ts';
import { axeAtWidth, axeInEach, hasBrowser, IS_FULL, overflowAt320 } from './browser.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, goWithoutReload, heading, useSite } from './site.ts';

/** Pages that are not in `SITE_PAGES`, or that share their title and description with other pages. */
const OTHER_PAGES = [
  '/',
  '/methods/HEBREW_MILUI',
  ...(IS_FULL ? ['/methods/GREEK_KOLEL'] : []),
  '/search?term=light',
  '/search/gematria/26',
  '/number/913',
  '/nowhere',
];

const rootData = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

describe.skipIf(!hasBrowser)('the pages', () => {
  const site = useSite();
  const { open } = site;

  describe('addresses', () => {
    test.each(SITE_PAGES)(
      'the page $path has its own title, calls the API only for the examples on /chance, the letters on /heat, the figures on /statistics and the example on /places, passes axe, and fits into 320 px',
      async ({ path, title, description }) => {
        const { page, status, html, apiCalls, complaints } = await open(path);
        expect(status).toBe(200);
        expect(html).toContain(`<title>${title} · Gematria Explorer</title>`);
        expect(html).toContain(`<meta name="description" content="${description}"`);
        expect(html).toContain(`<meta property="og:title" content="${title}"`);
        expect(html).toContain(`<meta property="og:description" content="${description}"`);
        expect(html).toContain('<meta property="og:type" content="website"');
        expect(html).toContain(`<link rel="canonical" href="${site.at(path)}">`);
        expect(await page.title()).toBe(`${title} · Gematria Explorer`);
        expect(await axeInEach(page)).toEqual([]);
        expect(await overflowAt320(page)).toBe(0);
        // The examples on /chance and the picture on /heat are counted after the page is shown. Every other page is
        // complete at once.
        if (path === '/chance') expect(apiCalls.every((call) => call.includes('/chance?'))).toBe(true);
        else if (path === '/heat')
          expect(apiCalls.every((call) => call.startsWith('/api/index/'))).toBe(true);
        else if (path === '/statistics' || path === '/places')
          expect(apiCalls.every((call) => /^\/api\/(?:index|statistics|places)\b/u.test(call))).toBe(true);
        else expect(apiCalls).toEqual([]);
        expect(complaints).toEqual([]);
      },
    );

    test.each(['/number/913', '/name-explorer?name=Adam'])(
      'nothing on %s moves while its answers load',
      async (path) => {
        const { page } = await site.visit({ isFirst: true });
        await recordShifts(page);
        await page.goto(site.at(path), { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.001);
      },
    );

    test('axe finds no violation on the first page, a method’s page, result pages, a number’s page and the 404 page, and they fit into 320 px', async () => {
      const { page } = await open('/about');
      for (const path of OTHER_PAGES) {
        await goWithoutReload(page, path);
        expect(await axeInEach(page), path).toEqual([]);
        expect(await overflowAt320(page), path).toBe(0);
      }
    });
  });

  test.each([360, 1280])(
    'the examples of the first page appear at %i px without moving anything',
    async (width) => {
      const { page } = await site.visit({ isFirst: true, width });
      await recordShifts(page);
      await page.goto(site.at('/'), { waitUntil: 'networkidle' });
      for (const id of ['number', 'words', 'chance', 'map', 'features']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
      }
      await page.getByText(/^926 Hebrew phrases add up to 913/u).waitFor();
      await page.getByText(/^יהוה: .* in 5,195 of 23,213 verses of the Hebrew Bible\.$/u).waitFor();
      await page.getByRole('img', { name: /^Small picture of the Bible/u }).waitFor();
      const [first, second] = await page
        .locator('figure ol > li')
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().x));
      expect(second, 'Hebrew goes from right to left').toBeLessThan(first ?? 0);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      const edges = await page
        .locator('main h1, main h2, main fieldset, main figcaption')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
      // In a wide window the examples have an edge of their own, in the right half.
      expect(new Set(edges).size).toBe(width === 360 ? 1 : 2);
      // Where the page stops scrolling, the header can cover half a row of buttons, which axe would call too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await axeAtWidth(page)).toEqual([]);
    },
  );

  describe('books', () => {
    test('the books are in groups, and a chapter of Psalms can be reached with two taps', async () => {
      const { page, complaints } = await open('/bible');
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Torah',
        'Other Old Testament',
        'Apocrypha',
        'New Testament',
        'Texts on this site',
      ]);
      const book = page.getByRole('button', { name: /^Psalms/u });
      const beside = page.getByRole('button', { name: /^Job/u });
      const before = await beside.boundingBox();
      await book.click();
      await eventually(() => book.getAttribute('aria-expanded')).toBe('true');
      expect(await beside.boundingBox()).toEqual(before);
      const chapters = page.getByRole('list', { name: 'Chapters of Psalms' }).getByRole('link');
      await eventually(() => chapters.count()).toBe(150);
      await page.getByRole('link', { name: 'Psalms 119', exact: true }).click();
      await eventually(() => heading(page).textContent()).toBe('Psalm 119');
      expect(complaints).toEqual([]);
    });
  });

  describe('the header', () => {
    test('the header can be used by keyboard, and marks the current page', async () => {
      const { page } = await open('/calculator');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text');
      const names: (string | null)[] = [];
      for (let at = 0; at < 13; at++) {
        await page.keyboard.press('Tab');
        names.push(
          await page.evaluate(() => {
            const { activeElement: one } = document;
            return one?.getAttribute('aria-label') ?? one?.textContent ?? null;
          }),
        );
      }
      const screens = ['Explorer', 'Search', 'Calculator', 'Names', 'Tree of Life', 'Hybrid', 'Greek', 'Map'];
      expect(names.slice(0, 9)).toEqual(['Gematria Explorer', ...screens]);
      expect(names[9]).toBe('Books');
      expect(names.slice(11)).toEqual(['Theme settings', 'Help']);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
      expect(await current.allTextContents()).toEqual(['Calculator']);
      await page.getByRole('link', { name: 'Help' }).press('Enter');
      await eventually(() => heading(page).textContent()).toBe('Help');
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    });

    test('on a phone the header has the links to the pages in a menu, and shows the reference box after one tap', async () => {
      const { page } = await open('/bible', { width: 320 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Methods' }).click();
      await eventually(() => heading(page).textContent()).toBe('Gematria methods');
      expect(await page.getByRole('link', { name: 'About the texts' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Go to a reference' }).click();
      const field = page.getByRole('combobox', { name: 'Go to a verse or search' });
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      const box = await field.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    });
  });

  describe('settings', () => {
    const openReading = async (page: Page) => {
      await page.getByRole('button', { name: 'Theme settings' }).click();
      await page.getByRole('tab', { name: 'Reading' }).click();
      await page.getByRole('dialog', { name: 'Reading Settings' }).waitFor();
    };

    test('the reading settings apply at once, stay after a reload, and can be reset', async () => {
      const { page, complaints } = await site.visit();
      await page.goto(site.at('/explorer/psalms/23/3'));
      await heading(page).waitFor();
      await openReading(page);
      const size = () =>
        page
          .locator('p.scripture[lang=en]')
          .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      const usual = await size();
      await page.getByRole('button', { name: 'Larger text' }).click();
      await eventually(size).toBeGreaterThan(usual);
      await page.getByRole('switch', { name: 'Vowels' }).uncheck();
      await eventually(() => page.getByRole('switch', { name: 'Accents' }).isDisabled()).toBe(true);
      await eventually(() => page.locator('[data-verse-text][lang=he]').textContent()).not.toMatch(
        /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/u,
      );
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Theme settings',
      );

      await page.reload();
      await heading(page).waitFor();
      expect((await rootData(page)).textSize).toBe('3');
      await eventually(size).toBeGreaterThan(usual);
      await openReading(page);
      await eventually(() => page.getByRole('switch', { name: 'Vowels' }).isChecked()).toBe(false);
      await page.getByRole('button', { name: 'Reset to defaults' }).click();
      await eventually(() => page.getByRole('switch', { name: 'Vowels' }).isChecked()).toBe(true);
      await eventually(size).toBe(usual);
      expect(complaints).toEqual([]);
    });
  });

  describe('accessibility', () => {
    test.each([360, 1280])(
      'axe finds no violation in the settings at %i px, nor in the menu that the header has on a phone',
      async (width) => {
        const { page } = await open('/', { width });
        if (width < 768) {
          await page.getByRole('button', { name: 'Menu' }).click();
          // The open menu covers parts of controls on the page.
          expect(
            (await axeAtWidth(page)).filter((found) => !found.includes('target-size')),
            'menu',
          ).toEqual([]);
        }
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog').waitFor();
        expect(await axeAtWidth(page), 'theme').toEqual([]);
        await page.getByRole('tab', { name: 'Reading' }).click();
        await page.getByRole('dialog', { name: 'Reading Settings' }).waitFor();
        expect(await axeAtWidth(page), 'reading').toEqual([]);
        await page.getByRole('tab', { name: 'Export & import' }).click();
        await page.getByLabel('Settings file').waitFor({ state: 'attached' });
        expect(await axeAtWidth(page), 'files').toEqual([]);
      },
    );
  });
});
