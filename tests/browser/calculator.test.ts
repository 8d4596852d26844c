import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { eventually, useSite } from './site.ts';
import { pause } from './waiting.ts';

const card = (page: Page, name: 'Single Word' | 'Full Text') =>
  page.getByRole('region', { name: `${name} Calculator` });
const wordField = (page: Page) => page.getByRole('textbox', { name: 'Hebrew word' });
const inScripture = (page: Page) => page.getByRole('region', { name: 'Where in Scripture is this value?' });
const path = (search: Record<string, string>) => `/calculator?${new URLSearchParams(search)}`;

describe.skipIf(!hasBrowser)('the calculator', () => {
  const site = useSite();
  const open = async (search: Record<string, string>) => {
    const visit = await site.visit();
    await visit.page.goto(site.at(path(search)));
    await card(visit.page, 'Single Word').waitFor();
    return visit;
  };

  test('keys of the letter keyboard type at the caret, and arrow keys move between them', async () => {
    const { page, complaints } = await open({ word: 'שם' });
    await page.getByRole('button', { name: 'Hebrew keys for Hebrew word' }).click();
    const keys = page.getByRole('toolbar', { name: 'Hebrew keys' });
    await keys.waitFor();
    expect(await keys.getByRole('button').count()).toBe(29);
    await wordField(page).evaluate((field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(1, 1);
    });
    await keys.getByRole('button', { name: 'Lamed' }).click();
    await keys.getByRole('button', { name: 'Vav' }).click();
    expect(await wordField(page).inputValue()).toBe('שלום');
    expect(await wordField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
    expect(await wordField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await keys.getByRole('button', { name: 'Backspace' }).click();
    expect(await wordField(page).inputValue()).toBe('שלם');

    await keys.getByRole('button', { name: 'Alef' }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('Bet');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Backspace');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).not.toBe('Alef');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Alef');
    await page.keyboard.press('Enter');
    expect(await wordField(page).inputValue()).toBe('שלאם');
    await page.keyboard.press('Tab');
    expect(await keys.evaluate((root) => root.contains(document.activeElement))).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('the explanation of a method appears on hover and on focus, stays open, and closes with Escape', async () => {
    const { page } = await open({ word: 'שלום' });
    const button = card(page, 'Single Word').getByRole('button', { name: 'About Hebrew Standard' });
    const note = card(page, 'Single Word').getByRole('note');
    await button.hover();
    await note.waitFor();
    await note.getByText('Source:').hover();
    await pause(page, 400);
    expect(await note.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => note.count()).toBe(0);
    await page.mouse.move(0, 0);
    await card(page, 'Single Word')
      .getByRole('list', { name: 'Results' })
      .getByRole('link', { name: '376' })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await note.waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'More about Hebrew Standard',
    );
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/methods/HEBREW_STANDARD');
  });

  describe('accessibility', () => {
    const SCREENS = [
      {},
      { word: 'שלום abc', text: 'בראשית ברא', about: 'text', method: 'HEBREW_ATBASH' },
      { script: 'greek', word: 'ἀγάπη', with: 'θέλημα' },
    ];

    test.each(SCREENS)(
      'axe finds no violation in the calculator with %o, and the page fits into 320 px',
      async (search) => {
        const { page, complaints } = await open(search as Record<string, string>);
        if ('word' in search) await inScripture(page).getByRole('link').first().waitFor();
        await page.getByRole('button', { name: /keys for .* word$/u }).click();
        await page.getByRole('toolbar').waitFor();
        const about = page.getByRole('button', { name: /^About / }).first();
        await about.click();
        await page.getByRole('note').first().waitFor();
        expect(await axeInEach(page)).toEqual([]);
        await page.keyboard.press('Escape');
        const textKeys = page.getByRole('button', { name: /keys for .* text$/u, includeHidden: true });
        // The card of a text is closed if only the one of a word has a text.
        if (!(await textKeys.isVisible()))
          await page
            .locator('details:not([open])')
            .filter({ has: textKeys })
            .locator('summary')
            .first()
            .click();
        await textKeys.click();
        await page.getByRole('toolbar').last().waitFor();
        expect(await overflowAt320(page)).toBe(0);
        expect(complaints).toEqual([]);
      },
    );
  });
});
