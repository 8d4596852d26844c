/** Accounts in a real browser: registering, signing in and out, and the profile page. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_PAGES } from '../../domain/site-pages.ts';
import { axeInEach, axeViolations, hasBrowser, LOOKS, overflow } from './browser.ts';
import { PASSWORD, signInLink, toastOf } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

/** A new name for each run, because the library is kept and a name can be used only once. */
const newName = () => `miriam ${crypto.randomUUID().slice(0, 8)}`;

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name}: account` });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Creates an account with the form on the open page. */
async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await field(page, 'Username').fill(name);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

async function login(page: Page, name: string, password: string): Promise<void> {
  await field(page, 'Username').fill(name);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function logout(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
}

describe.skipIf(!hasBrowser)('accounts', () => {
  const site = useSite();
  const { open } = site;

  test('a reader registers, leaves, comes back to where they were, and deletes the account', async () => {
    const name = newName();
    const { page, context } = await open('/explorer/ruth/2/4');
    await signInLink(page).click();
    await eventually(() => heading(page).textContent()).toBe('Sign In');
    expect(addressOf(page)).toBe('/auth?redirect=%2Fexplorer%2Fruth%2F2%2F4');
    await register(page, name);
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/2/4');
    await eventually(() => toastOf(page)).toEqual(['Registration successful', `Welcome, ${name}!`]);

    await menuOf(page, name).click();
    expect(await page.locator('.account-name > *').allTextContents()).toEqual([name, 'Account Settings']);
    const items = page.locator('.menu').locator('a, button');
    // No items for administrators.
    expect(
      await items.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
    ).toEqual([
      ['Explorer', '/'],
      ['My Notes', '/my-notes'],
      ['Profile', '/profile'],
      ['Settings', null],
      ['Log out', null],
    ]);
    await page.getByRole('link', { name: 'Profile' }).click();
    await eventually(() => heading(page).textContent()).toBe('Profile');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await eventually(() => sessions.count()).toBe(1);
    expect(await sessions.textContent()).toContain('This session');

    let answer = () => {};
    const awaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/logout', async (route) => {
      await awaited;
      await route.fulfill({
        status: 503,
        json: { message: 'The library is away.', code: 'x', requestId: 'r' },
      });
    });
    await logout(page, name);
    await page.getByRole('button', { name: 'Logging out...' }).waitFor();
    answer();
    await eventually(() => toastOf(page)).toEqual(['Logout failed', 'The library is away.']);
    await page.unroute('**/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await eventually(() => toastOf(page)).toEqual(['Logged out', 'You have been successfully logged out']);
    await eventually(() => addressOf(page)).toBe('/auth?redirect=%2Fprofile');
    await login(page, name, 'not the password');
    await eventually(() => toastOf(page)).toEqual(['Login failed', 'Invalid username or password']);
    // The message does not tell which of the two was wrong. Most often it is this one.
    await eventually(() => focusedField(page)).toBe('password');
    // Like Safari, which does not keep a secure cookie of a page over plain HTTP.
    await page.route('**/api/user', (route) =>
      route.fulfill({ status: 401, json: { message: 'Signed out', code: 'signed_out', requestId: 'r' } }),
    );
    await login(page, name, PASSWORD);
    await eventually(() => toastOf(page)).toEqual([
      'Login failed',
      'Over plain HTTP this browser keeps nobody signed in, as Safari does not. Please sign in with another one.',
    ]);
    await page.unroute('**/api/user');
    await login(page, name, PASSWORD);
    await eventually(() => addressOf(page)).toBe('/profile');
    await eventually(() => toastOf(page)).toEqual(['Login successful', `Welcome back, ${name}!`]);
    await page.reload();
    await menuOf(page, name).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const everything = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(everything).toMatchObject({ user: { username: name }, notes: [] });
    await deleteAccount(page);
    await eventually(() => toastOf(page)).toEqual(['Account deleted', 'Nothing of it is kept.']);
    await eventually(() => addressOf(page)).toBe('/');
    await signInLink(page).waitFor();
    await context.close();
  });

  test('a changed password ends the other sessions', async () => {
    const name = newName();
    const { page, context } = await open('/auth?redirect=/profile');
    await register(page, name);
    await eventually(() => heading(page).textContent()).toBe('Profile');
    const other = await open('/auth?redirect=/profile');
    await login(other.page, name, PASSWORD);
    await eventually(() => heading(other.page).textContent()).toBe('Profile');
    await page.reload();
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await eventually(() => sessions.count()).toBe(2);
    await page.getByText('At least 8 characters; 15 or more are recommended.').waitFor();
    await field(page, 'Current password').fill('not the password');
    await field(page, 'New password').fill(`${PASSWORD} again`);
    await field(page, 'Confirm new password').fill(`${PASSWORD} again`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Current password is not right').waitFor();
    await eventually(() => focusedField(page)).toBe('currentPassword');
    expect(await toastOf(page)).toEqual(['Password not changed', 'That is not your password.']);
    await field(page, 'Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await eventually(() => sessions.count()).toBe(1);
    // The bar shows the name until the next check.
    await other.page.reload();
    await eventually(() => addressOf(other.page)).toBe('/auth?redirect=%2Fprofile');
    await signInLink(other.page).waitFor();

    // Ending a single session asks first. The focus then goes to the session that takes its place.
    await login(other.page, name, `${PASSWORD} again`);
    await eventually(() => heading(other.page).textContent()).toBe('Profile');
    await page.reload();
    await eventually(() => sessions.count()).toBe(2);
    const there = sessions.filter({ hasNotText: 'This session' });
    const device = (await there.locator('p').first().textContent())?.trim();
    const dialog = page.getByRole('dialog', { name: `Sign out ${device}?` });
    await there.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await sessions.count()).toBe(2);
    expect(await there.getByRole('button').evaluate((one) => one === document.activeElement)).toBe(true);
    await there.getByRole('button').click();
    expect(await dialog.textContent()).toContain('To go on there, you would have to sign in again.');
    expect(await axeInEach(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
    await eventually(() => toastOf(page)).toEqual(['Signed out there', 'That session has ended.']);
    await eventually(() => sessions.count()).toBe(1);
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => sessions.evaluate((one) => one === document.activeElement)).toBe(true);
    await other.page.reload();
    await eventually(() => addressOf(other.page)).toBe('/auth?redirect=%2Fprofile');
    await other.context.close();
    await context.close();
  });

  test('a guesser sees how long to wait, and a signed-in reader is not affected', async () => {
    const name = newName();
    const owner = await open('/auth?redirect=/help');
    await register(owner.page, name);
    await eventually(() => addressOf(owner.page)).toBe('/help');

    const { page, context } = await open('/auth');
    const guess = async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/login'));
      await login(page, name, 'not the password');
      return answer;
    };
    const statuses: number[] = [];
    let refused = await guess();
    for (; refused.status() !== 429 && statuses.length < 15; refused = await guess()) {
      statuses.push(refused.status());
    }
    // The sixth, or a later one if this machine took longer than the wait.
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    const seconds = Number(refused.headers()['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    await eventually(() => toastOf(page)).toEqual([
      'Login failed',
      `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
    ]);
    expect(await field(page, 'Username').inputValue()).toBe(name);

    await owner.page.reload();
    await menuOf(owner.page, name).waitFor();
    await owner.context.close();
    await context.close();
  });

  test('shows errors beside their fields', async () => {
    const { page, context } = await open('/auth');
    const problems = () => page.locator('form .text-danger').allTextContents();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    expect(await problems()).toEqual(['Username is required', 'Password is required']);
    await eventually(() => focusedField(page)).toBe('username');
    await page.route('**/api/login', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'No.', code: 'x', requestId: 'r', fields: { username: 'is odd' } },
      }),
    );
    await login(page, newName(), PASSWORD);
    await eventually(problems).toEqual(['Username is odd']);
    await eventually(() => focusedField(page)).toBe('username');
    await page.unroute('**/api/login');
    expect(await page.getByRole('region').locator('dt').allTextContents()).toEqual([
      'Interlinear texts',
      'Gematria analysis',
      'Personal study notes',
    ]);
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByText('At least 8 characters; 15 or more are recommended.').waitFor();
    await field(page, 'Username').fill(newName());
    await field(page, 'Password').fill('password');
    await field(page, 'Confirm password').fill('passwort');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    expect(await problems()).toEqual(['Passwords do not match']);
    await field(page, 'Confirm password').fill('password');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await eventually(problems).toEqual(['Password is among the passwords that are guessed first']);
    await eventually(() => focusedField(page)).toBe('password');
    await eventually(() => toastOf(page)).toEqual([
      'Registration failed',
      'The password is among the passwords that are guessed first.',
    ]);
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await context.close();
  });

  test('after the session has ended, Save leads to sign-in, even if a click takes the focus away, as in Safari', async () => {
    const name = newName();
    const { page, context } = await open('/auth?redirect=/explorer/ruth/3/5');
    await register(page, name);
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/3/5');
    const card = page.locator('#note');
    await card.evaluate((room) => room.scrollIntoView({ block: 'center' }));
    const note = card.getByRole('textbox');
    const save = card.getByRole('button', { name: 'Save', exact: true });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/notes')) sent.push('note');
    });
    await save.waitFor();
    await save.evaluate((button) =>
      button.addEventListener('mousedown', (event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement).blur();
      }),
    );
    await note.fill('All that you say');
    await save.click({ delay: 300 });
    await eventually(() => toastOf(page)).toEqual([
      'Notes saved',
      'Your insights have been saved successfully.',
    ]);
    expect(sent).toEqual(['note']);

    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
    await note.fill('All that you say I will do.');
    await save.click({ delay: 200 });
    await eventually(() => toastOf(page)).toEqual(['Please sign in', 'You need to sign in to save notes.']);
    await eventually(() => addressOf(page)).toBe('/auth?redirect=%2Fexplorer%2Fruth%2F3%2F5');
    await context.close();
  });

  test('nothing moves when the menu appears', async () => {
    const name = newName();
    const { page, complaints, context } = await open('/auth');
    await register(page, name);
    await menuOf(page, name).waitFor();
    complaints.length = 0;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.at('/explorer/psalms/23/3'), { waitUntil: 'networkidle' });
    await menuOf(page, name).waitFor();
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('redirects only to a path of this site', async () => {
    const name = newName();
    const { page, context } = await open('/auth?redirect=//elsewhere.example/');
    await register(page, name);
    await eventually(() => addressOf(page)).toBe('/');
    await page.goto(site.at('/auth?redirect=/help'));
    await eventually(() => addressOf(page)).toBe('/help');
    await context.close();
  });

  test('only the account pages fetch the account scripts for readers without an account', async () => {
    const { page, apiCalls, context } = await open('/help');
    await page.waitForLoadState('networkidle');
    expect(apiCalls).toEqual([]);
    await page.goto(site.at('/profile'));
    await eventually(() => addressOf(page)).toBe('/auth?redirect=%2Fprofile');
    expect(new Set(apiCalls)).toEqual(new Set(['/api/user']));
    await context.close();
  });

  test('the account pages have their own heads and are hidden from crawlers', async () => {
    const robots = await (await fetch(site.at('/robots.txt'))).text();
    const sitemap = await (await fetch(site.at('/sitemap.xml'))).text();
    for (const { path, title } of ACCOUNT_PAGES) {
      const answer = await fetch(site.at(path));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<title>${title} · Gematria Explorer</title>`);
      expect(robots).toContain(`Disallow: ${path}\n`);
      expect(sitemap).not.toContain(site.at(path));
    }
  });

  test.each(LOOKS)(
    'nothing of it has violations or is too wide, at $width px, $theme',
    async ({ width, theme }) => {
      // The account's own theme is the one it is made in.
      const name = newName();
      const { page, context } = await open('/auth?redirect=/profile', { theme, width });
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      expect(await axeViolations(page), 'login').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('tab', { name: 'Register' }).click();
      expect(await axeViolations(page), 'register').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await register(page, name);
      await page.getByRole('list', { name: 'Sessions' }).waitFor();
      expect(await axeViolations(page), 'profile').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await menuOf(page, name).click();
      expect(await axeViolations(page), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete account' }).click();
      expect(await axeViolations(page), 'dialog').toEqual([]);
      await context.close();
    },
  );
});
