/**
 * The words of a verse in a real browser: hover and focus, and the position of their card. tests/dom tests the
 * texts of the card.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { eventually, isInWindow, useSite } from './site.ts';
import { pause } from './waiting.ts';

const card = (page: Page) => page.locator('.word-card');
/** True if the lower edge of an element of the card is not below the card. */
const isWholeInCard = (part: Locator) =>
  part.evaluate((element) => {
    const edge = element.closest('.word-card')?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().bottom <= edge;
  });
/** True if a shadow above the links of the card says that there is more to scroll to. */
const saysMore = (page: Page) =>
  card(page)
    .locator('footer')
    .evaluate((footer) => !/^none$| 0px 0px 0px 0px$/u.test(getComputedStyle(footer).boxShadow));
const word = (page: Page, position: number) => page.locator(`#w${position} > a`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.parentElement?.id);

describe.skipIf(!hasBrowser)('words and their card', () => {
  const site = useSite();
  const { open } = site;

  test('a card opens for the word under the pointer, stays open under it, and closes with Escape', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await page.locator('#w2').hover();
    await card(page).waitFor();
    await eventually(() => isInWindow(page, '.word-card')).toBe(true);
    await card(page).hover();
    await pause(page, 500);
    expect(await card(page).isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a card opens for a word that gets the focus, moves with the arrow keys, and stays closed after Escape', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    await word(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Psalm 23:3');
    expect(await focused(page)).toBe('w2');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 3 of Psalm 23:3');
    expect(await focused(page)).toBe('w3');
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    await pause(page, 400);
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).hash).toBe('#w3');
    await page.keyboard.press('Escape');
    await eventually(() => focused(page)).toBe('w3');
    await pause(page, 400);
    expect(await card(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a link to a word scrolls the word into view, focuses it and marks it', async () => {
    const { page, context } = await open('/explorer/esther/8/9#w40', { width: 360 });
    await eventually(() => focused(page)).toBe('w40');
    expect(await page.locator('#w40').getAttribute('data-marked')).toBe('true');
    await eventually(() => isInWindow(page, '#w40')).toBe(true);
    const header = await page.locator('header').first().boundingBox();
    const top = async () => (await page.locator('#w40').boundingBox())?.y;
    await eventually(top).toBeGreaterThanOrEqual(header?.height ?? 0);
    await context.close();
  });

  test('the card is at most 20 × 15 rem, below its word, and on a phone at the bottom without covering the word', async () => {
    const { page, context } = await open('/explorer/esther/8/9', { width: 1280 });
    for (const position of [1, 20, 43]) {
      await word(page, position).click();
      await eventually(() => card(page).getAttribute('aria-label')).toBe(`Word ${position} of Esther 8:9`);
      await card(page).locator('ol > li').first().waitFor();
      const [box, own] = [await card(page).boundingBox(), await page.locator(`#w${position}`).boundingBox()];
      expect(box?.width).toBeLessThanOrEqual(320);
      expect(box?.height).toBeLessThanOrEqual(240);
      const isBelow = (box?.y ?? 0) >= (own?.y ?? 0) + (own?.height ?? 0);
      const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (own?.y ?? 0);
      expect([position, isBelow || isAbove]).toEqual([position, true]);
      // The links at the bottom stay in view in a card that scrolls.
      await eventually(() => isWholeInCard(card(page).getByRole('button', { name: 'More' }))).toBe(true);
      // The card of the last word is too small for its content. A shadow says so until the arrow keys have scrolled it.
      if (position === 43) {
        await eventually(() => saysMore(page)).toBe(true);
        for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
        await eventually(() => saysMore(page)).toBe(false);
      }
      await page.keyboard.press('Escape');
      await eventually(() => card(page).count()).toBe(0);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await word(page, 20).click();
    await card(page).locator('ol > li').first().waitFor();
    const bottom = async () => {
      const box = await card(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await eventually(bottom).toBe(740);
    const own = await page.locator('#w20').boundingBox();
    expect((await card(page).boundingBox())?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0));
    await context.close();
  });

  test.each([360, 1280])('card and text options are accessible at %i px', async (width) => {
    const { page, context } = await open('/explorer/psalms/23/3', { width });
    await word(page, 2).click();
    await card(page).getByRole('button', { name: 'More' }).click();
    await eventually(() => card(page).textContent()).toContain('to turn back');
    await card(page).locator('ol > li').first().waitFor();
    await eventually(() => isInWindow(page, '.word-card')).toBe(true);
    expect(await axeAtWidth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => card(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Text options' }).click();
    await page.getByLabel('Parsing').check();
    await eventually(() => isInWindow(page, '.menu')).toBe(true);
    expect(await axeAtWidth(page)).toEqual([]);
    await context.close();
  });
});
