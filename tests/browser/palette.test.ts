import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser, overflow } from './browser.ts';
import { eventually, isInWindow, useSite } from './site.ts';
import { pause } from './waiting.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to a verse or search' });
const option = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name, exact: true });
const isInFront = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('form:popover-open [data-reference-box]') !== null);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const tops = (page: Page): Promise<number[]> =>
  page
    .locator('h1, .site-header > div > :not(:has(form))')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));

async function openPalette(page: Page): Promise<void> {
  // The shortcuts work only a moment after the page is shown.
  await eventually(async () => {
    await page.keyboard.press('Control+k');
    return isInFront(page);
  }).toBe(true);
  await page.getByRole('listbox').waitFor();
}

describe.skipIf(!hasBrowser)('the palette', () => {
  const { open } = useSite();

  test.each([360, 900, 1280])(
    'Ctrl K opens the header’s own reference box as the palette, centred in a window of %i px, and the page does not move',
    async (width) => {
      const { page, complaints } = await open('/explorer/psalms/23/3', { width });
      const before = await tops(page);
      await openPalette(page);
      expect(await dialog(page).getByRole('combobox', { name: 'Go to a verse or search' }).count()).toBe(1);
      const box = await page.locator('form:popover-open').boundingBox();
      expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThan(20);
      expect(await isInWindow(page, 'form:popover-open [role=listbox] [role=option]')).toBe(true);
      expect(await tops(page)).toEqual(before);
      expect(await overflow(page)).toBe(0);
      expect(await axeAtWidth(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await isInFront(page)).toBe(false);
      expect(await dialog(page).count()).toBe(0);
      expect(await tops(page)).toEqual(before);
      expect(complaints).toEqual([]);
    },
  );

  test('the script of the palette loads when the page is idle, so that the first Ctrl K opens it', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await eventually(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/reader-(?!exit)/u.test(name)),
      ),
    ).toBe(true);
    await page.keyboard.press('Control+k');
    await eventually(() => isInFront(page)).toBe(true);
  });

  test('the palette lists recent places, actions, pages and books, and Enter opens the first match', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    await openPalette(page);
    for (const name of ['Psalm 23:3', 'Copy', 'Theme settings', 'Tree of Life', 'Habakkuk'])
      await option(page, name).waitFor();
    await page.keyboard.type('haba');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/explorer/habakkuk/1');
    expect(await isInFront(page)).toBe(false);
  });

  test('the palette opens from a text field, and Escape gives the focus back', async () => {
    const { page } = await open('/calculator');
    const input = page.getByRole('main').getByRole('textbox').first();
    await input.focus();
    await openPalette(page);
    expect(await field(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await input.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  test('the palette closes when the reader clicks beside it', async () => {
    const { page } = await open('/bible');
    await openPalette(page);
    await page.mouse.click(20, 600);
    await eventually(() => isInFront(page)).toBe(false);
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  test('the palette can open the settings, hide the sidebar and switch on reader mode, which hides the header but not the palette', async () => {
    const { page } = await open('/explorer/psalms/23/3');
    const run = async (typed: string) => {
      await openPalette(page);
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    };
    await run('hide the');
    await eventually(() => page.locator('[data-rail]').count()).toBe(0);
    await run('theme');
    await page.getByRole('dialog', { name: 'Customize' }).or(page.locator('dialog[open]')).first().waitFor();
    await page.keyboard.press('Escape');
    await run('reader');
    await eventually(() => page.locator('.site-header').isVisible()).toBe(false);
    await run('leave');
    await eventually(() => page.locator('.site-header').isVisible()).toBe(true);
  });
});

describe.skipIf(!hasBrowser)('the preview of a link', () => {
  const { open } = useSite();
  const preview = (page: Page) => page.getByRole('tooltip');
  const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Numbers 34:4' }).first();

  test('the preview of a link shows its verse, stays while the pointer is over it, and closes with Escape or when the pointer leaves', async () => {
    const { page, complaints } = await open('/number/913');
    await link(page).hover();
    await preview(page).getByText('Numbers 34:4').waitFor();
    expect(await preview(page).locator('[lang=he]').textContent()).toMatch(/\p{Script=Hebrew}/u);
    expect(await preview(page).locator('[lang=en]').textContent()).toContain('Kadesh-barnea');
    expect(await isInWindow(page, '[role=tooltip]')).toBe(true);
    expect(await axeAtWidth(page)).toEqual([]);
    await preview(page).hover();
    await pause(page, 400);
    expect(await preview(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => preview(page).count()).toBe(0);
    await page.mouse.move(1, 300);
    await link(page).hover();
    await preview(page).waitFor();
    await page.mouse.move(1, 300);
    await eventually(() => preview(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('the preview of a link opens for the keyboard too, describes the link, and closes when the focus leaves', async () => {
    const { page } = await open('/number/913');
    await link(page).focus();
    // A key shows the browser that the reader uses the keyboard.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await preview(page).getByText('Numbers 34:4').waitFor();
    const id = await preview(page).getAttribute('id');
    expect(await link(page).getAttribute('aria-describedby')).toBe(id);
    await page.keyboard.press('Tab');
    await eventually(() => preview(page).getByText('Numbers 34:4').count()).toBe(0);
    expect(await link(page).getAttribute('aria-describedby')).toBeNull();
  });

  test('the preview of a link does not appear in a narrow window, nor for links that lead through the text', async () => {
    const narrow = await open('/number/913', { width: 1000 });
    await link(narrow.page).hover();
    await pause(narrow.page, 700);
    expect(await preview(narrow.page).count()).toBe(0);
    await narrow.context.close();
    const { page } = await open('/explorer/psalms/23/3');
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).hover();
    await pause(page, 700);
    expect(await preview(page).count()).toBe(0);
  });
});
