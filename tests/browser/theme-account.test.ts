/** The theme of an account in a real browser: it follows the reader, is saved, and stays the reader's own. */
import { describe, expect, test } from 'vitest';
import { hasBrowser } from './browser.ts';
import { loginByForm, newName, registerByForm, signInLink, toastOf } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';
import { dialogOf, kept, openDialog, openKeeping, shown, USUAL } from './theming.ts';

describe.skipIf(!hasBrowser)('the theme of an account', () => {
  const site = useSite();
  const reader = (path: string, options?: Parameters<typeof openKeeping>[2]) =>
    openKeeping(site, path, options);

  test('an account takes over the theme of its browser, and its theme wins wherever the reader signs in', async () => {
    const name = newName();
    const { page, context, complaints } = await reader('/auth');
    await openDialog(page);
    await page.getByText('Ancient Parchment').click();
    await page.getByRole('slider', { name: 'Border Radius' }).fill('12');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await registerByForm(page, name);
    const parchment = { ...USUAL, variant: 'tint', primary: 'hsl(30, 67%, 35%)', radius: '12px' };
    expect(await shown(page)).toEqual(parchment);

    // Chosen before the account was created, and now on another device.
    const second = await reader('/auth', { colorScheme: 'dark' });
    await openDialog(second.page);
    await second.page.getByText('Midnight Torah').click();
    await second.page.getByRole('button', { name: 'Save Changes' }).click();
    await loginByForm(second.page, name);
    await eventually(() => shown(second.page)).toEqual(parchment);

    // A change there arrives here with the next visit. The second load has it from the start.
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

    // Opened from the profile, whichever tab was open last. It shows the account's theme.
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

    // Opened from the menu. After signing out, the browser keeps the look.
    await page.getByRole('button', { name: `${name}: account` }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Reading Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `${name}: account` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInLink(page).waitFor();
    await page.goto(site.at('/help'));
    await heading(page).waitFor();
    expect(await shown(page)).toEqual({ ...parchment, variant: 'vibrant', primary: 'hsl(0, 73%, 41%)' });
    expect(complaints.filter((one) => !/ERR_FAILED|401/u.test(one))).toEqual([]);
    await second.context.close();
    await context.close();
  });

  test('the button shows that it saves; after a failure the choice stays and can be saved again', async () => {
    const { page, context } = await reader('/auth');
    await registerByForm(page, newName());
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

  test('closing during a save leaves the next dialog open, and a reader who left is not signed in again', async () => {
    const { page, context } = await reader('/auth');
    await registerByForm(page, newName());
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
    await signInLink(page).waitFor();
    await eventually(async () => (await toastOf(page))[0]).toBe('Logged out');
    answers[1]?.();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme updated');
    expect(await signInLink(page).count()).toBe(1);
    expect((await kept(page))[1]).toBe('tint 8 hsl(43, 96%, 56%)');
    expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
    await context.close();
  });

  test('if the session has ended, saving says so, and saving again stores it in the browser', async () => {
    const { page, context } = await reader('/auth');
    await registerByForm(page, newName());
    await openDialog(page);
    await page.getByText('Midnight Torah').click();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme update failed');
    await signInLink(page).waitFor();
    expect((await shown(page)).variant).toBe('vibrant');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await eventually(async () => (await toastOf(page))[0]).toBe('Theme updated');
    expect(await kept(page)).toEqual(['dark', 'vibrant 8 hsl(230, 80%, 50%)']);
    await context.close();
  });
});
