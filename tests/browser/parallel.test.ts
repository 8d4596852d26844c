import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ChapterAnalysis } from '../../domain/contract/index.ts';
import { axeViolations, hasBrowser, overflowAt320 } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

describe.skipIf(!hasBrowser)('a chapter in parallel columns', () => {
  const site = useSite();

  /**
   * Opens a chapter. The editions of the address have the words of the usual one, and each verse a word less. They are not
   * installed, because that would need a library of this file's own. In tests/dom/parallel.test.tsx the columns are editions
   * that an import has written.
   */
  async function openColumns(path: string, width: number) {
    const visit = await site.visit({ width });
    const { page } = visit;
    await page.route(/\/api\/verse\/[^?]+\?(?:.*&)?edition=/u, async (route) => {
      const url = new URL(route.request().url());
      const edition = url.searchParams.get('edition');
      url.searchParams.delete('edition');
      const answer = await route.fetch({ url: url.href, maxRetries: 2 });
      const chapter = (await answer.json()) as ChapterAnalysis;
      chapter.verse.edition = edition;
      for (const one of chapter.verses) {
        one.verse.edition = edition;
        one.running.splice(1, 1);
      }
      await route.fulfill({ json: chapter });
    });
    await page.goto(site.at(path));
    await heading(page).waitFor();
    await page.locator('#v1 td').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return visit;
  }

  const boxes = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

  test('Psalm 119 in four columns asks once for each, and its rows stand beside each other below names that stay in view', async () => {
    const { page, apiCalls } = await openColumns('/explorer/psalms/119?with=mam,csv-hebrew', 1280);
    expect(apiCalls.filter((call) => call.includes('/api/verse/psalms/119')).length).toBeLessThanOrEqual(3);
    for (const row of ['#v1', '#v9', '#v16']) {
      const cells = await boxes(page, `${row} td`);
      expect(cells).toHaveLength(4);
      const numbers = cells.flatMap(({ left }, at) => (at === 0 ? [] : [left - (cells[at - 1]?.right ?? 0)]));
      for (const gap of numbers) expect(gap).toBeGreaterThanOrEqual(20);
      for (const { width } of cells) expect(width).toBeGreaterThanOrEqual(190);
      const names = await boxes(page, 'thead th');
      expect(cells.map(({ left }) => Math.round(left))).toEqual(names.map(({ left }) => Math.round(left)));
    }
    // The first lines of a verse are on one line in all columns of the same script.
    const lines = await boxes(page, '#v1 td [data-place] [data-word="1"]');
    expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(1);
    await page.locator('#v60').scrollIntoViewIfNeeded();
    await eventually(async () => (await boxes(page, 'thead tr'))[0]?.top).toBe(56);
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    [360, '/explorer/genesis/1?with=mam'],
    [768, '/explorer/genesis/1?with=mam,csv-hebrew'],
  ])('at %i px the texts of a verse in %s are below each other, each with its name', async (width, path) => {
    const { page } = await openColumns(path, width);
    const cells = await boxes(page, '#v3 td');
    for (const [at, { top, left }] of cells.entries())
      if (at > 0) {
        expect(top).toBeGreaterThanOrEqual(cells[at - 1]?.bottom ?? 0);
        expect(left).toBe(cells[0]?.left);
      }
    await page.locator('#v3').getByText('MAM', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowAt320(page)).toBe(0);
  });

  test('in a window of 1920 px the analysis is beside four columns', async () => {
    const { page } = await openColumns('/explorer/genesis/1?with=mam,csv-hebrew', 1920);
    const [panel] = await boxes(page, '.explorer-panel');
    const cells = await boxes(page, '#v1 td');
    expect(panel?.left).toBeGreaterThan(cells.at(-1)?.right ?? Number.POSITIVE_INFINITY);
    for (const { width } of cells) expect(width).toBeGreaterThanOrEqual(190);
  });
});
