import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATHS, SEPHIROT } from '../../domain/tree-of-life/index.ts';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { eventually, useSite } from './site.ts';

const searchOf = (page: Page) => new URL(page.url()).searchParams;
const items = (page: Page) => page.locator('.tree-item');
const zoom = (page: Page) => page.getByRole('status').filter({ hasText: 'Zoom' });
const transform = (page: Page) => page.locator('.tree > g').getAttribute('transform');

describe.skipIf(!hasBrowser)('the Tree of Life', () => {
  const { open } = useSite();

  test('the Tree of Life can be used by keyboard: Tab in order, Enter and Space, arrows and zoom', async () => {
    const { page } = await open('/tree-of-life');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0]);
    await page.getByRole('button', { name: 'List view' }).focus();
    const order: (string | undefined)[] = [];
    for (let step = 0; step < 32; step++) {
      await page.keyboard.press('Tab');
      order.push((await focused()) ?? undefined);
    }
    expect(order).toEqual([
      ...SEPHIROT.map(({ hebrew, name }) => `${hebrew} ${name}`),
      ...PATHS.map(({ letter, name }) => `${letter} ${name}`),
    ]);
    const ring = await page
      .locator('.tree-item:focus-visible > .tree-ring')
      .evaluate((circle) => getComputedStyle(circle).stroke);
    expect(ring).not.toBe('none');
    await page.keyboard.press('Enter');
    await eventually(() => searchOf(page).get('at')).toBe('tav');
    await page.keyboard.press('Space');
    await eventually(() => searchOf(page).get('at')).toBeNull();
    await page.keyboard.press('+');
    await eventually(() => zoom(page).textContent()).toContain('120');
    const before = await transform(page);
    await page.keyboard.press('ArrowRight');
    await eventually(() => transform(page)).not.toBe(before);
    await page.keyboard.press('0');
    await eventually(() => zoom(page).textContent()).toContain('100');
  });

  test('the Tree of Life zooms by its buttons from 60 to 200 %, can be dragged, and can be reset', async () => {
    const { page } = await open('/tree-of-life');
    const start = await transform(page);
    const [nearer, farther] = ['Zoom in', 'Zoom out'].map((name) => page.getByRole('button', { name }));
    for (let step = 0; step < 5; step++) await nearer?.click();
    await eventually(() => nearer?.isDisabled()).toBe(true);
    await eventually(() => zoom(page).textContent()).toContain('200');
    for (let step = 0; step < 7; step++) await farther?.click();
    await eventually(() => farther?.isDisabled()).toBe(true);
    await eventually(() => zoom(page).textContent()).toContain('60');
    await page.getByRole('button', { name: 'Reset' }).click();
    await eventually(() => transform(page)).toBe(start);

    const sphere = await items(page).nth(5).boundingBox();
    const x = (sphere?.x ?? 0) + 40;
    const y = (sphere?.y ?? 0) + 40;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 4 });
    await page.mouse.up();
    await eventually(() => transform(page)).not.toBe(start);
    expect(searchOf(page).get('at')).toBeNull();
  });

  test('in a window of 360 px the names on the spheres of the Tree of Life are at least 12 px high, and its lines are visible in forced colours', async () => {
    const { page } = await open('/tree-of-life', { width: 360 });
    const size = await page
      .locator('.tree-sphere ~ text:last-of-type')
      .first()
      .evaluate(
        (text) =>
          Number.parseFloat(getComputedStyle(text).fontSize) *
          ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
      );
    expect(size).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ forcedColors: 'active' });
    const drawn = await page.evaluate(() => {
      const styleOf = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body);
      return { line: styleOf('.tree-line').stroke, ground: styleOf('body').backgroundColor };
    });
    expect(drawn.line).not.toBe(drawn.ground);
  });

  test('axe finds no violation on the diagram, list and guide of the Tree of Life, and they fit into 320 px', async () => {
    const { page } = await open('/tree-of-life?at=geburah');
    const check = async (part: string) => {
      expect(await axeInEach(page), part).toEqual([]);
      expect(await overflowAt320(page), part).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    await check('diagram');
    await page.getByRole('button', { name: 'List view' }).click();
    await eventually(() => items(page).count()).toBe(0);
    await check('list');
    await page.getByRole('tab', { name: 'Study Guide' }).click();
    await eventually(() => searchOf(page).get('tab')).toBe('guide');
    await check('guide');
  });
});
