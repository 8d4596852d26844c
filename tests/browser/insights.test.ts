import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { insightsOf } from '../../domain/insights/index.ts';
import { axeInEach, axeViolations, hasBrowser, IS_FULL, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Explore Kabbalistic Insights' });
const cards = (page: Page) => page.locator('[data-insight]');
const expanded = (page: Page) => page.locator('[data-insight] [aria-expanded=true]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function openGallery(page: Page): Promise<void> {
  await page.locator('.page.no-print').evaluate((section) => section.scrollIntoView());
  await gallery(page).waitFor();
}

describe.skipIf(!hasBrowser)('insights', () => {
  const { open } = useSite();

  test('the insights below a verse load when the reader scrolls to them, and open at the book of the verse', async () => {
    const { page, apiCalls, complaints, context } = await open('/explorer/exodus/3/2');
    expect(apiCalls.filter((call) => call.includes('insights'))).toEqual([]);
    await openGallery(page);
    await cards(page).first().waitFor();
    expect(await tab(page, 'Exodus').getAttribute('aria-selected')).toBe('true');
    expect(await cards(page).count()).toBe(6);
    await page
      .getByRole('button', { name: `Show all ${insightsOf('exodus').length} insights on Exodus` })
      .click();
    expect(await cards(page).count()).toBe(insightsOf('exodus').length);
    expect(apiCalls.filter((call) => call.includes('insights'))).toEqual([
      '/api/kabbalistic-insights?book=exodus',
    ]);
    const [bush] = insightsOf('exodus');
    const first = (await cards(page).first().textContent()) ?? '';
    for (const part of [
      'Exodus 3:2',
      'Mystical',
      'appeared unto him in a flame of fire',
      bush?.notes,
      bush?.source,
    ])
      expect(first).toContain(part);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('insights show three lines each; only one at a time is shown in full, with its numbers', async () => {
    const { page, complaints, context } = await open('/insights');
    await cards(page).first().waitFor();
    expect(await page.locator('.line-clamp-3').count()).toBe(insightsOf('genesis').length);
    const clamped = page.locator('.line-clamp-3').first();
    const lines = () =>
      clamped.evaluate((notes) => notes.clientHeight / Number.parseFloat(getComputedStyle(notes).lineHeight));
    expect(Math.round(await lines())).toBe(3);
    await page.getByRole('button', { name: 'Show more on Genesis 14:14' }).click();
    await page.getByRole('button', { name: 'Show more on Genesis 28:12' }).click();
    await eventually(() => expanded(page).count()).toBe(1);
    const ladder = cards(page).filter({ hasText: 'Genesis 28:12' });
    await ladder.locator('[data-checks] ol').first().waitFor();
    for (const part of ['Hebrew Standard', '130', 'סלם', 'a ladder, Genesis 28:12', 'סיני', 'Sinai'])
      await eventually(() => ladder.locator('[data-checks]').textContent()).toContain(part);
    expect(await ladder.locator('[data-checks] ol').first().locator('li').allTextContents()).toEqual([
      'ס60',
      'ל30',
      'ם40',
    ]);
    await page.getByRole('button', { name: 'Show less on Genesis 28:12' }).click();
    await eventually(() => expanded(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the page of a verse with insights has a badge, and its Context tab shows source and count', async () => {
    const { page, complaints, context } = await open('/explorer/genesis/28/12');
    const panel = page.getByRole('complementary', { name: 'Analysis' });
    expect(await panel.getByRole('list', { name: 'Place' }).locator('li').last().textContent()).toBe(
      'Kabbalistic',
    );
    expect(await page.locator('[data-notes-dot]').count()).toBe(1);
    await tab(page, 'Context with insights').click();
    await panel.getByText('Genesis Rabbah 68:12').waitFor();
    expect(await panel.getByText('Checked in the text').count()).toBe(1);
    await panel.locator('summary', { hasText: 'How it is counted' }).press('Enter');
    await panel.locator('[data-checks] ol').first().waitFor();
    expect(await axeViolations(page, '[aria-label="Analysis"]')).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(() =>
      page.locator('[data-notes-dot]').evaluate((dot) => getComputedStyle(dot).animationName),
    ).toBe('none');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['/insights?book=leviticus', ...(IS_FULL ? ['/explorer/leviticus/11/42'] : [])])(
    'axe finds no violation on %s with insights, and the page fits into 320 px',
    async (path) => {
      const { page, context } = await open(path);
      if (path.startsWith('/explorer')) await openGallery(page);
      await page.getByRole('button', { name: 'Show more on Leviticus 11:42' }).click();
      await page.locator('[data-checks]').waitFor();
      // axe reports an element as too small if the top bar covers half of it.
      const clearOfTheBar = () =>
        page.locator('[role=tablist][aria-label="Books of the Torah"]').evaluate((tabs) => {
          scrollTo(0, tabs.getBoundingClientRect().top + scrollY - 100);
        });
      expect(await axeInEach(page, clearOfTheBar)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await overflow(page)).toBe(0);
      await context.close();
    },
  );

  test('the longest words in an insight do not make the page wider than the window', async () => {
    const { page, context } = await open('/insights', { width: 320 });
    for (const book of ['Genesis', 'Numbers', 'Deuteronomy']) {
      await tab(page, book).click();
      // Waits for the cards of this book. The cards of the previous book are shown until the address has changed.
      await page.getByRole('tabpanel', { name: book }).locator('[data-insight]').first().waitFor();
      const tooWide = await cards(page)
        .filter({ hasText: '✓' })
        .evaluateAll(async (all) => {
          const found: (string | null)[] = [];
          for (const card of all) {
            card.querySelector('button')?.click();
            while (card.querySelector('[data-checks]') === null)
              await new Promise((next) => requestAnimationFrame(next));
            const { scrollWidth, clientWidth } = document.documentElement;
            if (scrollWidth > clientWidth) found.push(card.textContent);
          }
          return found;
        });
      expect(tooWide).toEqual([]);
    }
    await context.close();
  });
});
