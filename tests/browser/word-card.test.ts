import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { eventually, isInWindow, useSite } from './site.ts';
import { atRest, pause } from './waiting.ts';

const card = (page: Page) => page.locator('.word-card');
const cardName = (page: Page) => card(page).getAttribute('aria-label');
const word = (page: Page, position: number) => page.locator(`#w${position}`);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-word]')?.id ?? null);
const isFocusInCard = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.word-card') !== null);

/** The words, values and totals that the open card of a word covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector('.word-card')?.getBoundingClientRect();
    if (strip === undefined) return ['no card'];
    return [...document.querySelectorAll('[data-word], [data-line], [data-total]')]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < strip.bottom && bottom > strip.top && left < strip.right && right > strip.left;
      })
      .map((one) => one.textContent ?? '');
  });

/**
 * Where on the page the words, values and totals of its first verses are. The browser only estimates the heights of those
 * that were never in the window.
 */
const places = (page: Page): Promise<number[]> =>
  page
    .locator('[data-word], [data-line], [data-total]:visible, article h1, .explorer-more')
    .evaluateAll((all) =>
      all.slice(0, 60).map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
    );

/** The indexes of the words that are whole in the window below the header: the first, the middle and the last one. */
const wordsInView = (page: Page): Promise<number[]> =>
  page.locator('[data-word]').evaluateAll((words) => {
    const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const seen = words.flatMap((word, index) => {
      const box = word.getBoundingClientRect();
      return box.top >= top && box.bottom <= innerHeight ? [index] : [];
    });
    return [0, 0.5, 1].flatMap((part) => seen[Math.floor((seen.length - 1) * part)] ?? []);
  });

