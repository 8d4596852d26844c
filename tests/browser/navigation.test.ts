/** Ways to a verse in a real browser: reference box, keys, Back, and menus and dialogs over the page. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest, heldBack, pause } from './waiting.ts';

const title = (page: Page) => heading(page).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;
const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a verse or search' });
/** The lines of the list below the box. */
const choices = (page: Page) => page.locator('.reference-choice');

describe.skipIf(!hasBrowser)('the way there', () => {
  const site = useSite();
  const { open } = site;

  async function ask(page: Page, text: string) {
    await box(page).fill(text);
    await box(page).press('Enter');
  }

  describe('the reference box', () => {
    test('goes to a reference as people write it, in three scripts and two numberings', async () => {
      const { page, complaints, context } = await open('/explorer/genesis/1/1');
      for (const [text, there] of [
        ['Ps 23:3', 'Psalm 23:3'],
        ['1 Cor 13', '1 Corinthians 13'],
        ['ps23.4', 'Psalm 23:4'],
        ['Jude 5', 'Jude 1:5'],
        ['Gen 1:2-3', 'Genesis 1:2'],
        ['תהלים כג:ה', 'Psalm 23:5'],
        ['Κατά Ιωάννην 3:16', 'John 3:16'],
        ['Joel 4:1', 'Joel 3:1'],
        ['Mal 3:19', 'Malachi 4:1'],
        ['Gen 1:1,3', 'Genesis 1:1'],
      ] as const) {
        await ask(page, text);
        await eventually(() => title(page)).toBe(there);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('names the nearest verse for one that does not exist, and stays', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await ask(page, 'Is 53:13');
      await page.getByText('There is no Isaiah 53:13: the chapter ends with verse 12.').waitFor();
      expect(path(page)).toBe('/explorer/psalms/23/3');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await eventually(() => title(page)).toBe('Isaiah 53:12');
      await context.close();
    });

    test('offers both places for a number that two numberings share, and says which is which', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await box(page).fill('Ps 51:3');
      await eventually(() => choices(page).allTextContents()).toEqual([
        'Psalm 51:3EnterEnglish numbering',
        'Psalm 51:1Psalm 51:3 in the Hebrew text',
        'Search for “Ps 51:3”',
      ]);
      await choices(page).filter({ hasText: 'in the Hebrew text' }).click();
      await eventually(() => title(page)).toBe('Psalm 51:1');
      await context.close();
    });

    test('takes a word to the search page', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await ask(page, 'still waters');
      await eventually(() => path(page) + query(page)).toMatch(/^\/search\?term=still(\+|%20)waters$/);
      await context.close();
    });

    test('loads nothing before it is used, and offers the last places, which can be cleared', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
      await eventually(() => title(page)).toBe('Psalm 23:4');
      expect(scripts.filter((url) => url.includes('reader'))).toEqual([]);
      await box(page).click();
      await eventually(() => choices(page).allTextContents()).toEqual(['Psalm 23:4', 'Psalm 23:3']);
      await page.getByRole('button', { name: 'Clear this list' }).click();
      await page.keyboard.press('ArrowDown');
      expect(await choices(page).count()).toBe(0);
      await context.close();
    });

    test('keeps methods and version', async () => {
      const { page, context } = await open('/explorer/psalms/23/3?methods=HEBREW_GADOL');
      await ask(page, 'Gen 1:1');
      await eventually(() => title(page)).toBe('Genesis 1:1');
      expect(query(page)).toBe('?methods=HEBREW_GADOL');
      await context.close();
    });
  });

  describe('the keys', () => {
    test('step by verse and chapter, and go to the box, the list of keys and the first page', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/2/12');
      for (const [key, there] of [
        ['j', 'Psalm 3 title'],
        ['k', 'Psalm 2:12'],
        [']', 'Psalm 3 title'],
        ['[', 'Psalm 2:1'],
        ['ArrowRight', 'Psalm 2:2'],
        ['ArrowLeft', 'Psalm 2:1'],
      ] as const) {
        await page.keyboard.press(key);
        await eventually(() => title(page)).toBe(there);
      }
      await page.keyboard.press('/');
      await page.keyboard.type('jk[]?');
      expect(await box(page).inputValue()).toBe('jk[]?');
      await page.keyboard.press('Escape');
      await heading(page).click();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Escape');
      expect(path(page)).toBe('/explorer/psalms/2/1');
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await eventually(() => path(page)).toBe('/');
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('start from the place that the reader is going to while it loads', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      const send = await heldBack(page, '**/api/verse/**');
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      send();
      await eventually(() => title(page)).toBe('Psalm 24:2');
      expect(path(page)).toBe('/explorer/psalms/24/2');
      await context.close();
    });

    test('a step whose target is resolved late does not move a reader who has gone elsewhere', async () => {
      const { page, context } = await open('/explorer/tobit/1/1');
      const next = { book: 'tobit', chapter: 1, verse: 2, reference: 'Tobit 1:2' };
      let answer = () => {};
      const gone = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let asked = 0;
      await page.route('**/api/**/tobit/1/1*', async (route) => {
        asked += 1;
        await gone;
        await route.fulfill({ json: { next, previous: null } }).catch(() => undefined);
      });
      await page.keyboard.press('j');
      await eventually(() => asked).toBe(1);
      await page.getByRole('link', { name: 'Calculator', exact: true }).click();
      await eventually(() => title(page)).toBe('Gematria Calculator');
      answer();
      await pause(page, 300);
      expect(path(page)).toBe('/calculator');
      await context.close();
    });

    test('do nothing once they are switched off', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.keyboard.press('?');
      await page.getByLabel('Single keys act on the page').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('/');
      await pause(page, 200);
      expect(path(page)).toBe('/explorer/psalms/23/3');
      expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(false);
      await context.close();
    });
  });

  test('a step to a neighbour that is already loaded makes no call', async () => {
    const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
    await eventually(() => apiCalls).toContain('/api/verse/psalms/23/4');
    await page.waitForLoadState('networkidle');
    const before = apiCalls.filter((call) => call === '/api/verse/psalms/23/4').length;
    await page.keyboard.press('ArrowRight');
    await eventually(() => title(page)).toBe('Psalm 23:4');
    expect(apiCalls.filter((call) => call === '/api/verse/psalms/23/4').length).toBe(before);
    await context.close();
  });

  describe('a script that fails to load', () => {
    test('shows a message in its menu, with a retry', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.route('**/copy-options-*.js', (route) => route.abort());
      await page.getByRole('button', { name: 'Copy options' }).click();
      await page.getByText('This part could not be loaded.').waitFor();
      expect(await title(page)).toBe('Psalm 23:3');
      await page.unroute('**/copy-options-*.js');
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('button', { name: 'Copy as shown' }).waitFor();
      await context.close();
    });

    test.each([
      ['settings', (page: Page) => page.getByRole('button', { name: 'Settings' }).click()],
      ['shortcuts', (page: Page) => page.keyboard.press('?')],
    ])(
      'is told of in a toast where it is the dialog of %s, which then can be opened again',
      async (name, act) => {
        const { page, context } = await open('/explorer/psalms/23/3');
        await page.route(`**/${name}-dialog-*.js`, (route) => route.abort());
        await act(page);
        await eventually(() => page.getByRole('alert').textContent()).toBe(
          'This part could not be loadedCheck the connection and try again.',
        );
        expect(await title(page)).toBe('Psalm 23:3');
        await page.unroute(`**/${name}-dialog-*.js`);
        await act(page);
        await page.getByRole('dialog').waitFor();
        await context.close();
      },
    );
  });

  test('a dialog closes by a click on its backdrop, but not by a drag that ends there', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await eventually(() => dialog.count()).toBe(0);
    await context.close();
  });

  test('Back restores the passage and the scroll position', async () => {
    const { page, context } = await open('/explorer/psalms/119');
    await page.locator('#v90').scrollIntoViewIfNeeded();
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await page.locator('#v90').getByRole('link').first().click();
    await eventually(() => title(page)).toBe('Psalm 119:90');
    await page.goBack();
    await eventually(() => title(page)).toBe('Psalm 119');
    // Heights of rows out of sight are only estimated, so the test compares the verse and not the pixel.
    const isInSight = () =>
      page.locator('#v90').evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    await eventually(isInSight).toBe(true);
    await page.goForward();
    await eventually(() => title(page)).toBe('Psalm 119:90');
    await context.close();
  });

  describe('in both themes', () => {
    test('is accessible at 360 px with sheet, menu, dialog and choices open', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
      const found: string[] = [];
      const check = async (state: string) => {
        for (const violation of await axeAtWidth(page)) found.push(`${state}: ${violation}`);
      };
      await page.getByRole('button', { name: 'Choose' }).click();
      await check('sheet');
      await page.getByRole('tab', { name: 'Search', exact: true }).click();
      await page.getByText('Advanced Filters').click();
      await check('search');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await check('menu');
      await page.getByRole('button', { name: 'Copy options…' }).click();
      await page.getByRole('button', { name: 'Copy as shown' }).waitFor();
      await check('copy options');
      await page.keyboard.press('Escape');
      // A pointer that stays where the dialog was would rest on a word, whose card would still be fading in.
      await page.mouse.move(0, 0);
      await box(page).fill('Is 53:13');
      await choices(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await check('choices');
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('is accessible at 1280 px with menu, dialogs and choices open', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3');
      const found: string[] = [];
      const check = async (state: string) => {
        for (const violation of await axeAtWidth(page)) found.push(`${state}: ${violation}`);
      };
      await page.getByRole('button', { name: 'Copy options' }).click();
      await page.getByRole('button', { name: 'Copy as shown' }).waitFor();
      await check('copy options');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More methods…' }).click();
      await page.getByRole('dialog').waitFor();
      await check('methods');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await check('shortcuts');
      await page.keyboard.press('Escape');
      await box(page).fill('Ps 51:3');
      await choices(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await check('choices');
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
