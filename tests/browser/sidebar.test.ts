/** The sidebar in a real browser: what is read, how it is counted, and the sheet on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { heldBack } from './waiting.ts';

const title = (page: Page) => heading(page).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;
const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a verse or search' });
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const method = (page: Page, name: string) => page.locator('.explorer-rail').getByRole('checkbox', { name });

describe.skipIf(!hasBrowser)('the sidebar', () => {
  const site = useSite();
  const { open } = site;

  test('waits with a chosen book and chapter until View Reference, and opens a chosen verse at once', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3');
    expect(
      await field(page, 'Book')
        .locator('optgroup')
        .evaluateAll((all) => all.map((one) => one.getAttribute('label'))),
    ).toEqual(['Torah', 'Other Old Testament', 'Apocrypha', 'New Testament']);
    await field(page, 'Book').selectOption('Genesis');
    await eventually(() => field(page, 'Chapter').locator('option').count()).toBe(50);
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

  test('follows the address, and drops a pending choice when the reader goes elsewhere', async () => {
    const { page, context } = await open('/explorer/psalms/3/1');
    const verse = field(page, 'Verse');
    expect(
      await verse.locator('option').evaluateAll((all) => all.slice(0, 3).map((one) => one.textContent)),
    ).toEqual(['All Verses', 'Title', '1']);
    await field(page, 'Book').selectOption('Jude');
    await page.getByRole('link', { name: 'Next: Psalm 3:2' }).click();
    await eventually(() => verse.inputValue()).toBe('2');
    await eventually(() => field(page, 'Book').inputValue()).toBe('psalms');
    await context.close();
  });

  test('opens a book of the apocrypha at its first verse', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await field(page, 'Book').selectOption('1 Esdras');
    await eventually(() => path(page)).toBe('/explorer/1%20esdras/1/1');
    await context.close();
  });

  test('keeps methods in the address, but not the default choice', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await method(page, 'Hebrew Ordinal').uncheck();
    await eventually(() => query(page)).toBe('?methods=HEBREW_STANDARD%2CGREEK_STANDARD');
    await eventually(() => method(page, 'Greek Standard').isChecked()).toBe(true);
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

  test('keeps the focus on the changed method', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    const send = await heldBack(page, '**/api/verse/**');
    const ordinal = method(page, 'Hebrew Ordinal');
    const totals = page.locator('.explorer-panel').getByRole('row', { name: 'Hebrew Ordinal' });
    await totals.waitFor();
    const isFocused = () => ordinal.evaluate((element) => element === document.activeElement);
    await ordinal.focus();
    await page.keyboard.press('Space');
    await eventually(() => query(page)).not.toBe('');
    await eventually(() => ordinal.isChecked()).toBe(false);
    expect(await isFocused()).toBe(true);
    send();
    await totals.waitFor({ state: 'detached' });
    expect(await isFocused()).toBe(true);
    expect(await ordinal.isChecked()).toBe(false);
    await context.close();
  });

  test('loads the versions when the select is used, and names those that are not installed', async () => {
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

  test.each(['offline', 'failing'])('says so if the versions cannot be loaded (%s)', async (state) => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/api/versions', (route) =>
      state === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 500, body: 'no' }),
    );
    await field(page, 'Version').focus();
    await page.getByText('Which versions are installed could not be found out just now.').waitFor();
    await page.unroute('**/api/versions');
    await box(page).focus();
    await field(page, 'Version').focus();
    await eventually(() => page.locator('option[value=esv]').textContent()).toContain('not installed');
    await context.close();
  });

  test('reads Hebrew as ketiv or qere', async () => {
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

  test('marks the verse in the grid, which is folded for a long psalm', async () => {
    const { page, context } = await open('/explorer/psalms/119/3');
    const grid = page.getByRole('navigation', { name: 'Verses of Psalm 119' });
    expect(await grid.getByRole('link').count()).toBe(0);
    await grid.getByText('Psalm 119').click();
    await eventually(() => grid.locator('[aria-current=page]').textContent()).toBe('3');
    await context.close();
  });

  test('searches by text and by value, each only with a query', async () => {
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

  test('on a phone, View Reference closes the sheet even for the current place', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.getByRole('button', { name: 'Choose' }).click();
    const sheet = page.getByRole('dialog', { name: 'What to read' });
    await sheet.getByRole('button', { name: 'View Reference' }).click();
    await eventually(() => sheet.count()).toBe(0);
    expect(path(page)).toBe('/explorer/psalms/23/3');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Enter on a method of the dialog does not open anything', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await field(page, 'Book').selectOption('Genesis');
    await page.getByRole('button', { name: 'More methods…' }).click();
    await page.getByRole('checkbox', { name: 'Hebrew Gadol' }).press('Enter');
    await page.keyboard.press('Space');
    await eventually(() => query(page)).toContain('HEBREW_GADOL');
    expect(path(page)).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('lists the existing chapters, and the missing one of the address', async () => {
    const { page, context } = await open('/explorer/psalms/9999');
    const options = field(page, 'Chapter').locator('option');
    await eventually(() => options.count()).toBe(151);
    expect(await options.last().textContent()).toBe('9999');
    await context.close();
  });

  test('says so in place if the search fails to load', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await page.route('**/search-tab-*.js', (route) => route.abort());
    await page.getByRole('tab', { name: 'Search', exact: true }).click();
    await page.locator('.explorer-rail').getByRole('button', { name: 'Retry' }).waitFor();
    expect(await title(page)).toBe('Psalm 23:3');
    await context.close();
  });

  test('is a sheet if there is no room for a rail, and closes when a verse is chosen', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
    const sheet = page.getByRole('dialog', { name: 'What to read' });
    const opener = page.getByRole('button', { name: 'Choose' });
    await opener.click();
    await page.keyboard.press('Escape');
    await eventually(() => sheet.count()).toBe(0);
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await sheet.getByRole('combobox', { name: 'Verse', exact: true }).selectOption('5');
    await eventually(() => title(page)).toBe('Psalm 23:5');
    await eventually(() => sheet.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
