/** The ways to a verse: reference box, sidebar, toolbar and keys, over the built application and the whole library. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, hasBrowser, overflow } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const title = (page: Page) => heading(page).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;
const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a verse or search' });
/** Lines of the list below the box. */
const choices = (page: Page) => page.locator('.reference-choice');
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const method = (page: Page, name: string) => page.locator('.explorer-rail').getByRole('checkbox', { name });
const toast = (page: Page) => page.locator('.toast').textContent();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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

    test('names the nearest verse for one that does not exist, and stays where it is', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await ask(page, 'Is 53:13');
      await page.getByText('There is no Isaiah 53:13: the chapter ends with verse 12.').waitFor();
      expect(path(page)).toBe('/explorer/psalms/23/3');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await eventually(() => title(page)).toBe('Isaiah 53:12');
      await context.close();
    });

    test('offers a number that two countings share in either, and says whose it is', async () => {
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

    test('costs nothing before it is touched, and offers the places read last, which can be cleared', async () => {
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

    test('keeps methods and version on the way', async () => {
      const { page, context } = await open('/explorer/psalms/23/3?methods=HEBREW_GADOL');
      await ask(page, 'Gen 1:1');
      await eventually(() => title(page)).toBe('Genesis 1:1');
      expect(query(page)).toBe('?methods=HEBREW_GADOL');
      await context.close();
    });
  });

  describe('the sidebar', () => {
    test('holds a chosen book and chapter until View Reference, and opens a chosen verse at once', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3');
      expect(
        await field(page, 'Book')
          .locator('optgroup')
          .evaluateAll((all) => all.map((one) => one.getAttribute('label'))),
      ).toEqual(['Torah', 'Other Old Testament', 'Apocrypha', 'New Testament']);
      await field(page, 'Book').selectOption('Genesis');
      expect(await field(page, 'Chapter').locator('option').count()).toBe(50);
      await field(page, 'Chapter').selectOption('2');
      expect(path(page)).toBe('/explorer/psalms/23/3');
      await page.getByRole('button', { name: 'View Reference' }).click();
      await eventually(() => title(page)).toBe('Genesis 2');
      await field(page, 'Verse').selectOption('7');
      await eventually(() => title(page)).toBe('Genesis 2:7');
      await field(page, 'Verse').selectOption('All Verses');
      await eventually(() => path(page)).toBe('/explorer/genesis/2');
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('follows the address, and forgets what was held when the reader goes elsewhere', async () => {
      const { page, context } = await open('/explorer/psalms/3/1');
      const verse = field(page, 'Verse');
      expect(
        await verse.locator('option').evaluateAll((all) => all.slice(0, 3).map((one) => one.textContent)),
      ).toEqual(['All Verses', 'Title', '1']);
      await field(page, 'Book').selectOption('Jude');
      await page.getByRole('link', { name: 'Next: Psalm 3:2' }).click();
      await eventually(() => verse.inputValue()).toBe('2');
      expect(await field(page, 'Book').inputValue()).toBe('psalms');
      await context.close();
    });

    test('opens a book of the apocrypha at its first verse', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await field(page, 'Book').selectOption('1 Esdras');
      await eventually(() => path(page)).toBe('/explorer/1%20esdras/1/1');
      await context.close();
    });

    test('keeps methods in the address, and leaves the default choice out of it', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await method(page, 'Hebrew Ordinal').uncheck();
      await eventually(() => query(page)).toBe('?methods=HEBREW_STANDARD%2CGREEK_STANDARD');
      expect(await method(page, 'Greek Standard').isChecked()).toBe(true);
      await method(page, 'Hebrew Ordinal').check();
      await eventually(() => query(page)).toBe('');
      await page.getByRole('button', { name: 'More methods…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Gematria methods' });
      await dialog.getByRole('checkbox', { name: 'Hebrew Gadol' }).check();
      await eventually(() => query(page)).toContain('HEBREW_GADOL');
      expect(await dialog.getByRole('link', { name: 'More about Hebrew Gadol' }).getAttribute('href')).toBe(
        '/methods/HEBREW_GADOL',
      );
      await page.keyboard.press('Escape');
      await eventually(() => dialog.count()).toBe(0);
      await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
      await eventually(() => title(page)).toBe('Psalm 23:4');
      expect(query(page)).toContain('HEBREW_GADOL');
      await context.close();
    });

    test('leaves the focus on the method that was changed', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.route('**/api/verse/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      const ordinal = method(page, 'Hebrew Ordinal');
      await ordinal.focus();
      await page.keyboard.press('Space');
      await eventually(() => query(page)).not.toBe('');
      await page.waitForLoadState('networkidle');
      expect(await ordinal.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await ordinal.isChecked()).toBe(false);
      await context.close();
    });

    test('asks for the versions when the select is touched, and names what is not installed', async () => {
      const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
      await page.waitForLoadState('networkidle');
      expect(apiCalls).not.toContain('/api/versions');
      const select = field(page, 'Version');
      await select.focus();
      const esv = select.locator('option[value=esv]');
      await eventually(() => esv.textContent()).toContain('not installed: needs a licensed text');
      expect(await esv.isDisabled()).toBe(true);
      expect(await select.inputValue()).toBe('kjvs');
      await select.selectOption('original');
      await eventually(() => query(page)).toBe('?version=original');
      await eventually(() => page.locator('article p.scripture[lang=en]').count()).toBe(0);
      await context.close();
    });

    test.each(['offline', 'failing'])('says so when the versions cannot be asked (%s)', async (state) => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.route('**/api/versions', (route) =>
        state === 'offline'
          ? route.abort('internetdisconnected')
          : route.fulfill({ status: 500, body: 'no' }),
      );
      await field(page, 'Version').focus();
      await page.getByText('Which versions are installed could not be found out just now.').waitFor();
      await page.unroute('**/api/versions');
      await box(page).focus();
      await field(page, 'Version').focus();
      await eventually(() => page.locator('option[value=esv]').textContent()).toContain('not installed');
      await context.close();
    });

    test('reads Hebrew as written or as read', async () => {
      const { page, context } = await open('/explorer/1samuel/20/2');
      await field(page, 'Reading').selectOption('Read (qere)');
      await eventually(() => query(page)).toBe('?reading=qere');
      await field(page, 'Reading').selectOption('Written (ketiv)');
      await eventually(() => query(page)).toBe('');
      await page.goto(site.at('/explorer/john/1/1'));
      await heading(page).waitFor();
      expect(await field(page, 'Reading').count()).toBe(0);
      await context.close();
    });

    test('marks the verse in the grid, which a long psalm folds away', async () => {
      const { page, context } = await open('/explorer/psalms/119/3');
      const grid = page.getByRole('navigation', { name: 'Verses of Psalm 119' });
      expect(await grid.getByRole('link').count()).toBe(0);
      await grid.getByText('Psalm 119').click();
      expect(await grid.locator('[aria-current=page]').textContent()).toBe('3');
      await context.close();
    });

    test('searches by text and by value, each only when there is something to search for', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.getByRole('tab', { name: 'Search', exact: true }).click();
      const searchText = page.getByRole('button', { name: 'Search Text' });
      await page.getByLabel('Text', { exact: true }).fill('  ');
      expect(await searchText.isDisabled()).toBe(true);
      await page.getByText('Search will look for exact matches in the biblical text.').waitFor();
      await page.getByRole('tab', { name: 'Gematria Value' }).click();
      const byValue = page.getByRole('button', { name: 'Find by Value' });
      await page.getByLabel('Value', { exact: true }).fill('2.5');
      expect(await byValue.isDisabled()).toBe(true);
      await page.getByText('Advanced Filters').click();
      await field(page, 'Limit to Book').selectOption('Psalms');
      await page.getByLabel('Value', { exact: true }).fill('26');
      await byValue.click();
      await eventually(() => path(page)).toBe('/search/gematria/26');
      expect(query(page)).toContain('method=HEBREW_STANDARD');
      expect(query(page)).toContain('book=psalms');
      await context.close();
    });

    test('on a phone, View Reference closes the sheet also for the place already shown', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
      await page.getByRole('button', { name: 'Choose' }).click();
      const sheet = page.getByRole('dialog', { name: 'What to read' });
      await sheet.getByRole('button', { name: 'View Reference' }).click();
      await eventually(() => sheet.count()).toBe(0);
      expect(path(page)).toBe('/explorer/psalms/23/3');
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('Enter on a method of the dialog opens nothing', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await field(page, 'Book').selectOption('Genesis');
      await page.getByRole('button', { name: 'More methods…' }).click();
      await page.getByRole('checkbox', { name: 'Hebrew Gadol' }).press('Enter');
      await page.keyboard.press('Space');
      await eventually(() => query(page)).toContain('HEBREW_GADOL');
      expect(path(page)).toBe('/explorer/psalms/23/3');
      await context.close();
    });

    test('lists the chapters there are, and the one of the address that is not', async () => {
      const { page, context } = await open('/explorer/psalms/9999');
      const options = field(page, 'Chapter').locator('option');
      await eventually(() => options.count()).toBe(151);
      expect(await options.last().textContent()).toBe('9999');
      await context.close();
    });

    test('says so in its place where the search does not load', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.route('**/search-tab-*.js', (route) => route.abort());
      await page.getByRole('tab', { name: 'Search', exact: true }).click();
      await page.locator('.explorer-rail').getByRole('button', { name: 'Retry' }).waitFor();
      expect(await title(page)).toBe('Psalm 23:3');
      await context.close();
    });

    test('is a sheet where there is no room for a rail, and closes when a verse is chosen', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
      const sheet = page.getByRole('dialog', { name: 'What to read' });
      const opener = page.getByRole('button', { name: 'Choose' });
      await opener.click();
      await page.keyboard.press('Escape');
      await eventually(() => sheet.count()).toBe(0);
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await opener.click();
      await sheet.getByRole('combobox', { name: 'Verse', exact: true }).selectOption('5');
      await eventually(() => title(page)).toBe('Psalm 23:5');
      expect(await sheet.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  describe('the toolbar', () => {
    test('copies reference and English text, or says that it could not', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await eventually(() => toast(page)).toBe(
        'Copied to clipboardPsalm 23:3 has been copied to your clipboard.',
      );
      expect(await clipboard(page)).toMatch(/^Psalm 23:3\nHe restoreth my soul: .*name's sake\.$/);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await eventually(() => page.getByRole('alert').textContent()).toBe(
        'Failed to copyCould not copy text to clipboard.',
      );
      await context.close();
    });

    test('copies the Hebrew where no English is shown, and a whole chapter line by line', async () => {
      const { page, context } = await open('/explorer/psalms/23/3?version=original');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await eventually(() => clipboard(page)).toMatch(/^Psalm 23:3\n[\u0590-\u05FF]/);
      await page.goto(site.at('/explorer/psalms/117'));
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await eventually(() => clipboard(page)).toMatch(/^Psalm 117\nO praise the LORD.*\nFor his merciful/);
      await context.close();
    });

    test('copies with reference, edition and link as the reader wants it', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy options' }).click();
      await page.getByLabel('Hebrew marks').selectOption('None');
      await page.getByRole('button', { name: 'Copy as shown' }).click();
      await eventually(() => clipboard(page)).toContain('נפשי ישובב');
      expect(await clipboard(page)).toContain(`(Psalm 23:3, WLC)\n${site.at('/explorer/psalms/23/3')}`);
      await context.close();
    });

    test('shows what is copied in its own language, Aramaic as Aramaic', async () => {
      const { page, context } = await open('/explorer/daniel/2/5');
      await page.getByRole('button', { name: 'Copy options' }).click();
      const preview = page.getByRole('region', { name: 'What is copied' });
      await page.getByLabel('Hebrew marks').waitFor();
      for (const format of ['Plain text', 'Markdown', 'HTML']) {
        await page.getByLabel('Format').selectOption(format);
        expect(await preview.locator('[lang="arc"]').first().textContent()).toMatch(/^[\u0590-\u05FF]/);
      }
      expect(await preview.textContent()).toContain('<p lang="arc" dir="rtl">');
      await context.close();
    });

    test('a menu opens by an arrow key, and closes where Tab leaves it', async () => {
      const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.focus();
      await page.keyboard.press('ArrowDown');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe('Whole chapter');
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Share');
      await page.keyboard.press('Tab');
      await eventually(() => more.getAttribute('aria-expanded')).toBe('false');
      expect(await page.getByRole('group', { name: 'More' }).count()).toBe(0);
      await context.close();
    });

    test('exports JSON under the reference’s name', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      // The system has no colons in names; the browser puts its own sign there.
      expect(download.suggestedFilename()).toMatch(/^Psalm_23.3\.json$/);
      const json = await readFile((await download.path()) ?? '', 'utf8');
      const file = JSON.parse(json) as { reference: string; text: string; exportDate: string };
      expect(json).toBe(JSON.stringify(file, null, 2));
      expect(Object.keys(file)).toEqual(['reference', 'text', 'exportDate']);
      expect(file.text).toContain('He restoreth my soul');
      expect(new Date(file.exportDate).toISOString()).toBe(file.exportDate);
      await eventually(() => toast(page)).toBe('Exported successfullyPsalm 23:3 has been exported.');
      await context.close();
    });

    test('shares where the device can, copies where it cannot or fails, and says nothing when cancelled', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const share = page.getByRole('button', { name: 'Share' });
      const shareEndsIn = (outcome: string | null) =>
        page.evaluate((name) => {
          navigator.share = () =>
            name === null ? Promise.resolve() : Promise.reject(new DOMException('no', name));
        }, outcome);
      await shareEndsIn('AbortError');
      await share.click();
      await page.waitForTimeout(200);
      expect(await page.locator('.toast').count()).toBe(0);
      await shareEndsIn(null);
      await share.click();
      await eventually(() => toast(page)).toBe('Shared successfullyContent has been shared.');
      await shareEndsIn('NotAllowedError');
      await share.click();
      await eventually(() => toast(page)).toContain('Copied to clipboard');
      await context.close();
    });

    test('prints, on a phone from the More menu', async () => {
      const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Print' }).click();
      await eventually(() => page.locator('body[data-printed]').count()).toBe(1);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'Whole chapter' }).click();
      await eventually(() => title(page)).toBe('Psalm 23');
      await context.close();
    });
  });

  describe('the keys', () => {
    test('go by verse and by chapter, to the box, to the list of keys and home', async () => {
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

    test('act on where the reader is going while it is still on its way', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.route('**/api/verse/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      await eventually(() => title(page)).toBe('Psalm 24:2');
      expect(path(page)).toBe('/explorer/psalms/24/2');
      await context.close();
    });

    test('a step that is named late leaves a reader alone who has gone elsewhere', async () => {
      const { page, context } = await open('/explorer/tobit/1/1');
      const next = { book: 'tobit', chapter: 1, verse: 2, reference: 'Tobit 1:2' };
      let asked = 0;
      await page.route('**/api/**/tobit/1/1*', async (route) => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.fulfill({ json: { next, previous: null } }).catch(() => undefined);
      });
      await page.keyboard.press('j');
      await eventually(() => asked).toBe(1);
      await page.getByRole('link', { name: 'Books', exact: true }).click();
      await eventually(() => title(page)).toBe('Books of the Bible');
      await page.waitForTimeout(900);
      expect(path(page)).toBe('/bible');
      await context.close();
    });

    test('do nothing once they are switched off', async () => {
      const { page, context } = await open('/explorer/psalms/23/3');
      await page.keyboard.press('?');
      await page.getByLabel('Single keys act on the page').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('/');
      await page.waitForTimeout(200);
      expect(path(page)).toBe('/explorer/psalms/23/3');
      expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(false);
      await context.close();
    });
  });

  test('a step to a neighbour that is already there asks nothing', async () => {
    const { page, apiCalls, context } = await open('/explorer/psalms/23/3');
    await eventually(() => apiCalls).toContain('/api/verse/psalms/23/4');
    await page.waitForLoadState('networkidle');
    const before = apiCalls.filter((call) => call === '/api/verse/psalms/23/4').length;
    await page.keyboard.press('ArrowRight');
    await eventually(() => title(page)).toBe('Psalm 23:4');
    expect(apiCalls.filter((call) => call === '/api/verse/psalms/23/4').length).toBe(before);
    await context.close();
  });

  describe('a script that does not come', () => {
    test('is told of in its menu, with a retry', async () => {
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

  test('a dialog closes by a click on its backdrop, not by a drag that ends there', async () => {
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

  test('Back restores passage and scroll', async () => {
    const { page, context } = await open('/explorer/psalms/119');
    await page.locator('#v90').scrollIntoViewIfNeeded();
    // The router writes the place down a little after the last scroll.
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await page.locator('#v90').getByRole('link').first().click();
    await eventually(() => title(page)).toBe('Psalm 119:90');
    await page.goBack();
    await eventually(() => title(page)).toBe('Psalm 119');
    // Rows out of sight are only estimated, so the place is told by the verse and not by the pixel.
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

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    test('is accessible at 360 px with sheet, menu, dialog and choices open', async () => {
      const { page, complaints, context } = await open('/explorer/psalms/23/3', { theme, width: 360 });
      const found: string[] = [];
      const check = async (state: string) => {
        await page.waitForTimeout(250);
        for (const violation of await axeViolations(page)) found.push(`${state}: ${violation}`);
        expect([state, await overflow(page)]).toEqual([state, 0]);
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
      // A pointer left where the dialog was would rest on a word, whose card is then still fading in.
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
      const { page, complaints, context } = await open('/explorer/psalms/23/3', { theme });
      const found: string[] = [];
      const check = async (state: string) => {
        await page.waitForTimeout(250);
        for (const violation of await axeViolations(page)) found.push(`${state}: ${violation}`);
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
