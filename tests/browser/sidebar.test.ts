import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const title = (page: Page) => heading(page).textContent();
const path = (page: Page) => new URL(page.url()).pathname;
const query = (page: Page) => new URL(page.url()).search;

describe.skipIf(!hasBrowser)('the sidebar', () => {
  const site = useSite();
  const { open } = site;

  test.each([1280, 360])(
    'at %i px, pressing Enter on a checkbox of the dialog More methods does not submit the form of the sidebar',
    async (width) => {
      const { page } = await open('/explorer/psalms/23/3', { width });
      const isNarrow = width < 700;
      if (isNarrow) await page.getByRole('button', { name: 'Choose' }).click();
      await page.getByRole('button', { name: 'More methods…' }).click();
      const checkbox = page.getByRole('checkbox', { name: /^Great Value/u });
      await checkbox.press('Enter');
      await page.keyboard.press('Space');
      await eventually(() => query(page)).toContain('HEBREW_GADOL');
      expect(path(page)).toBe('/explorer/psalms/23/3');
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog', { name: 'Gematria methods' }).count()).toBe(0);
      if (isNarrow) expect(await page.getByRole('dialog', { name: 'Choose a passage' }).count()).toBe(1);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await eventually(focused).toBe('More methods…');
    },
  );

  test.each([1280, 1440, 1920])(
    'at %i px the tabs of the sidebar are one row, and nothing of them is cut off',
    async (width) => {
      const { page } = await open('/explorer/psalms/23/3', { width });
      const rail = page.getByRole('complementary', { name: 'Choose a passage' });
      await rail.getByRole('tab', { name: 'Search', exact: true }).click();
      await rail.getByRole('tab', { name: 'Gematria Value' }).waitFor();
      const hide = await rail.getByRole('button', { name: 'Hide the sidebar' }).boundingBox();
      for (const list of await rail.getByRole('tablist').all()) {
        const tabs = await list.getByRole('tab').evaluateAll((all) =>
          all.map((tab) => {
            const { left, right, bottom } = tab.getBoundingClientRect();
            return { left, right, bottom, isCut: tab.scrollWidth > tab.clientWidth };
          }),
        );
        expect(tabs.map(({ isCut }) => isCut)).toEqual([false, false]);
        expect(tabs[0]?.bottom).toBe(tabs[1]?.bottom);
        expect(tabs[0]?.right).toBeLessThan(tabs[1]?.left ?? 0);
      }
      const [outer] = await rail.getByRole('tablist').all();
      const last = await outer?.getByRole('tab').last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(hide?.x ?? 0);
    },
  );

  test('on a phone the sidebar is a dialog, which closes when the reader chooses a place, even if it is the current one', async () => {
    const { page, complaints } = await open('/explorer/psalms/23/3', { width: 360 });
    const sheet = page.getByRole('dialog', { name: 'Choose a passage' });
    const opener = page.getByRole('button', { name: 'Choose' });
    await opener.click();
    await page.keyboard.press('Escape');
    await eventually(() => sheet.count()).toBe(0);
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await sheet.getByRole('button', { name: 'View Reference' }).click();
    await eventually(() => sheet.count()).toBe(0);
    expect(path(page)).toBe('/explorer/psalms/23/3');
    await opener.click();
    await sheet.getByRole('combobox', { name: 'Verse', exact: true }).selectOption('5');
    await eventually(() => title(page)).toBe('Psalm 23:5');
    await eventually(() => sheet.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
