import { describe, expect, test } from 'vitest';
import { cutOff, hasBrowser, overflow, spaceText } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';
import { DEFAULT_SHOWN, dialogOf, openDialog, openWithStoredTheme, shown, storedTheme } from './theming.ts';

const VERSE = '/explorer/psalms/23/3';

describe.skipIf(!hasBrowser)('the theme', () => {
  const site = useSite();
  const reader = (path: string, device?: Parameters<typeof openWithStoredTheme>[2]) =>
    openWithStoredTheme(site, path, device);

  test('the keyboard chooses a preset and moves the slider of the theme dialog, all corners follow, and Escape restores the old theme', async () => {
    const { page, complaints } = await reader('/explorer/exodus/3/2');
    await page.locator('.page.no-print').evaluate((section) => section.scrollIntoView());
    await page.locator('[data-insight]').first().waitFor();
    await openDialog(page);
    const edges = await page
      .locator('label:has([name=preset], [type=color])')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    expect(new Set(edges).size).toBe(2);
    await page.getByRole('radio', { name: 'Royal Blue & Gold' }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => shown(page)).toEqual({
      ...DEFAULT_SHOWN,
      variant: 'tint',
      primary: 'hsl(43, 96%, 56%)',
    });
    const slider = page.getByRole('slider', { name: 'Border Radius' });
    await slider.focus();
    await page.keyboard.press('End');
    await eventually(async () => (await shown(page)).radius).toBe('24px');
    for (const selector of [
      '.control-primary',
      '.select',
      'label:has([name=preset], [type=color])',
      '.dialog',
      '[data-insight]',
    ]) {
      const corner = () =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderStartStartRadius));
      expect(new Set(await corner()), selector).toEqual(new Set(['24px']));
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await eventually(() => shown(page)).toEqual(DEFAULT_SHOWN);
    expect(await storedTheme(page)).toEqual({ appearance: null, look: null });
    expect(complaints).toEqual([]);
  });

  test('a saved theme is shown in other tabs, and before any other script runs', async () => {
    const { page, context, complaints } = await reader('/help');
    const other = await context.newPage();
    await other.goto(site.at('/methods'));
    await heading(other).waitFor();
    await openDialog(page);
    await page.getByText('Burning Bush Red').click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const red = { ...DEFAULT_SHOWN, variant: 'vibrant', primary: 'hsl(0, 73%, 41%)' };
    await eventually(() => shown(other)).toEqual(red);
    // The other scripts are blocked, so only the script in the page sets the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.at(VERSE), { waitUntil: 'domcontentloaded' });
    expect(await shown(page)).toEqual(red);
    expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
  });

  test('in forced colours the chosen theme preset looks different from the others', async () => {
    const { page } = await reader('/help', { forcedColors: 'active' });
    await openDialog(page);
    const edges = (of: string) =>
      page.locator(`label:has([name=preset], [type=color])${of}`).evaluateAll((all) => [
        ...new Set(
          all.map((one) => {
            const { borderTopColor, borderTopWidth } = getComputedStyle(one);
            return `${borderTopWidth} ${borderTopColor}`;
          }),
        ),
      ]);
    const [chosen, ...more] = await edges(':has(:checked)');
    expect(more).toEqual([]);
    expect(await edges(':not(:has(:checked))')).not.toContain(chosen);
    expect(chosen).toMatch(/^3px /u);
  });

  test('with larger text spacing no text is cut off in the theme dialog and on the sign-in page', async () => {
    const { page } = await reader('/auth');
    await spaceText(page);
    const holds = async (place: string) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await cutOff(page), `${place} ${width}`).toEqual([]);
        expect(await overflow(page), `${place} ${width}`).toBe(0);
      }
    };
    await holds('login');
    await page.getByRole('tab', { name: 'Register' }).click();
    await holds('register');
    await page.getByRole('button', { name: 'Theme settings' }).click();
    for (const tab of ['Export & import', 'Reading', 'Theme']) {
      await page.getByRole('tab', { name: tab }).click();
      await holds(tab);
    }
  });

  test('the theme "System" follows the device, also when the device changes during a preview', async () => {
    const { page } = await reader('/help', { colorScheme: 'light' });
    await openDialog(page);
    await page.getByRole('combobox', { name: 'Light/Dark Mode' }).selectOption('System');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => (await shown(page)).appearance).toBe('dark');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect((await storedTheme(page)).appearance).toBe('system');
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(async () => (await shown(page)).appearance).toBe('light');
    await page.reload();
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => (await shown(page)).appearance).toBe('dark');
  });
});
