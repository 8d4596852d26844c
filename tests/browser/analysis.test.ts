import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, IS_FULL, overflow, overflowAt320, type VisitOptions } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { atRest, heldBack, pause } from './waiting.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Analysis' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });
const similar = (page: Page) => page.getByRole('region', { name: 'Verses with Similar Gematria Values' });
const chart = (page: Page) => page.getByRole('figure');
const SIMILAR_CALLS = '**/api/similar/**';

async function scrollToSimilar(page: Page): Promise<void> {
  await page.locator('[aria-labelledby=similar]').evaluate((section) => section.scrollIntoView());
}

async function openSimilar(page: Page): Promise<void> {
  await scrollToSimilar(page);
  await chart(page).waitFor();
  await page.locator('[aria-labelledby=similar] > ol > li').first().waitFor();
}

describe.skipIf(!hasBrowser)('the analysis', () => {
  const site = useSite();
  const open = async (path: string, options: VisitOptions = {}) => {
    const visit = await site.open(path, options);
    await panel(visit.page).waitFor();
    return visit;
  };

  test('the analysis panel limits the height of the table of words, and does not repeat the text and its total until the reader opens them', async () => {
    const { page } = await open('/explorer/psalms/23/3?panel=interlinear');
    const area = panel(page).getByRole('region', { name: 'Words' });
    await area.focus();
    expect((await area.boundingBox())?.height).toBeLessThanOrEqual(302);
    await panel(page).getByRole('button', { name: 'All 7 words' }).click();
    await eventually(async () => (await area.boundingBox())?.height).toBeGreaterThan(400);
    const texts = panel(page).locator('[data-texts]');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await texts.isVisible()).toBe(false);
    }
    await panel(page).getByText('Text and total').click();
    expect(await texts.isVisible()).toBe(true);
    expect(await panel(page).getByRole('table', { name: 'Analysis total' }).textContent()).toContain('1,773');
    expect(await panel(page).getByRole('region', { name: 'Words' }).isVisible()).toBe(true);
  });

  test('the page has one scroll: no box of the figures or of the words of a long verse scrolls downwards', async () => {
    const { page } = await site.open('/explorer/esther/8/9?panel=interlinear');
    const boxes = () =>
      page.locator('main *').evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
          .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
          .map((one) => one.ariaLabel ?? one.className),
      );
    expect(await boxes()).toEqual([]);
    await page.goto(site.at('/statistics'));
    await page.getByRole('region', { name: 'Table of parts and books' }).waitFor();
    expect(await boxes()).toEqual([]);
  });

  test('verses with a similar value load only when the reader scrolls to them', async () => {
    const { page, apiCalls, complaints } = await open('/explorer/psalms/23/3', { width: 360 });
    await page.waitForLoadState('networkidle');
    expect(apiCalls.filter((path) => path.startsWith('/api/similar'))).toEqual([]);
    await openSimilar(page);
    expect(apiCalls.filter((path) => path.startsWith('/api/similar'))).toEqual([
      '/api/similar/psalms/23/3?limit=5&method=HEBREW_STANDARD&offset=0',
    ]);
    expect(await similar(page).textContent()).toContain('1,755–1,791 (within 1%)');
    const rows = similar(page).locator(':scope > ol > li');
    expect(await rows.count()).toBe(5);
    expect(await rows.first().textContent()).toMatch(/1,773.*same value/u);
    expect(await similar(page).getByText('5 of 216 verses').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('the analysis panel shows placeholders while the similar verses load slowly, and almost nothing moves when they arrive', async () => {
    const { page } = await open('/explorer/psalms/23/3', { width: 360 });
    const send = await heldBack(page, SIMILAR_CALLS);
    await scrollToSimilar(page);
    await similar(page).getByText('Loading similar verses').waitFor({ state: 'attached' });
    await chart(page).waitFor();
    await atRest(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    send();
    await similar(page).getByText('5 of 216 verses').waitFor();
    await pause(page, 300);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
  });

  test('the analysis panel draws the words of a Hebrew verse as bars from right to left', async () => {
    const { page, complaints } = await open('/explorer/psalms/23/3');
    await openSimilar(page);
    const bars = chart(page).locator('li > button');
    expect(await bars.count()).toBe(7);
    const first = await bars.nth(0).boundingBox();
    const second = await bars.nth(1).boundingBox();
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    const heights = await chart(page)
      .locator('[style*=block-size]')
      .evaluateAll((fills) => fills.map((fill) => fill.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.max(...heights) * 0.1);
    expect(complaints).toEqual([]);
  });

  test.each(['/explorer/psalms/23/3', '/explorer/psalms/23'])(
    'axe finds no violation on %s, on a verse also with each tab, its similar verses and its chart, and the page fits into 320 px',
    async (path) => {
      const { page } = await open(path);
      const isVerse = path.endsWith('/3');
      if (isVerse) await openSimilar(page);
      // axe reports a control as too small if the bottom bar covers half of it. The page can be scrolled so that no
      // control is covered.
      const toTop = () => page.evaluate(() => scrollTo(0, 0));
      expect(await axeInEach(page, toTop)).toEqual([]);
      // The tabs of a chapter have the same parts as the tabs of a verse, so they are checked only in the full run.
      for (const name of isVerse || IS_FULL ? ['Gematria', 'Context'] : []) {
        await tab(page, name).click();
        await panel(page).locator('[data-method]:visible, [data-prose]').first().waitFor();
        expect(await axeInEach(page, toTop, '.explorer-panel'), name).toEqual([]);
      }
      expect(await overflowAt320(page)).toBe(0);
    },
  );

  test('the analysis panel never scrolls sideways at 320 px, even with the longest words and verse', async () => {
    const { page } = await site.visit({ width: 320 });
    for (const path of ['/explorer/esther/8/9', '/explorer/ephesians/1/21']) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
      await scrollToSimilar(page);
      await chart(page).waitFor();
      expect(await overflow(page), path).toBe(0);
      for (const name of ['Gematria', 'Context']) {
        await tab(page, name).click();
        await panel(page).locator('[data-method]:visible, [data-prose]').first().waitFor();
        expect(await overflow(page), `${path}, ${name}`).toBe(0);
      }
    }
  });
});
