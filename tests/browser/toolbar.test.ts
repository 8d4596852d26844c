import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { pause } from './waiting.ts';

const title = (page: Page) => heading(page).textContent();
const toast = (page: Page) => page.locator('.toast').textContent();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe.skipIf(!hasBrowser)('the toolbar', () => {
  const site = useSite();
  const { open } = site;

  test('Copy in the toolbar puts the reference and the English text on the clipboard', async () => {
    const { page, context } = await open('/explorer/psalms/23/3');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(() => toast(page)).toBe(
      'Copied to clipboardPsalm 23:3 has been copied to your clipboard.',
    );
    expect(await clipboard(page)).toMatch(/^Psalm 23:3\nHe restoreth my soul: .*name's sake\.$/);
    await page.setViewportSize({ width: 320, height: 740 });
    const box = await page.locator('.toast').boundingBox();
    expect(box).toMatchObject({ x: 16, width: 288 });
    await context.close();
  });

  test('on the narrowest phone the labels of the toolbar do not touch, and Notes scrolls to the note and gives it the focus', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 320 });
    const labels = await page.locator('.place-nav :is(a, button):visible').evaluateAll((controls) =>
      controls.map((control) => {
        const range = document.createRange();
        range.selectNodeContents(control);
        const { left, right } = range.getBoundingClientRect();
        return { left, right, isWide: control.getBoundingClientRect().width >= 40 };
      }),
    );
    expect(labels).toHaveLength(6);
    expect(labels.every(({ isWide }) => isWide)).toBe(true);
    for (const [index, label] of labels.entries())
      expect(label.left - (labels[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: 'Notes' }).click();
    const signIn = page.locator('#note').getByRole('link', { name: 'Sign In' });
    await eventually(() => signIn.evaluate((link) => link === document.activeElement)).toBe(true);
    const bar = await page.locator('.place-nav').boundingBox();
    expect((await signIn.boundingBox())?.y).toBeLessThan(bar?.y ?? 0);
    await context.close();
  });

  test('on a phone, Print in the menu More of the toolbar prints the page', async () => {
    const { page, context } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    await eventually(() => page.locator('body[data-printed]').count()).toBe(1);
    // The menu is closed, so the pointer is now over a word. The card of this word must not open.
    await pause(page, 600);
    expect(await page.locator('.word-card').count()).toBe(0);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Whole chapter' }).click();
    await eventually(() => title(page)).toBe('Psalm 23');
    await context.close();
  });
});
