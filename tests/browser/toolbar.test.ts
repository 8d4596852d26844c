import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, useSite } from './site.ts';
import { pause } from './waiting.ts';

describe.skipIf(!hasBrowser)('the toolbar', () => {
  const site = useSite();
  const { open } = site;

  test('on the narrowest phone the labels of the toolbar do not touch, a toast has a margin, and Notes scrolls to the note and gives it the focus', async () => {
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
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.locator('.toast').waitFor();
    expect(await page.locator('.toast').boundingBox()).toMatchObject({ x: 16, width: 288 });
  });

  test('on a phone, Print in the menu More of the toolbar prints the page', async () => {
    const { page } = await open('/explorer/psalms/23/3', { width: 360 });
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
  });
});
