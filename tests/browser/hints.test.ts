/** The hints for new readers: one at a time, in a free place, and each only once. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser } from './browser.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, heading, lead, useSite } from './site.ts';
import { pause } from './waiting.ts';

const hint = (page: Page) => page.getByRole('note');

/** Waits for the hint. If the text leaves no place for it, the page is scrolled until there is one. */
const waitForHint = (page: Page): Promise<void> =>
  eventually(async () => {
    if ((await hint(page).filter({ visible: true }).count()) > 0) return true;
    if ((await hint(page).count()) > 0) await page.mouse.wheel(0, 40);
    await pause(page, 350);
    return false;
  }).toBe(true);

/** The texts of the page that the hint covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('[role=note]');
    const box = note?.getBoundingClientRect();
    if (note === null || box === undefined) return ['no hint'];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (note.contains(currentNode) || currentNode.nodeValue?.trim() === '') continue;
      range.selectNodeContents(currentNode);
      const isBelow = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      if (isBelow) found.push(currentNode.nodeValue ?? '');
    }
    return found;
  });

describe.skipIf(!hasBrowser)('the hints', () => {
  const site = useSite();

  test.each([360, 1280])('appear once each, cover no text and move nothing at %i px', async (width) => {
    const { page, context, complaints } = await site.visit({ width, hasHints: true, isFirst: true });
    await recordShifts(page);
    await page.goto(site.at('/explorer/psalms/23/3'));
    await heading(page).waitFor();
    await waitForHint(page);
    expect(await hint(page).textContent()).toMatch(/a word.*for its facts$/u);
    expect(await covered(page)).toEqual([]);
    expect(await axeAtWidth(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await hint(page).count()).toBe(0);
    // A chapter on a phone often leaves no place for a hint.
    if (width > 1000) {
      await lead(page, '/explorer/psalms/23');
      await waitForHint(page);
      expect(await hint(page).textContent()).toBe('Aa changes size, marks and lines');
      expect(await covered(page)).toEqual([]);
    }
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await page.reload();
    await heading(page).waitFor();
    await pause(page, 6_000);
    expect(await hint(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on the second verse say that the arrow keys change the verse, and wait while the reader acts', async () => {
    const { page, context } = await site.visit({ hasHints: true });
    await page.addInitScript(() => {
      if (localStorage.getItem('gematria-hints') === null)
        localStorage.setItem('gematria-hints', JSON.stringify(['words']));
    });
    await page.goto(site.at('/explorer/psalms/23/3'));
    await heading(page).waitFor();
    await page.getByRole('link', { name: 'Next: Psalm 23:4' }).click();
    await eventually(() => page.title()).toContain('Psalm 23:4');
    await pause(page, 3_000);
    await page.keyboard.press('Shift');
    await pause(page, 3_500);
    expect(await hint(page).count()).toBe(0);
    await eventually(() => hint(page).textContent()).toBe('Left and right arrow keys change the verse');
    await page.emulateMedia({ media: 'print' });
    expect(await hint(page).isVisible()).toBe(false);
    await context.close();
  });
});
