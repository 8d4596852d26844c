/**
 * Pictures of the main screens, to look at after a run: in `.build/screenshots/screens`, one for each screen, width and
 * theme. `npm test` takes a few, `npm run test:full` takes all.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BUILD_DIR } from '../../scripts/settings.ts';
import { hasBrowser, IS_FULL } from './browser.ts';
import { heading, useSite } from './site.ts';
import { atRest } from './waiting.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Opens the part of the screen that the picture is about. */
  readonly show?: (page: Page) => Promise<unknown>;
}

const clickWord = (page: Page) => page.locator('[data-word]:visible').nth(2).click();

const SCREENS: readonly Screen[] = [
  { name: 'verse', path: '/explorer/psalms/23/3' },
  { name: 'chapter', path: '/explorer/genesis/1' },
  { name: 'poetry', path: '/explorer/psalms/23' },
  { name: 'greek', path: '/explorer/john/1/1' },
  { name: 'word-card', path: '/explorer/psalms/23/3', show: clickWord },
  {
    name: 'books',
    path: '/explorer/genesis/1',
    show: (page) => page.getByRole('button', { name: /change the passage/ }).click(),
  },
  { name: 'text-search', path: '/search?term=shepherd' },
  { name: 'value-search', path: '/search/gematria/913' },
  { name: 'number', path: '/number/913' },
  { name: 'calculator', path: '/calculator?text=%D7%91%D7%A8%D7%90%D7%A9%D7%99%D7%AA' },
  { name: 'landing', path: '/' },
];
const WIDTHS = [360, 768, 1280, 1920];

describe.skipIf(!hasBrowser)('pictures of the screens', () => {
  const site = useSite();

  test.each(IS_FULL ? WIDTHS : [360, 1280])('at %i px', { timeout: 180_000 }, async (width) => {
    const { page, context, complaints } = await site.open('/', { width });
    for (const { name, path, show } of IS_FULL ? SCREENS : SCREENS.slice(0, 2)) {
      await page.goto(site.at(path));
      await heading(page).waitFor();
      await atRest(page);
      await show?.(page);
      const colours = new Set<string>();
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        await atRest(page);
        const file = join(BUILD_DIR, 'screenshots', 'screens', `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: file });
        expect(statSync(file).size, file).toBeGreaterThan(10_000);
        colours.add(await page.evaluate(() => getComputedStyle(document.body).color));
      }
      expect(colours.size, name).toBe(2);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