describe.skipIf(!hasBrowser)('the card of a word', () => {
  const site = useSite();
  const openWide = async (path: string) => {
    const visit = await site.open(path);
    await visit.page.setViewportSize({ width: 1280, height: 800 });
    return visit;
  };

  test('the card of a word is a strip of at most 96 px, which follows the pointer at once and covers no word and no value', async () => {
    const { page, complaints } = await openWide('/explorer/psalms/23/3');
    for (let position = 1; position <= 7; position++) {
      await word(page, position).hover();
      await eventually(() => cardName(page)).toBe(`Word ${position} of Psalm 23:3`);
      expect(await covered(page)).toEqual([]);
      const box = await card(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(96);
      expect(await isInWindow(page, '.word-card')).toBe(true);
    }
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(['/explorer/esther/8/9', '/explorer/john/1/1', '/explorer/genesis/1'])(
    'at five scroll positions of %s the card of a word covers no word, value or total, and moves nothing',
    async (path) => {
      const { page } = await openWide(path);
      await atRest(page);
      const before = await places(page);
      const rooms = new Set<string | undefined>();
      for (const y of [0, 150, 300, 450, 600]) {
        await page.evaluate((to) => scrollTo(0, to), y);
        await atRest(page);
        for (const index of await wordsInView(page)) {
          const one = page.locator('[data-word]').nth(index);
          await one.hover();
          await card(page).waitFor();
          await eventually(() => covered(page)).toEqual([]);
          rooms.add(await card(page).evaluate((strip) => (strip as HTMLElement).dataset.room));
        }
      }
      expect(await places(page)).toEqual(before);
      if (path.includes('esther')) expect([...rooms].sort()).toEqual(['foot', 'head', 'side']);
      const [first = 0] = await wordsInView(page);
      await page.locator('[data-word]').nth(first).click();
      const at = await page.evaluate(() => scrollY);
      await card(page).getByRole('button', { name: 'Close' }).waitFor();
      await atRest(page);
      expect(await page.evaluate(() => scrollY)).toBe(at);
      expect(await covered(page)).toEqual([]);
      // The card that is kept makes way for the words when the page scrolls.
      await page.mouse.wheel(0, -200);
      await atRest(page);
      expect(await covered(page)).toEqual([]);
    },
  );

  test('in a chapter without the panel, the card of a word covers other words, but never its own', async () => {
    const { page } = await openWide('/about');
    await page.evaluate(() => localStorage.setItem('gematria-reading', '{"chapterPanel":false}'));
    await page.goto(site.at('/explorer/genesis/1'));
    await page.locator('[data-word]').first().waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await atRest(page);
    for (const index of await wordsInView(page)) {
      const one = page.locator('[data-word]').nth(index);
      await one.hover();
      await card(page).waitFor();
      await eventually(async () => {
        const own = await one.boundingBox();
        const strip = await card(page).boundingBox();
        if (own === null || strip === null) return false;
        return own.y + own.height <= strip.y || own.y >= strip.y + strip.height;
      }).toBe(true);
    }
  });

  test.each(['/explorer/psalms/23/3', '/explorer/psalms/23'])(
    'on a phone the sheet of a word on %s leaves the verse with its English in view',
    async (path) => {
      const { page } = await site.open(path, { width: 360 });
      await page.setViewportSize({ width: 360, height: 740 });
      const isVerse = path.endsWith('/3');
      await page.locator(isVerse ? '#w7' : '#v3 [data-word="7"]').click();
      await card(page).getByRole('link', { name: 'Same value' }).waitFor();
      await atRest(page);
      const top = (await card(page).boundingBox())?.y ?? 0;
      const header = await page.locator('.site-header').boundingBox();
      const [original, english] = isVerse
        ? ['[data-verse-text]', 'p.scripture[lang=en]']
        : ['#v3 p[lang=he]', '#v3 p[lang=en]'];
      const first = await page.locator(original ?? '').boundingBox();
      const last = await page.locator(english ?? '').boundingBox();
      expect(first?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect((last?.y ?? 740) + (last?.height ?? 740)).toBeLessThanOrEqual(top);
    },
  );

  test('the preview of a word’s card stays open while the pointer is over it', async () => {
    const { page } = await openWide('/explorer/psalms/23/3');
    await word(page, 7).hover();
    await card(page).waitFor();
    const from = await word(page, 7).boundingBox();
    const to = await card(page).boundingBox();
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
    await page.mouse.move((to?.x ?? 0) + 100, (to?.y ?? 0) + 40);
    await pause(page, 500);
    expect(await cardName(page)).toBe('Word 7 of Psalm 23:3');
    await page.mouse.move(640, 90);
    await eventually(() => card(page).count()).toBe(0);
  });

  test('the controls on the card of a word are at least 24 px large, and a long meaning is not cut off', async () => {
    const { page } = await openWide('/explorer/esther/8/9');
    for (const position of [1, 20, 43]) {
      await word(page, position).click();
      await eventually(() => cardName(page)).toBe(`Word ${position} of Esther 8:9`);
      await card(page).locator('ol > li').first().waitFor();
      expect(await covered(page), String(position)).toEqual([]);
      const small = await card(page)
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter(
              (one) => one.getBoundingClientRect().height < 24 || one.getBoundingClientRect().width < 24,
            )
            .map((one) => one.textContent),
        );
      expect(small, String(position)).toEqual([]);
      const beyond = await card(page).evaluate((strip) => {
        const { right, bottom } = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('a, button')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.right > right + 8 || box.bottom > bottom + 1;
          })
          .map((one) => one.textContent);
      });
      expect(beyond, String(position)).toEqual([]);
    }
  });

  test('the card of a word is a sheet in a window that is narrow or low, which opens only by click and gets the focus', async () => {
    const { page } = await site.open('/explorer/esther/8/9');
    for (const [width, height] of [
      [1280, 699],
      [1023, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      await word(page, 20).hover();
      await pause(page, 400);
      expect(await card(page).count()).toBe(0);
      await word(page, 20).click();
      await card(page).getByRole('link', { name: 'Same value' }).waitFor();
      await atRest(page);
      const sheet = await card(page).boundingBox();
      // It is low, and neither its row nor the next one is covered, until the reader asks for more.
      expect(sheet?.height).toBeLessThanOrEqual(150);
      const rows = await page.locator('[data-verse-text] [data-word]').evaluateAll((words, at) => {
        const boxes = words.map((one) => one.getBoundingClientRect());
        const top = boxes[at]?.top ?? 0;
        const next = Math.min(...boxes.map((box) => box.top).filter((one) => one > top + 8));
        const ends = boxes.filter((box) => Math.abs(box.top - next) < 8).map(({ bottom }) => bottom);
        return { top, end: Math.max(...ends) };
      }, 19);
      expect(rows.end, `${width} px`).toBeLessThanOrEqual(sheet?.y ?? 0);
      expect(rows.top).toBeGreaterThanOrEqual(
        await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom),
      );
      expect(await card(page).locator('ol > li').count()).toBe(0);
      await card(page).getByRole('button', { name: 'More' }).click();
      await card(page).locator('ol > li').first().waitFor();
      await card(page).getByRole('button', { name: 'Copy' }).waitFor();
      await card(page).getByRole('button', { name: 'Less' }).click();
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(height);
      expect(sheet?.width).toBe(width);
      const box = await word(page, 20).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
      expect(await isFocusInCard(page)).toBe(true);
      await page.keyboard.press('Escape');
      await eventually(() => card(page).count()).toBe(0);
      expect(await focused(page)).toBe('w20');
    }
  });

  test('a link to a word scrolls the word into view, focuses it and marks it', async () => {
    const { page } = await site.open('/explorer/esther/8/9#w40', { width: 360 });
    await eventually(() => focused(page)).toBe('w40');
    expect(await word(page, 40).getAttribute('data-marked')).toBe('true');
    await eventually(() => isInWindow(page, '#w40')).toBe(true);
    const header = await page.locator('header').first().boundingBox();
    const top = async () => (await word(page, 40).boundingBox())?.y;
    await eventually(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  });

  test.each([360, 1280])(
    'axe finds no violation in the card of a word and in the menu of text options at %i px',
    async (width) => {
      const { page } = await site.open('/explorer/psalms/23/3', { width });
      await word(page, 2).click();
      await card(page).getByRole('link', { name: 'Same value' }).waitFor();
      // The parsing is longer than the sheet is wide.
      expect(await card(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      const close = await card(page).getByRole('button', { name: 'Close' }).boundingBox();
      expect((close?.x ?? width) + (close?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await axeAtWidth(page)).toEqual([]);
      await card(page).getByRole('button', { name: 'More' }).click();
      await page.getByText('to turn back').first().waitFor();
      expect(await axeAtWidth(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await eventually(() => card(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Text options' }).click();
      await page.getByLabel('Parsing').check();
      await eventually(() => isInWindow(page, '.menu')).toBe(true);
      expect(await axeAtWidth(page)).toEqual([]);
    },
  );
});
