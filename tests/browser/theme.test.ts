/** Themes in a real browser: the dialog, what it tries and keeps, the first paint, and what the colours come to. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, parseHsl, THEME_VARIANTS, type Theme } from '../../domain/theme.ts';
import { contrast } from '../../frontend/theme/oklch.ts';
import { paletteOf } from '../../frontend/theme/palette.ts';
import { THEME_PRESETS } from '../../frontend/theme/presets.ts';
import { axeInEach, axeViolations, cutOff, hasBrowser, overflow, spaceText } from './browser.ts';
import { eventually, heading, useSite } from './site.ts';

const css = readFileSync(new URL('../../frontend/styles/tokens.css', import.meta.url), 'utf8');
const VERSE = '/explorer/psalms/23/3';
const PASSWORD = 'seven wells at the sea';
/** The library is kept between runs, and a name is given once. */
const newName = () => `deborah ${crypto.randomUUID().slice(0, 8)}`;

/** What the page's root shows. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return {
      appearance: dataset.theme,
      variant: dataset.variant,
      primary: style.getPropertyValue('--primary'),
      radius: style.getPropertyValue('--radius'),
    };
  });

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('gematria-theme'), localStorage.getItem('gematria-look')]);

const USUAL = {
  appearance: 'light',
  variant: 'professional',
  primary: 'hsl(217, 91%, 60%)',
  radius: '8px',
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Theme Settings' });
const toastOf = (page: Page) => page.locator('.toast p').allTextContents();

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await dialogOf(page).waitFor();
}

/** Makes an account by the form; what the browser shows goes along. */
async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: `${name}: account` }).waitFor();
}

async function login(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: `${name}: account` }).waitFor();
}

