import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, parseHsl, THEME_VARIANTS } from '../../domain/theme/index.ts';
import { THEME_PRESETS } from '../../frontend/theme/presets.ts';
import { contrast, paletteOf } from '../../frontend/theme/testing.ts';
import { axeViolations, colourViolations, hasBrowser, IS_FULL, overflow } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { applyTheme, openDialog, openWithStoredTheme, withTheme } from './theming.ts';
import { atRest } from './waiting.ts';

const css = readFileSync(new URL('../../frontend/theme/tokens.css', import.meta.url), 'utf8');
const VERSE = '/explorer/psalms/23/3';

const PRESETS = THEME_PRESETS.map(({ name: _, ...preset }) => preset);
const WITHOUT_HUE = ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 50%)', 'hsl(0, 0%, 100%)'].map((themePrimary) => ({
  ...DEFAULT_THEME,
  themePrimary,
}));

/**
 * The screens whose colours are tested: one with the presets and one with three primary colours without a hue. `npm run
 * test:full` adds screens.
 */
const SCREENS = [
  { path: '/', themes: WITHOUT_HUE },
  { path: VERSE, themes: PRESETS },
  ...(IS_FULL
    ? [
        { path: '/search?term=shepherd', themes: [...PRESETS, ...WITHOUT_HUE] },
        { path: '/name-explorer', themes: PRESETS },
        { path: '/tree-of-life', themes: PRESETS },
        { path: '/chance?value=26', themes: PRESETS },
      ]
    : []),
];
const CORNERED = IS_FULL ? [VERSE, '/', '/calculator', '/methods/HEBREW_STANDARD'] : [VERSE];

describe.skipIf(!hasBrowser)('the colours of a theme', () => {
  const site = useSite();
  const reader = (path: string, device?: Parameters<typeof openWithStoredTheme>[2]) =>
    openWithStoredTheme(site, path, device);

  test('the browser draws a theme in the same colours that the contrast tests compute', async () => {
    const { page } = await reader('/help');
    for (const primary of [
      'hsl(217, 91%, 60%)',
      'hsl(43, 96%, 56%)',
      'hsl(0, 0%, 100%)',
      'hsl(166, 100%, 50%)',
    ]) {
      for (const variant of THEME_VARIANTS) {
        for (const appearance of ['light', 'dark'] as const) {
          const colour = parseHsl(primary);
          if (colour === null) throw new Error(primary);
          const palette = [...paletteOf(css, colour, variant, appearance)];
          await applyTheme(page, primary, variant, appearance);
          const all = await page.evaluate(
            (names) => {
              const canvas = new OffscreenCanvas(1, 1).getContext('2d');
              if (canvas === null) throw new Error('no canvas');
              const probe = document.body.appendChild(document.createElement('i'));
              const painted = names.map((name) => {
                probe.style.color = `var(--${name})`;
                canvas.fillStyle = getComputedStyle(probe).color;
                canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
              });
              probe.remove();
              return painted;
            },
            palette.map(([name]) => name),
          );
          for (const [at, [name, reckoned]] of palette.entries()) {
            const painted = all[at] ?? [];
            const linear = painted.map((byte) => {
              const value = byte / 255;
              return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            }) as [number, number, number];
            expect(contrast(linear, reckoned), `${primary} ${variant} ${appearance} ${name}`).toBeLessThan(
              1.04,
            );
          }
        }
      }
    }
  });

  test.each(SCREENS)(
    'the page $path has enough contrast in each tested theme, in light and in dark',
    async ({ path, themes }) => {
      const { page } = await reader(path, { reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      for (const { themePrimary, themeVariant } of themes) {
        for (const appearance of ['light', 'dark'] as const) {
          await applyTheme(page, themePrimary, themeVariant, appearance);
          expect(await colourViolations(page), `${themePrimary} ${themeVariant} ${appearance}`).toEqual([]);
        }
      }
    },
  );

  test.each([0, 24])(
    'with corners of %i px no page is too wide, and axe finds no violation in the theme dialog',
    async (themeRadius) => {
      const { page } = await site.visit({ theme: null });
      await withTheme(page, { ...DEFAULT_THEME, themeRadius });
      /**
       * On the pages only `npm run test:full` asks axe: corners change the result of only one of its rules,
       * the size of buttons.
       */
      const violations = async () => (IS_FULL ? axeViolations(page) : []);
      for (const path of CORNERED) {
        await page.goto(site.at(path));
        await heading(page).waitFor();
        await page.waitForLoadState('networkidle');
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 780 });
          await atRest(page);
          expect(await violations(), `${path} ${width}`).toEqual([]);
          expect(await overflow(page), `${path} ${width}`).toBe(0);
        }
      }
      await openDialog(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 780 });
        await atRest(page);
        expect(await axeViolations(page, 'dialog'), `dialog ${width}`).toEqual([]);
        const save = page.getByRole('button', { name: 'Save Changes' });
        const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        expect(y + height).toBeLessThanOrEqual(780);
      }
    },
  );

  test('print is black on white, and lines are stronger if the device asks for more contrast', async () => {
    const { page } = await site.visit({ theme: null });
    await withTheme(page, { ...DEFAULT_THEME, themeVariant: 'tint', themeAppearance: 'dark' });
    await page.goto(site.at('/'));
    await heading(page).waitFor();
    const line = () =>
      page
        .locator('header input')
        .first()
        .evaluate((one) => [getComputedStyle(one).borderTopColor, getComputedStyle(document.body).color]);
    const [usual] = await line();
    await page.emulateMedia({ contrast: 'more' });
    const [stronger, ink] = await line();
    expect(stronger).not.toBe(usual);
    expect(stronger).toBe(ink);
    await page.emulateMedia({ media: 'print', contrast: 'no-preference' });
    const colours = () =>
      page.getByRole('link', { name: 'Start Exploring' }).evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        const page = getComputedStyle(document.documentElement).backgroundColor;
        return { color, backgroundColor, page };
      });
    await eventually(colours).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      page: 'rgb(255, 255, 255)',
    });
  });
});
