import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser, IS_FULL } from './browser.ts';
import { newName, registerReader, signIn } from './reader.ts';
import { goWithoutReload, heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

const PAGES = [
  '/search',
  '/calculator',
  '/name-explorer',
  '/tree-of-life',
  '/hybrid-explorer',
  '/greek-gematria',
];
const MORE_PAGES = [
  '/insights',
  '/heat',
  '/bible',
  '/methods',
  '/help',
  '/about',
  '/auth',
  '/explorer/genesis/1',
  '/',
];
const OTHER_PAGES = ['/number/913', '/chance', '/methods/HEBREW_MILUI', '/search/gematria/26'];
/** Pages that have no part as wide as the page. */
const OWN_RIGHT = ['/', '/auth', ...OTHER_PAGES];

const WIDTHS = IS_FULL ? [360, 768, 1280, 1920] : [360, 1280];

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

describe.skipIf(!hasBrowser)('the layout', () => {
  const site = useSite();
  const { open } = site;

  test.each(WIDTHS)(
    'at a window width of %i px all pages begin at the same left edge and end at the same right edge',
    async (width) => {
      const { page } = await open('/explorer/psalms/23/3', { width });
      // Without the sidebar, the text of the explorer begins where every other page does.
      await page.evaluate(() => localStorage.setItem('gematria-reading', '{"sidebar":false}'));
      await page.reload();
      await heading(page).waitFor();
      const rightOf = () =>
        page.evaluate(() => {
          const frame = document.querySelector('main .page');
          const parts = [...document.querySelectorAll('main .page *')].filter((element) => {
            const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
            const isSeen =
              borderTopWidth !== '0px' ||
              borderBottomWidth !== '0px' ||
              backgroundColor !== 'rgba(0, 0, 0, 0)';
            return isSeen && !element.closest('svg') && element.checkVisibility();
          });
          const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
          const margin = Number.parseFloat(frame === null ? '0' : getComputedStyle(frame).paddingRight);
          return {
            frame: frame === null ? 0 : rightOf(frame) - margin,
            last: Math.max(...parts.map(rightOf)),
          };
        });
      const left = new Map([['/explorer/psalms/23/3', await leftOf(page, 'h1')]]);
      const right = new Map([['/explorer/psalms/23/3', await rightOf()]]);
      for (const path of [...PAGES, ...MORE_PAGES, ...(width === 360 || width === 1280 ? OTHER_PAGES : [])]) {
        await goWithoutReload(page, path);
        left.set(path, await leftOf(page, 'h1'));
        if (!OWN_RIGHT.includes(path)) right.set(path, await rightOf());
      }
      expect([...new Set(left.values())], JSON.stringify([...left])).toHaveLength(1);
      const expected = Math.min(width, (width + 1440) / 2) - (width < 768 ? 16 : 32);
      // The explorer has columns of its own, and on a phone its toolbar is as wide as the window.
      const others = [...right].filter(
        ([path, { frame, last }]) =>
          frame !== expected || (!path.startsWith('/explorer') && Math.abs(last - expected) > 1),
      );
      expect(others).toEqual([]);
    },
  );

  test('the pages of a signed-in reader begin at the left edge of all pages', async () => {
    const visit = await site.visit();
    const { page } = visit;
    await signIn(visit, site, await registerReader(site, newName()));
    await page.goto(site.at('/help'));
    await heading(page).waitFor();
    const edges = async () => {
      const found: number[] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await leftOf(page, 'h1'));
      }
      return found;
    };
    const expected = await edges();
    for (const path of ['/my-notes', '/profile']) {
      await goWithoutReload(page, path);
      expect(await edges(), path).toEqual(expected);
    }
  });

  test('in a wide window the sidebar, the text and the analysis panel begin at the same height', async () => {
    const { page } = await open('/search', { width: 1280 });
    for (const path of ['/explorer/psalms/23/3', '/explorer/psalms/23']) {
      await goWithoutReload(page, path);
      const middles: number[] = [];
      for (const selector of [
        '[data-rail] [role=tab]',
        '.explorer-text .place-nav a',
        '.explorer-panel h2',
      ]) {
        const box = await page.locator(selector).first().boundingBox();
        middles.push(box === null ? Number.NaN : box.y + box.height / 2);
      }
      expect(Math.max(...middles) - Math.min(...middles), `${path}: ${middles}`).toBeLessThanOrEqual(2);
    }
  });

  test('the skip link leads to the title, after the header', async () => {
    const { page } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test.each(['/explorer/psalms/23/3', '/explorer/esther/8/9', '/explorer/mark/16/8', '/explorer/genesis/1'])(
    'the first word of %s is at most the eighth Tab stop of the page’s main part, in windows of every width',
    async (path) => {
      const { page } = await open(path);
      const stops = new Map<number, number>();
      for (const width of [360, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await atRest(page);
        await page.evaluate(() => document.getElementById('main')?.focus());
        for (let stop = 1; stop <= 20 && !stops.has(width); stop++) {
          await page.keyboard.press('Tab');
          const isWord = () => document.activeElement?.closest('[data-word]') !== null;
          if (await page.evaluate(isWord)) stops.set(width, stop);
        }
      }
      expect(stops.size).toBe(6);
      expect(Math.max(...stops.values()), JSON.stringify([...stops])).toBeLessThanOrEqual(8);
    },
  );

  test('the toolbar of a place is one Tab stop, and the arrow keys move among its links and buttons', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.evaluate(() => document.getElementById('main')?.focus());
    const passed: (string | null | undefined)[] = [];
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    for (let step = 0; step < 5; step++) {
      passed.push(await focused());
      await page.keyboard.press('ArrowRight');
    }
    expect(passed).toEqual([
      'Previous: Psalm 23:2',
      'Next: Psalm 23:4',
      'Whole chapter',
      'Copy',
      'Copy options',
    ]);
    await page.keyboard.press('End');
    expect(await focused()).toBe('Share options');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Values');
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');
  });

  test('at 1280 px a text has at least 44 rem between both columns, and at least 52 rem without the sidebar', async () => {
    const { page } = await open('/about', { width: 1280 });
    const width = () =>
      page.locator('.explorer-text').evaluate((text) => text.getBoundingClientRect().width / 16);
    for (const path of ['/explorer/psalms/23/3', '/explorer/genesis/1']) {
      await goWithoutReload(page, path);
      expect(await page.locator('.explorer-rail').count()).toBe(1);
      expect(await width(), path).toBeGreaterThanOrEqual(44);
      await page.getByRole('button', { name: 'Hide the sidebar' }).click();
      expect(await width(), path).toBeGreaterThanOrEqual(52);
      await page.getByRole('button', { name: 'Choose', exact: true }).click();
    }
  });

  test.each([
    [1920, true],
    [1280, false],
  ])(
    'at %i px, with a sidebar: %s, a verse of seven words stands on one row with its sum',
    async (width, sidebar) => {
      const { page } = await site.visit({ width });
      await page.addInitScript(
        (settings) => localStorage.setItem('gematria-reading', settings),
        JSON.stringify({ sidebar }),
      );
      for (const path of ['genesis/1/1', 'psalms/23/3']) {
        await page.goto(site.at(`/explorer/${path}`));
        await page.locator('[data-total]').waitFor();
        await page.evaluate(() => document.fonts.ready);
        const tops = await page
          .locator('[data-verse-text] [data-word]')
          .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().top)));
        expect(tops).toHaveLength(7);
        expect(new Set(tops).size, path).toBe(1);
        const total = await page
          .locator('[data-total]')
          .evaluate((one) => one.getBoundingClientRect().bottom);
        expect(total).toBeLessThan((tops[0] ?? 0) + 120);
      }
    },
  );

  test.each([1280, 1440])('at %i px no label of the sidebar is cut off', async (width) => {
    const { page } = await open('/explorer/songofsolomon/1?version=original', { width });
    const cutOff = () =>
      page.locator('.explorer-rail').evaluate((rail) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const labels = [...rail.querySelectorAll('label, summary, button, small, label + span')].filter(
          (label) => label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 1,
        );
        // Where another element shows the name of what is chosen, the text of the select is transparent.
        const selects = [...rail.querySelectorAll('select')].filter((select) => {
          const style = getComputedStyle(select);
          if (style.webkitTextFillColor === 'rgba(0, 0, 0, 0)') return false;
          pen.font = `${style.fontSize} ${style.fontFamily}`;
          const arrow = 24;
          const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - arrow;
          return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
        });
        return [...labels, ...selects].map((one) => one.textContent?.slice(0, 40));
      });
    expect(await cutOff()).toEqual([]);
    await page.locator('.explorer-rail').getByRole('tab', { name: 'Search', exact: true }).click();
    await page.getByText('Advanced Filters').click();
    expect(await cutOff()).toEqual([]);
    await page.getByRole('tab', { name: 'Gematria Value' }).click();
    expect(await cutOff()).toEqual([]);
  });

  test.each([768, 1024])(
    'at %i px the links to the screens are in the header and scroll away, but the current reference stays in view',
    async (width) => {
      const { page } = await open('/explorer/psalms/119', { width });
      const map = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Map' });
      expect(await map.isVisible()).toBe(true);
      await page.evaluate(() => scrollTo(0, 2_000));
      await atRest(page);
      expect((await map.boundingBox())?.y).toBeLessThan(0);
      const place = await page.getByRole('button', { name: /change the passage/u }).boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect(place?.y).toBeLessThan(30);
    },
  );

  test.each([320, 360])(
    'at %i px the header breaks no word of a long reference, and its icons are large enough',
    async (width) => {
      const { page } = await open('/explorer/1%20thessalonians/5/28', { width });
      const place = page.getByRole('button', { name: /change the passage/u });
      const needed = await place.evaluate((button) => {
        button.style.overflowWrap = 'normal';
        return button.scrollWidth - button.clientWidth;
      });
      expect(needed).toBeLessThanOrEqual(0);
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
      expect(menu?.width).toBeGreaterThanOrEqual(width === 320 ? 36 : 44);
    },
  );

  test.each([360, 1280])('axe finds no violation in the open grid of books at %i px', async (width) => {
    const { page } = await open('/explorer/psalms/23/3', { width });
    await page.getByRole('button', { name: /change the passage/u }).click();
    await page.getByRole('button', { name: 'Psalms', exact: true }).waitFor();
    expect(await axeAtWidth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Psalms', exact: true }).click();
    await page.getByRole('link', { name: 'Psalm 24' }).waitFor();
    expect(await axeAtWidth(page)).toEqual([]);
  });
});
