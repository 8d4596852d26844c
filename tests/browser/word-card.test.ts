/** The words of a verse in a real browser: their card, their keys, and the word that the address names. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { eventually, heading, isInWindow, useSite } from './site.ts';
import { heldBack, pause } from './waiting.ts';

const card = (page: Page) => page.locator('.word-card');
const word = (page: Page, position: number) => page.locator(`#w${position} > a`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.parentElement?.id);

describe.skipIf(!hasBrowser)('words and their card', () => {
  const site = useSite();
  const { open } = site;

  test('a card opens where the pointer rests, stays open under it, and closes with Escape', async () => {
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

  test('a card opens on a word that is reached by keyboard, follows the keys, and stays closed after Escape', async () => {
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

  test('if the script of a card fails to load, the verse stays and says so, and the card opens later', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/assets/word-card*', (route) => route.abort());
    await page.locator('#w2').hover();
    await word(page, 3).click();
    await page.getByRole('alert').getByText('This part could not be loaded').waitFor();
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    expect(await page.locator('.interlinear-word').count()).toBe(7);
    await page.unroute('**/assets/word-card*');
    await word(page, 2).click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Psalm 23:3');
    await context.close();
  });

  test('one card is open at a time, even on a page with two texts', async () => {
    const { page, context } = await open('/explorer/mark/16/8');
    await word(page, 2).click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 2 of Mark 16:8');
    await page.locator('#e3 > a').click();
    await eventually(() => card(page).getAttribute('aria-label')).toBe(
      'Word 3 of the ending after Mark 16:8',
    );
    expect(await card(page).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#e3');
    await context.close();
  });

  test('a word that is clicked while the next verse loads is marked in its own verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const send = await heldBack(page, '**/api/verse/psalms/23/6*');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.verse-grid a[href$="/23/6"]')?.click();
      document.querySelector<HTMLElement>('#w4 > a')?.click();
    });
    await card(page).waitFor();
    await eventually(() => page.evaluate(() => location.pathname + location.hash)).toBe(
      '/explorer/psalms/23/3#w4',
    );
    await eventually(() => page.locator('#w4').getAttribute('class')).toContain('is-marked');
    // The verse that arrives later does not take the reader away either.
    send();
    await pause(page, 300);
    expect(await heading(page).textContent()).toBe('Psalm 23:3');
    await context.close();
  });

  test('another word in the address of the same verse gets the mark and the focus', async () => {
    const { page, context } = await open('/explorer/psalms/23/3#w2');
    await eventually(() => focused(page)).toBe('w2');
    await page.evaluate(() => {
      location.hash = '#w5';
    });
    await eventually(() => focused(page)).toBe('w5');
    await page.goBack();
    await eventually(() => focused(page)).toBe('w2');
    await eventually(() => page.locator('.interlinear-word.is-marked').getAttribute('id')).toBe('w2');
    await context.close();
  });

  test('a card shows form, parsing, meaning, dictionary, values with their working, and occurrences', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await word(page, 2).click();
    await eventually(() => card(page).textContent()).toContain('to turn back');
    const told = (await card(page).textContent()) ?? '';
    for (const part of ['yeshovev', 'Hebrew', 'H7725', 'Verb, polel', 'to return', 'find all 1,056']) {
      expect(told).toContain(part);
    }
    await card(page).locator('.letter-working').first().waitFor();
    const letters = await card(page).locator('.letter-working').first().locator('li').allTextContents();
    expect(letters).toEqual(['י10', 'ש300', 'ו6', 'ב2', 'ב2']);
    await context.close();
  });

  test('Tab stops once at the words, and arrow keys move between them without changing the verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    expect(await page.locator('.interlinear a[tabindex="0"]').count()).toBe(1);
    await word(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('w2');
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await eventually(() => new URL(page.url()).hash).toBe('#w2');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => card(page).getAttribute('aria-label')).toBe('Word 3 of Psalm 23:3');
    await page.keyboard.press('Escape');
    await eventually(() => focused(page)).toBe('w3');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('w1');
    expect(new URL(page.url()).pathname).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('a link to a word scrolls it into view, focused and marked', async () => {
    const { page, context } = await open('/explorer/esther/8/9#w40', { width: 360 });
    await eventually(() => focused(page)).toBe('w40');
    expect(await page.locator('#w40').getAttribute('class')).toContain('is-marked');
    await eventually(() => isInWindow(page, '#w40')).toBe(true);
    const header = await page.locator('header').first().boundingBox();
    const top = async () => (await page.locator('#w40').boundingBox())?.y;
    await eventually(top).toBeGreaterThanOrEqual(header?.height ?? 0);
    await context.close();
  });

  test('words with the same lemma are highlighted together, in the verse and in its words', async () => {
    const { page, context } = await open('/explorer/genesis/1/1');
    await word(page, 4).focus();
    await eventually(() => page.locator('.interlinear-word.is-lit').count()).toBe(2);
    await eventually(() => page.locator('.run-word.is-lit').allTextContents()).toEqual(['אֵ֥ת', 'וְאֵ֥ת']);
    await page.goto(site.at('/explorer/esther/8/9'));
    await page.locator('.interlinear a', { hasText: 'מְדִינָ֤ה' }).first().waitFor();
    const lemma = page.locator('.interlinear-word', { hasText: 'H4082' });
    await lemma.first().locator('a').focus();
    await eventually(() => page.locator('.run-word.is-lit').count()).toBe(await lemma.count());
    await context.close();
  });

  test.each([360, 1280])('card and text options are accessible at %i px', async (width) => {
    const { page, context } = await open('/explorer/psalms/23/3', { width });
    await word(page, 2).click();
    await eventually(() => card(page).textContent()).toContain('to turn back');
    await card(page).locator('.letter-working').first().waitFor();
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
