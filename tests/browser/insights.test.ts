import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, axeViolations, hasBrowser, IS_FULL, overflow } from './browser.ts';
import { eventually, useSite } from './site.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Explore Kabbalistic Insights' });
const cards = (page: Page) => page.locator('[data-insight]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function openGallery(page: Page): Promise<void> {
  await page.locator('.page.no-print').evaluate((section) => section.scrollIntoView());
  await gallery(page).waitFor();
}

describe.skipIf(!hasBrowser)('insights', () => {
  const { open } = useSite();

  test('the page of a verse with insights has a badge, its Context tab shows source and count, and the dot on it moves unless the device asks for less motion', async () => {
    const { page, complaints } = await open('/explorer/genesis/28/12');
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
    const animation = () =>
      page.locator('[data-notes-dot]').evaluate((dot) => getComputedStyle(dot).animationName);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await eventually(animation).toBe('pulse');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(animation).toBe('none');
    expect(complaints).toEqual([]);
  });

  test.each(['/insights?book=leviticus', ...(IS_FULL ? ['/explorer/leviticus/11/42'] : [])])(
    'axe finds no violation on %s with insights, and the page fits into 320 px',
    async (path) => {
      const { page } = await open(path);
      if (path.startsWith('/explorer')) await openGallery(page);
      const lines = await page
        .locator('.line-clamp-3')
        .first()
        .evaluate((notes) => notes.clientHeight / Number.parseFloat(getComputedStyle(notes).lineHeight));
      expect(Math.round(lines)).toBe(3);
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
    },
  );

  test('the longest words in an insight do not make the page wider than the window', async () => {
    const { page } = await open('/insights', { width: 320 });
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
  });
});
