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

/**
 * What the open card of a word covers: the words, values and totals that are in the window and reach below the card's
 * upper edge.
 */
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

  test('room for the card of a word is kept free from the start, so that nothing moves when the card opens', async () => {
    const { page } = await openWide('/explorer/john/1/1');
    await atRest(page);
    const places = () =>
      page
        .locator('[data-verse-text], article p, .explorer-panel h2')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)).slice(0, 4));
    const before = await places();
    await word(page, 2).hover();
    await card(page).waitFor();
    expect(await places()).toEqual(before);
    await word(page, 2).click();
    await eventually(() => new URL(page.url()).hash).toBe('#w2');
    expect(await places()).toEqual(before);
  });

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
      // The verse is longer than the window, so the card covers later lines of it, but never its own word.
      expect(await covered(page), String(position)).not.toContain(await word(page, position).textContent());
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

  test('in a chapter, pointing at a word previews its card, a click opens it, and a word at the bottom of the window is scrolled out from under the card', async () => {
    const { page } = await openWide('/explorer/genesis/1');
    await page.locator('#v2 [data-word="1"]').hover();
    await eventually(() => cardName(page)).toBe('Word 1 of Genesis 1:2');
    expect(await covered(page)).not.toContain('וְהָאָ֗רֶץ');
    await page.mouse.move(640, 80);
    await eventually(() => card(page).count()).toBe(0);
    const at = await page
      .locator('[data-word]')
      .evaluateAll((all) => all.findLastIndex((one) => one.getBoundingClientRect().bottom < innerHeight));
    const last = page.locator('[data-word]').nth(at);
    await last.hover();
    await pause(page, 300);
    // The card, a strip at the bottom, would cover this word, so the word has no preview.
    expect(await card(page).count()).toBe(0);
    await last.click();
    await card(page).waitFor();
    await atRest(page);
    const box = await last.boundingBox();
    const strip = await card(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    expect(strip?.height).toBeLessThanOrEqual(96);
    expect(await isInWindow(page, '.word-card')).toBe(true);
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
      await card(page).locator('ol > li').first().waitFor();
      await atRest(page);
      const sheet = await card(page).boundingBox();
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
      await card(page).locator('ol > li').first().waitFor();
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
