import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Chosen words' });
const word = (page: Page, position: number) => page.locator(`#w${position}`);
const pressed = (page: Page) =>
  page
    .locator('[data-verse-text] [data-chosen]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.word)));
const words = (page: Page) => new URL(page.url()).searchParams.get('words');

describe.skipIf(!hasBrowser)('choosing words', () => {
  const site = useSite();

  test('by keyboard: the second half of Genesis 1:2 is 37 squared', async () => {
    const { page, complaints, context } = await site.open('/explorer/genesis/1/2', { width: 1280 });
    await page.getByRole('button', { name: 'Aa, text options' }).press('Enter');
    await page.getByLabel('Choose words to add up').press('Space');
    await bar(page).waitFor();
    await page.keyboard.press('Escape');
    await word(page, 1).getByRole('button').or(page.locator('#w1[role=button]')).first().focus();
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowLeft');
    await eventually(() => pressed(page)).toEqual([9, 10, 11, 12, 13, 14]);
    expect(await bar(page).innerText()).toContain('1,369');
    expect(await bar(page).innerText()).toContain('37 squared');
    await eventually(() => words(page)).toBe('9-14');
    await page.reload();
    await eventually(() => pressed(page)).toEqual([9, 10, 11, 12, 13, 14]);
    expect(await axeAtWidth(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/genesis\/1\/3$/u);
    await eventually(() => bar(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('at 360 px the sum is at the foot of the screen', async () => {
    const { page, complaints, context } = await site.open('/explorer/genesis/1/1?words=', { width: 360 });
    await bar(page).waitFor();
    await eventually(() => page.locator('#w1 [aria-pressed], #w1[aria-pressed]').count()).toBe(1);
    for (const position of [3, 5]) await word(page, position).click();
    await eventually(() => pressed(page)).toEqual([3, 5]);
    expect(await bar(page).innerText()).toContain('481');
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
    expect(await overflow(page)).toBe(0);
    expect(await axeAtWidth(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Done' }).click();
    await eventually(() => words(page)).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