describe.skipIf(!hasBrowser)('the theme', () => {
  const site = useSite();

  /** A reader whose browser keeps what it is given, page after page. */
  async function reader(path: string, options: Parameters<typeof site.newContext>[0] = {}) {
    const context = await site.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const { apiCalls, complaints } = watch(page);
    await page.goto(site.at(path));
    await heading(page).waitFor();
    return { page, context, apiCalls, complaints };
  }

  function watch(page: Page) {
    const apiCalls: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) apiCalls.push(`${request.method()} ${pathname}`);
    });
    return { apiCalls, complaints };
  }

  /** Stores a theme before any page of a reader opens. */
  const withTheme = (context: BrowserContext, { themeAppearance, ...theme }: Theme) =>
    context.addInitScript(
      ([appearance = '', look = '']) => {
        localStorage.setItem('gematria-theme', appearance);
        localStorage.setItem('gematria-look', look);
      },
      [themeAppearance, `${theme.themeVariant} ${theme.themeRadius} ${theme.themePrimary}`],
    );

  test('its dialog says what the specification says', async () => {
    const { page, complaints, context } = await reader('/');
    await openDialog(page);
    const dialog = dialogOf(page);
    expect(await page.getByRole('button', { name: 'Theme settings' }).getAttribute('aria-haspopup')).toBe(
      'dialog',
    );
    expect(await dialog.getByRole('heading').textContent()).toBe('Theme Settings');
    expect(await dialog.getByText('Customize the appearance of your Gematria Explorer').count()).toBe(1);
    const presets = dialog.getByRole('group', { name: 'Theme Presets' });
    expect(await presets.locator('label').allTextContents()).toEqual([
      'Royal Blue & Gold',
      'Desert Amber',
      'Ancient Parchment',
      'Midnight Torah',
      'Burning Bush Red',
      'Custom colour',
    ]);
    const edges = await presets
      .locator('label')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    expect(new Set(edges).size).toBe(2);
    expect(await presets.getByRole('radio', { name: 'Royal Blue & Gold' }).isChecked()).toBe(true);
    const options = (label: string) =>
      dialog.getByRole('combobox', { name: label }).locator('option').allTextContents();
    expect(await options('Style Variant')).toEqual(['Professional', 'Tint', 'Vibrant']);
    expect(await options('Light/Dark Mode')).toEqual(['Light', 'Dark', 'System']);
    const slider = dialog.getByRole('slider', { name: 'Border Radius' });
    expect(
      await slider.evaluate((one) => ['min', 'max', 'step', 'value'].map((name) => one.getAttribute(name))),
    ).toEqual(['0', '24', '2', '8']);
    expect(await dialog.getByRole('status').textContent()).toBe('8px');
    const described = (role: 'combobox' | 'slider') =>
      dialog
        .getByRole(role)
        .evaluateAll((all) => all.map((one) => one.ariaDescribedByElements?.map((by) => by.textContent)));
    expect(await described('combobox')).toEqual([['How much colour shows'], ['System: as the device']]);
    expect(await described('slider')).toEqual([['How round buttons, cards and fields are']]);
    expect(await dialog.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
    expect(await dialog.getByRole('button', { name: 'Save Changes' }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a preset applies at once, and Cancel, Escape and Close bring back what was', async () => {
    const { page, context } = await reader(VERSE);
    const leave = [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const close of leave) {
      await openDialog(page);
      await page.getByText('Midnight Torah').click();
      await eventually(() => shown(page)).toEqual({
        appearance: 'dark',
        variant: 'vibrant',
        primary: 'hsl(230, 80%, 50%)',
        radius: '8px',
      });
      expect(await page.getByRole('combobox', { name: 'Style Variant' }).inputValue()).toBe('vibrant');
      expect(await page.getByRole('combobox', { name: 'Light/Dark Mode' }).inputValue()).toBe('dark');
      await close();
      await dialogOf(page).waitFor({ state: 'detached' });
      await eventually(() => shown(page)).toEqual(USUAL);
    }
    expect(await kept(page)).toEqual([null, null]);
    await context.close();
  });

  test('every choice shows at once, by keyboard too', async () => {
    const { page, complaints, context } = await reader('/explorer/exodus/3/2');
    await page.locator('.insights').evaluate((section) => section.scrollIntoView());
    await page.locator('.insight').first().waitFor();
    await openDialog(page);
    await page.getByRole('radio', { name: 'Royal Blue & Gold' }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => shown(page)).toEqual({ ...USUAL, variant: 'tint', primary: 'hsl(43, 96%, 56%)' });
    const slider = page.getByRole('slider', { name: 'Border Radius' });
    await slider.focus();
    for (const [key, radius] of [
      ['ArrowRight', 10],
      ['ArrowLeft', 8],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['End', 24],
      ['ArrowRight', 24],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(async () => (await shown(page)).radius).toBe(`${radius}px`);
      expect(await dialogOf(page).getByRole('status').textContent()).toBe(`${radius}px`);
      expect(await slider.getAttribute('aria-valuetext')).toBe(`${radius} px`);
    }
    // Buttons, fields and cards.
    for (const selector of ['.control-primary', '.select', '.preset', '.dialog', '.insight']) {
      const corner = () =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderStartStartRadius));
      expect([selector, new Set(await corner())]).toEqual([selector, new Set(['24px'])]);
    }
    await page.getByRole('combobox', { name: 'Style Variant' }).selectOption('Vibrant');
    await page.getByRole('combobox', { name: 'Light/Dark Mode' }).selectOption('Dark');
    await page.getByLabel('Custom colour').fill('#00ff00');
    await eventually(() => shown(page)).toEqual({
      appearance: 'dark',
      variant: 'vibrant',
      primary: 'hsl(120, 100%, 50%)',
      radius: '24px',
    });
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await eventually(() => shown(page)).toEqual(USUAL);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('signed out, Save Changes keeps it in the browser, without a call, also for other tabs', async () => {
    const { page, context, apiCalls, complaints } = await reader('/help');
    const other = await context.newPage();
    await other.goto(site.at('/methods'));
    await heading(other).waitFor();
    await openDialog(page);
    await page.getByText('Burning Bush Red').click();
    const before = apiCalls.length;
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(() => toastOf(page)).toEqual([
      'Theme updated',
      'Your theme preferences have been saved',
    ]);
    expect(await dialogOf(page).count()).toBe(0);
    expect(apiCalls.slice(before)).toEqual([]);
    const red = { ...USUAL, variant: 'vibrant', primary: 'hsl(0, 73%, 41%)' };
    expect(await shown(page)).toEqual(red);
    expect(await kept(page)).toEqual(['light', 'vibrant 8 hsl(0, 73%, 41%)']);
    await eventually(() => shown(other)).toEqual(red);

    // Nothing but the first script has run when the page begins to show.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.at(VERSE));
    expect(await shown(page)).toEqual(red);
    expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  test('in forced colours the preset that is chosen is told from the others', async () => {
    const { page, context } = await reader('/help', { forcedColors: 'active' });
    await openDialog(page);
    const edges = (of: string) =>
      page.locator(`.preset${of}`).evaluateAll((all) => [
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
    await context.close();
  });

  test('text spacing of a reader’s own cuts nothing off, in the dialog and where one signs in', async () => {
    const { page, context } = await reader('/auth', { viewport: { width: 320, height: 780 } });
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
    await context.close();
  });

  test('all settings go into a file and back, signed out', async () => {
    const { page, context, apiCalls, complaints } = await reader('/help');
    await openDialog(page);
    await page.getByText('Midnight Torah').click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await openDialog(page);
    await page.getByRole('tab', { name: 'Reading' }).click();
    await page.getByRole('switch', { name: 'Accents' }).uncheck();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await page.getByRole('tab', { name: 'Export & import' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export settings' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Gematria_Explorer_settings.json');
    await page.getByText('Your settings have been exported.').waitFor();
    const buffer = readFileSync(await file.path());
    expect(JSON.parse(buffer.toString())).toMatchObject({
      theme: { themePrimary: 'hsl(230, 80%, 50%)', themeVariant: 'vibrant', themeAppearance: 'dark' },
      reading: { textSize: 3, accents: false, vowels: true },
    });
    await context.close();

    const other = await reader('/help');
    await openDialog(other.page);
    await other.page.getByRole('tab', { name: 'Export & import' }).click();
    expect(await axeInEach(other.page)).toEqual([]);
    const field = other.page.getByLabel('File of settings');
    const named = (name: string, content: Buffer) => ({
      name,
      mimeType: 'application/json',
      buffer: content,
    });
    await field.setInputFiles(named('notes.json', Buffer.from('{"notes":[]}')));
    await other.page
      .getByText('notes.json is not a file of settings, or holds a value that a setting cannot have.')
      .waitFor();
    expect(await axeViolations(other.page)).toEqual([]);
    expect(await kept(other.page)).toEqual([null, null]);
    await field.setInputFiles(named('settings.json', buffer));
    await eventually(() => toastOf(other.page)).toEqual(['Settings imported', 'They apply from now on.']);
    await other.page.reload();
    await heading(other.page).waitFor();
    expect(await shown(other.page)).toEqual({
      ...{ appearance: 'dark', variant: 'vibrant', primary: 'hsl(230, 80%, 50%)', radius: '8px' },
    });
    expect(await other.page.evaluate(() => document.documentElement.dataset.textSize)).toBe('3');
    expect([...apiCalls, ...other.apiCalls]).toEqual([]);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
  });

  test('"system" follows the device, also while another theme is tried', async () => {
    const { page, context } = await reader('/help', { colorScheme: 'light' });
    await openDialog(page);
    await page.getByRole('combobox', { name: 'Light/Dark Mode' }).selectOption('System');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => (await shown(page)).appearance).toBe('dark');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect((await kept(page))[0]).toBe('system');
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(async () => (await shown(page)).appearance).toBe('light');
    await page.reload();
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => (await shown(page)).appearance).toBe('dark');
    await context.close();
  });

  test('an account takes the theme along, and it wins where one signs in', async () => {
    const name = newName();
    const { page, context, complaints } = await reader('/auth');
    await openDialog(page);
    await page.getByText('Ancient Parchment').click();
    await page.getByRole('slider', { name: 'Border Radius' }).fill('12');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await register(page, name);
    const parchment = { ...USUAL, variant: 'tint', primary: 'hsl(30, 67%, 35%)', radius: '12px' };
    expect(await shown(page)).toEqual(parchment);

    // Chosen before an account was made, and now on another device.
    const second = await reader('/auth', { colorScheme: 'dark' });
    await openDialog(second.page);
    await second.page.getByText('Midnight Torah').click();
    await second.page.getByRole('button', { name: 'Save Changes' }).click();
    await login(second.page, name);
    await eventually(() => shown(second.page)).toEqual(parchment);

    // Changed there, it is changed here with the next visit; the second load has it from the start.
    await openDialog(second.page);
    await second.page.getByText('Desert Amber').click();
    const [saving] = await Promise.all([
      second.page.waitForRequest((request) => request.url().endsWith('/api/user/theme')),
      second.page.getByRole('button', { name: 'Save Changes' }).click(),
    ]);
    expect(saving.postDataJSON()).toEqual({
      themePrimary: 'hsl(43, 96%, 56%)',
      themeVariant: 'tint',
      themeAppearance: 'light',
      themeRadius: 12,
    });
    await eventually(() => toastOf(second.page)).toEqual([
      'Theme updated',
      'Your theme preferences have been saved',
    ]);
    const amber = { ...parchment, primary: 'hsl(43, 96%, 56%)' };
    await page.goto(site.at('/profile'));
    await eventually(() => shown(page)).toEqual(amber);
    await eventually(() => page.getByRole('region', { name: 'Theme' }).textContent()).toContain(
      'Desert AmberTint · Light · corners of 12 px',
    );
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await shown(page)).toEqual(amber);
    await page.unroute('**/assets/*.js');

    // From the profile, whichever tab was left open; what is shown there is the account's.
    await page.reload();
    await openDialog(page);
    await page.getByRole('tab', { name: 'Reading' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await page.getByRole('dialog', { name: 'Reading Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change theme' }).click();
    await dialogOf(page).waitFor();
    await page.getByText('Burning Bush Red').click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await eventually(() => page.getByRole('region', { name: 'Theme' }).textContent()).toContain(
      'Burning Bush Red',
    );

    // From the menu; signed out, the browser keeps the look.
    await page.getByRole('button', { name: `${name}: account` }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Reading Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `${name}: account` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.goto(site.at('/help'));
    await heading(page).waitFor();
    expect(await shown(page)).toEqual({ ...parchment, variant: 'vibrant', primary: 'hsl(0, 73%, 41%)' });
    expect(complaints.filter((one) => !/ERR_FAILED|401/u.test(one))).toEqual([]);
    await second.context.close();
    await context.close();
  });

  test('while it is saved the button says so; where that fails, what was chosen stays to be tried again', async () => {
    const { page, context } = await reader('/auth');
    await register(page, newName());
    await openDialog(page);
    await page.getByText('Desert Amber').click();
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user/theme', async (route) => {
      await held;
      await route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'unavailable', message: 'The library is resting.', requestId: 'x' }),
      });
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const saving = page.getByRole('button', { name: 'Saving...' });
    await saving.waitFor();
    expect(await saving.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    answer();
    await eventually(() => toastOf(page)).toEqual(['Theme update failed', 'The library is resting.']);
    expect((await shown(page)).variant).toBe('tint');
    expect((await kept(page))[1]).toBe('professional 8 hsl(217, 91%, 60%)');
    await page.unroute('**/api/user/theme');
    await page.route('**/api/user/theme', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":""}' }),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(() => toastOf(page)).toEqual(['Theme update failed', 'Failed to update theme']);
    await page.unroute('**/api/user/theme');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect((await kept(page))[1]).toBe('tint 8 hsl(43, 96%, 56%)');
    await context.close();
  });

  test('closed while it is saved, the next dialog stays open; who has left meanwhile is not back', async () => {
    const { page, context } = await reader('/auth');
    await register(page, newName());
    const answers: (() => void)[] = [];
    await page.route('**/api/user/theme', async (route) => {
      const answer = await route.fetch();
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ response: answer });
    });
    const saveAndClose = async (preset: string) => {
      await openDialog(page);
      await page.getByText(preset).click();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('button', { name: 'Saving...' }).waitFor();
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
    };
    await saveAndClose('Desert Amber');
    await openDialog(page);
    await eventually(() => answers.length).toBe(1);
    answers[0]?.();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme updated');
    expect(await dialogOf(page).isVisible()).toBe(true);
    expect((await kept(page))[1]).toBe('tint 8 hsl(43, 96%, 56%)');
    await page.keyboard.press('Escape');

    await saveAndClose('Burning Bush Red');
    await eventually(() => answers.length).toBe(2);
    await page.getByRole('button', { name: /: account$/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await eventually(async () => (await toastOf(page))[0]).toBe('Logged out');
    answers[1]?.();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme updated');
    expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(1);
    expect((await kept(page))[1]).toBe('tint 8 hsl(43, 96%, 56%)');
    expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
    await context.close();
  });

  test('where the session has ended, saving says so; saved again it stays in the browser', async () => {
    const { page, context } = await reader('/auth');
    await register(page, newName());
    await openDialog(page);
    await page.getByText('Midnight Torah').click();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme update failed');
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect((await shown(page)).variant).toBe('vibrant');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme updated');
    expect(await kept(page)).toEqual(['dark', 'vibrant 8 hsl(230, 80%, 50%)']);
    await context.close();
  });

  test('what is stored and broken is ignored', async () => {
    const context = await site.newContext({});
    await context.addInitScript(() => {
      localStorage.setItem('gematria-theme', '<img src=x onerror=alert(1)>');
      localStorage.setItem('gematria-look', 'tint 8 url(//elsewhere.example)');
      localStorage.setItem('gematria-reading', '{"textSize":"9');
    });
    const page = await context.newPage();
    const { complaints } = watch(page);
    await page.goto(site.at('/help'));
    await heading(page).waitFor();
    expect(await shown(page)).toEqual(USUAL);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the browser comes to the colours that the tests of contrast reckon with', async () => {
    const { page, context } = await reader('/help');
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
          for (const [name, reckoned] of paletteOf(css, colour, variant, appearance)) {
            const painted = await page.evaluate(
              ([token = '', ...theme]) => {
                const { dataset, style } = document.documentElement;
                style.setProperty('--primary', theme[0] ?? '');
                [, dataset.variant, dataset.theme] = theme;
                const canvas = new OffscreenCanvas(1, 1).getContext('2d');
                if (canvas === null) throw new Error('no canvas');
                const probe = document.createElement('i');
                probe.style.color = `var(--${token})`;
                document.body.append(probe);
                canvas.fillStyle = getComputedStyle(probe).color;
                probe.remove();
                canvas.fillRect(0, 0, 1, 1);
                return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
              },
              [name, primary, variant, appearance],
            );
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
    await context.close();
  });

  const PLACES = [VERSE, '/search?term=shepherd', '/name-explorer', '/tree-of-life', '/chance?value=26'];

  describe.each(THEME_PRESETS)('$name', ({ name: _, ...preset }) => {
    test.each(['light', 'dark'] as const)('can be read everywhere, %s', async (themeAppearance) => {
      const context = await site.newContext({ viewport: { width: 1280, height: 900 } });
      await withTheme(context, { ...preset, themeAppearance, themeRadius: 8 });
      const page = await context.newPage();
      for (const path of PLACES) {
        await page.goto(site.at(path));
        await heading(page).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await axeViolations(page), path).toEqual([]);
      }
      await context.close();
    });
  });

  describe.each([360, 1280])('at %i px', (width) => {
    test.each([0, 24])('corners of %i px are no trouble, and nothing is too wide', async (themeRadius) => {
      const context = await site.newContext({ viewport: { width, height: 780 } });
      await withTheme(context, { ...DEFAULT_THEME, themeRadius });
      const page = await context.newPage();
      for (const path of [VERSE, '/', '/calculator', '/methods/HEBREW_STANDARD']) {
        await page.goto(site.at(path));
        await heading(page).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await axeViolations(page), path).toEqual([]);
        expect(await overflow(page), path).toBe(0);
      }
      await openDialog(page);
      expect(await axeViolations(page)).toEqual([]);
      const save = page.getByRole('button', { name: 'Save Changes' });
      const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThanOrEqual(780);
      await context.close();
    });
  });

  test.each(['hsl(0, 0%, 0%)', 'hsl(0, 0%, 50%)', 'hsl(0, 0%, 100%)'])(
    'a primary colour without a hue can be read too: %s',
    async (themePrimary) => {
      for (const themeAppearance of ['light', 'dark'] as const) {
        const context = await site.newContext({ viewport: { width: 1280, height: 900 } });
        await withTheme(context, { ...DEFAULT_THEME, themePrimary, themeAppearance });
        const page = await context.newPage();
        for (const path of ['/', '/search?term=shepherd']) {
          await page.goto(site.at(path));
          await heading(page).waitFor();
          await page.waitForLoadState('networkidle');
          expect(await axeViolations(page), path).toEqual([]);
        }
        await context.close();
      }
    },
  );

  test('on paper all is black on white; with more contrast asked for the lines are stronger', async () => {
    const context = await site.newContext({ viewport: { width: 1280, height: 900 } });
    await withTheme(context, { ...DEFAULT_THEME, themeVariant: 'tint', themeAppearance: 'dark' });
    const page = await context.newPage();
    await page.goto(site.at('/'));
    await heading(page).waitFor();
    const line = () =>
      page
        .getByRole('link', { name: 'Start Exploring' })
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
        return [color, backgroundColor, getComputedStyle(document.documentElement).backgroundColor];
      });
    await eventually(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
    await context.close();
  });
});
