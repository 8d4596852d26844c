/**
 * The sidebar in a real browser: its forms and the sheet on a phone. Its fields and choices are tested in
 * tests/dom.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const title = (page: Page) => heading(page).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

describe.skipIf(!hasBrowser)('the sidebar', () => {
  const site = useSite();
  const { open } = site;

  test('pressing Enter on a checkbox of the dialog More methods does not open another place', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await field(page, 'Book').selectOption('Genesis');
    await page.getByRole('button', { name: 'More methods…' }).click();
    await page.getByRole('checkbox', { name: 'Great Value' }).press('Enter');
    await page.keyboard.press('Space');
    await eventually(() => query(page)).toContain('HEBREW_GADOL');
    expect(path(page)).toBe('/explorer/psalms/23/3');
    await context.close();
  });

  test('on a phone the sidebar is a dialog, which closes when a place is chosen, even the current place', async () => {
    const { page, complaints, context } = await open('/explorer/psalms/23/3', { width: 360 });
    const sheet = page.getByRole('dialog', { name: 'What to read' });
    const opener = page.getByRole('button', { name: 'Choose' });
    await opener.click();
    await page.keyboard.press('Escape');
    await eventually(() => sheet.count()).toBe(0);
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await sheet.getByRole('button', { name: 'View Reference' }).click();
    await eventually(() => sheet.count()).toBe(0);
    expect(path(page)).toBe('/explorer/psalms/23/3');
    await opener.click();
    await sheet.getByRole('combobox', { name: 'Verse', exact: true }).selectOption('5');
    await eventually(() => title(page)).toBe('Psalm 23:5');
    await eventually(() => sheet.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
