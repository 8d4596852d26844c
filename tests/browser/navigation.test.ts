import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const title = (page: Page) => heading(page).textContent();
const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a verse or search' });
const choices = (page: Page) => page.locator('[role=option]');

describe.skipIf(!hasBrowser)('the ways to a verse', () => {
  const site = useSite();
  const { open } = site;

  test('the script of the reference box is not in the first download, and the choices open when the box is first used', async () => {
    // The palette, which loads when the page is idle, needs the same script. So it may come before the first use.
    const { page, html } = await open('/explorer/psalms/23/3');
    expect(html).not.toMatch(/\/reader-/u);
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => title(page)).toBe('Psalm 23:4');
    await box(page).click();
    await eventually(() => choices(page).allTextContents()).toEqual(['Psalm 23:4', 'Psalm 23:3']);
  });

  test('a verse that cannot load without a connection loads when the connection comes back', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await box(page).fill('Job 1:1');
    await choices(page).filter({ hasText: 'Job 1:1' }).first().waitFor();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await context.setOffline(false);
    await eventually(() => title(page)).toBe('Job 1:1');
  });

  test('if the script of a part of the page fails to load, the part says so in its place, a dialog does in a toast, and it can be loaded again', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    const inPlace = [
      ['copy-options', '.place-nav', page.getByRole('button', { name: 'Copy options' }), 'Copy as shown'],
      ['interlinear-tab', '.explorer-panel', page.getByRole('tab', { name: 'Interlinear' }), 'Frequency'],
      ['search-tab', '.explorer-rail', page.getByRole('tab', { name: 'Search' }), 'Search Text'],
    ] as const;
    for (const [script, part, opener, loaded] of inPlace) {
      await page.route(`**/assets/${script}*`, (route) => route.abort());
      await opener.click();
      await page.locator(part).getByText('This part could not be loaded.').waitFor();
      await page.unroute(`**/assets/${script}*`);
      await page.locator(part).getByRole('button', { name: 'Retry' }).click();
      // Some versions of Chromium remember a failed script. Then Retry reloads the page, and the part is closed again.
      await eventually(() => page.locator(part).getByText('This part could not be loaded.').count()).toBe(0);
      await page.waitForLoadState('networkidle');
      const shown = page.locator(part).getByText(loaded, { exact: true }).first();
      if (!(await shown.isVisible())) await opener.click();
      await shown.waitFor();
    }
    const inToast = [
      ['settings-dialog', () => page.getByRole('button', { name: 'Settings' }).click(), 'dialog'],
      ['shortcuts-dialog', () => page.keyboard.press('?'), 'dialog'],
      ['word-card', () => page.locator('#w2').click(), '.word-card'],
    ] as const;
    for (const [script, act, opened] of inToast) {
      await page.route(`**/assets/${script}*`, (route) => route.abort());
      await act();
      await eventually(() => page.locator('.toast').textContent()).toBe(
        'This part could not be loadedCheck your connection, then reload the page.',
      );
      expect(await page.locator(opened).count()).toBe(0);
      await page.unroute(`**/assets/${script}*`);
      await page.reload({ waitUntil: 'networkidle' });
      await act();
      await page.locator(opened).waitFor();
      await page.keyboard.press('Escape');
      await eventually(() => page.locator(opened).count()).toBe(0);
    }
    expect(await title(page)).toBe('Psalm 23:3');
    expect(await page.locator('[data-verse-text] [data-word]').count()).toBe(7);
  });

  test('a dialog closes by a click on its backdrop, but not by a drag that ends there', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await eventually(() => dialog.count()).toBe(0);
  });

  describe('accessibility', () => {
    function checking(page: Page) {
      const found: string[] = [];
      const check = async (state: string) => {
        for (const violation of await axeAtWidth(page)) found.push(`${state}: ${violation}`);
      };
      return { found, check };
    }

    test('axe finds no violation in the explorer at 360 px while its sidebar, a menu, a dialog or the choices of the reference box are open', async () => {
      const { page, complaints } = await open('/explorer/psalms/23/3', { width: 360 });
      const { found, check } = checking(page);
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
      // The pointer is moved away. Otherwise it would be over a word, whose card would open.
      await page.mouse.move(0, 0);
      await box(page).fill('Is 53:13');
      await choices(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await check('choices');
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('axe finds no violation in the explorer at 1280 px while a menu, a dialog or the choices of the reference box are open', async () => {
      const { page, complaints } = await open('/explorer/psalms/23/3');
      const { found, check } = checking(page);
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
    });
  });
});
