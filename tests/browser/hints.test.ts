import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NEWS } from '../../frontend/features/hints/next-hint.ts';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, heading, useSite } from './site.ts';
import { pause } from './waiting.ts';

const hint = (page: Page) => page.getByRole('note');

/** The controls of the page that the hint lies over. */
const coveredControls = (page: Page): Promise<(string | null)[]> =>
  hint(page).evaluate((note) => {
    const box = note.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(button, input, select, textarea, summary, a.control)')]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      })
      .map((control) => control.textContent);
  });

async function waitFor(page: Page, milliseconds: number): Promise<void> {
  await pause(page, 500);
  await page.clock.fastForward(milliseconds);
}

describe.skipIf(!hasBrowser)('the hints', () => {
  const site = useSite();

  test.each([
    [360, '/explorer/psalms/23/3', /^Click a word for details\./u],
    [1280, '/explorer/psalms/23/3', /^Point at a word for details\. Click to keep them\./u],
    [1280, '/explorer/psalms/23', /^Aa changes size, marks and lines$/u],
  ])(
    'the hints for new readers appear once each and move nothing, in a window of %i px',
    async (width, path, text) => {
      const { page, complaints } = await site.visit({ width, hasHints: true, isFirst: true });
      await recordShifts(page);
      await page.clock.install();
      await page.goto(site.at(path));
      await heading(page).waitFor();
      await waitFor(page, 6_000);
      await eventually(() => hint(page).textContent()).toMatch(text);
      expect(await coveredControls(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 300));
      await page.clock.runFor(100);
      await eventually(() => coveredControls(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeAtWidth(page)).toEqual([]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      expect(await hint(page).count()).toBe(0);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      await page.reload();
      await heading(page).waitFor();
      await waitFor(page, 6_000);
      expect(await hint(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test.each([360, 1280])(
    'a reader who was here before sees once what is new, over no control, in a window of %i px',
    async (width) => {
      const { page, complaints } = await site.visit({ width, hasHints: true });
      await page.addInitScript(() => {
        if (localStorage.getItem('gematria-hints') === null)
          localStorage.setItem('gematria-hints', '["words"]');
      });
      await recordShifts(page);
      await page.clock.install();
      await page.goto(site.at('/explorer/psalms/23/3'));
      await heading(page).waitFor();
      await waitFor(page, 6_000);
      await eventually(() => hint(page).textContent()).toMatch(/^New: .*What is new$/u);
      expect(await coveredControls(page)).toEqual([]);
      expect(await axeAtWidth(page)).toEqual([]);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      expect(await hint(page).getByRole('link').getAttribute('href')).toBe('/about#news');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      expect(await hint(page).count()).toBe(0);
      await page.goto(site.at('/about'));
      await page.locator('#news').waitFor();
      await heading(page).waitFor();
      await waitFor(page, 6_000);
      expect(await hint(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test('the hint for new readers on their second verse says that the arrow keys change the verse, and does not appear while the reader is busy', async () => {
    const { page } = await site.visit({ hasHints: true });
    await page.addInitScript((news) => {
      if (localStorage.getItem('gematria-hints') === null)
        localStorage.setItem('gematria-hints', JSON.stringify(['words', news]));
    }, NEWS);
    await page.clock.install();
    await page.goto(site.at('/explorer/psalms/23/3'));
    await heading(page).waitFor();
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => page.title()).toContain('Psalm 23:4');
    await waitFor(page, 3_000);
    await page.keyboard.press('Shift');
    await waitFor(page, 3_500);
    expect(await hint(page).count()).toBe(0);
    await waitFor(page, 2_000);
    await eventually(() => hint(page).textContent()).toBe('Left and right arrow keys change the verse');
    await page.emulateMedia({ media: 'print' });
    expect(await hint(page).isVisible()).toBe(false);
  });
});
