/** The Tree of Life, in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATHS, SEPHIROT } from '../../domain/tree-of-life/index.ts';
import { axeInEach, hasBrowser, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const searchOf = (page: Page) => new URL(page.url()).searchParams;
const items = (page: Page) => page.locator('.tree-item');
const zoom = (page: Page) => page.getByRole('status').filter({ hasText: 'Zoom' });
const details = (page: Page) => page.locator('#tree-details');
const transform = (page: Page) => page.locator('.tree > g').getAttribute('transform');

describe.skipIf(!hasBrowser)('the Tree of Life', () => {
  const { open, at } = useSite();

  test('has ten spheres and then twenty-two paths, named in Hebrew and English', async () => {
    const { page, complaints, context } = await open('/tree-of-life');
    await items(page).first().waitFor();
    const names = await items(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toHaveLength(32);
    for (const [index, { hebrew, name }] of SEPHIROT.entries())
      expect(names[index]).toContain(`${hebrew} ${name}`);
    for (const [index, { letter, name }] of PATHS.entries())
      expect(names[10 + index]).toContain(`${letter} ${name}`);
    expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a click selects and updates the address, and a second click deselects', async () => {
    const { page, context } = await open('/tree-of-life');
    const tiferet = page.getByRole('button', { name: /תפארת Tiferet/u });
    await tiferet.click();
    await details(page).getByRole('heading', { name: 'Tiferet' }).waitFor();
    await eventually(() => searchOf(page).get('at')).toBe('tiferet');
    await eventually(() => details(page).textContent()).toContain('= 1,081');
    await eventually(() => tiferet.getAttribute('aria-pressed')).toBe('true');
    await tiferet.click();
    await details(page).getByRole('heading', { name: 'Nothing selected' }).waitFor();
    await eventually(() => searchOf(page).get('at')).toBeNull();
    await context.close();
  });

  test('a verse opens in the explorer in a new tab and says so', async () => {
    const { page, context } = await open('/tree-of-life?at=tav');
    const verse = details(page).getByRole('link', { name: 'Ezekiel 9:4' });
    expect(await verse.getAttribute('href')).toBe('/explorer/ezekiel/9/4');
    expect(await verse.getAttribute('target')).toBe('_blank');
    expect(await verse.getAttribute('rel')).toContain('noopener');
    expect(await verse.textContent()).toContain('opens in a new tab');
    await context.close();
  });

  test('can be used by keyboard: Tab in order, Enter and Space, arrows and zoom', async () => {
    const { page, context } = await open('/tree-of-life');
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
    await context.close();
  });

  test('zooms by its buttons from 60 to 200 %, can be dragged, and can be reset', async () => {
    const { page, context } = await open('/tree-of-life');
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
    const [x, y] = [(sphere?.x ?? 0) + 40, (sphere?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 4 });
    await page.mouse.up();
    await eventually(() => transform(page)).not.toBe(start);
    expect(searchOf(page).get('at')).toBeNull();
    await context.close();
  });

  test('letters can be hidden, and the list has the content of the diagram', async () => {
    const { page, context } = await open('/tree-of-life?letters=off');
    await items(page).first().waitFor();
    expect(await page.locator('.tree-letter').count()).toBe(0);
    await page.getByRole('button', { name: 'Hebrew letters' }).click();
    await eventually(() => page.locator('.tree-letter').count()).toBe(22);
    await page.getByRole('button', { name: 'List view' }).click();
    await eventually(() => searchOf(page).get('view')).toBe('list');
    await eventually(() => items(page).count()).toBe(0);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const { name, description, witness } of SEPHIROT)
      for (const part of [name, description, witness.note]) expect(text).toContain(part);
    for (const { name, meaning, source, witness } of PATHS)
      for (const part of [name, meaning, source, witness.note]) expect(text).toContain(part);
    await context.close();
  });

  test('the study guide names the traditions', async () => {
    const { page, context } = await open('/tree-of-life');
    await page.getByRole('tab', { name: 'Study Guide' }).click();
    await eventually(() => searchOf(page).get('tab')).toBe('guide');
    const guide = page.getByRole('tabpanel');
    for (const tradition of ['Golden Dawn', 'the Ari', 'the Gra', 'Sefer Yetzirah'])
      expect(await guide.textContent()).toContain(tradition);
    await context.close();
  });

  test('names on the spheres are at least 12 px at 360, and lines are visible in forced colours', async () => {
    const { page, context } = await open('/tree-of-life', { width: 360 });
    const size = await page
      .locator('.tree-name')
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
    await context.close();
  });

  test.each(['?at=geburah', '?view=list', '?tab=guide'])(
    '%s has no violations in either theme, narrow or wide',
    async (search) => {
      const { page, context } = await open(`/tree-of-life${search}`);
      await page.getByRole('tablist').waitFor();
      expect(await axeInEach(page)).toEqual([]);
      await context.close();
    },
  );

  test('nothing is wider than a window of 320 px', async () => {
    const { page, context } = await open('/tree-of-life?at=chokmah', { width: 320 });
    expect(await overflow(page)).toBe(0);
    for (const path of ['/tree-of-life?view=list', '/tree-of-life?tab=guide']) {
      await page.goto(at(path));
      await page.getByRole('tablist').waitFor();
      expect(await overflow(page), path).toBe(0);
    }
    await context.close();
  });
});
