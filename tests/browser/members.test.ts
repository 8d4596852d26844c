import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeInEach, axeViolations, hasBrowser, type Visit } from './browser.ts';
import { newName, PASSWORD, registerByForm, registerReader, signIn, signInLink } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const authFor = (path: string) => `/auth?redirect=${encodeURIComponent(path)}`;

async function logout(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: account` }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

describe.skipIf(!hasBrowser)('members mode', () => {
  const site = useSite({ accessMode: 'members' });

  async function member(path: string): Promise<Visit & { name: string }> {
    const reader = await registerReader(site, 'deborah');
    const visit = await site.visit();
    await signIn(visit, site, reader);
    await visit.page.goto(site.at(path));
    await heading(visit.page).waitFor();
    return { ...visit, name: reader.username };
  }

  test('in members mode a link to a page shows the sign-in page, and after registration its target', async () => {
    const { page, apiCalls, complaints } = await site.open('/explorer/ruth/2/4?tab=gematria');
    expect(addressOf(page)).toBe(authFor('/explorer/ruth/2/4?tab=gematria'));
    expect(await heading(page).textContent()).toBe('Sign In');
    await page.getByText('You need an account to read and search here.').waitFor();
    // The browser reports the single 401 that says that nobody is signed in.
    expect(new Set(apiCalls)).toEqual(new Set(['/api/user']));
    expect(await axeInEach(page)).toEqual([]);
    complaints.length = 0;
    await registerByForm(page, newName());
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/2/4?tab=gematria');
    await page.locator('main [lang="he"]').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('in members mode a link leads a signed-out reader to the sign-in page', async () => {
    const { page } = await site.open('/auth');
    for (const name of ['Search', 'Tree of Life', 'Calculator']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await eventually(() => addressOf(page)).toMatch(/^\/auth\?redirect=/);
      await eventually(() => heading(page).textContent()).toBe('Sign In');
    }
  });

  test('members mode shows a spinner until the server has answered who is signed in; after a failure it shows a message and can ask again', async () => {
    const { page } = await member('/help');
    let answer = () => {};
    const userRequest = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user', async (route) => {
      await userRequest;
      await route.abort();
    });
    await page.goto(site.at('/calculator'));
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await heading(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    answer();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    expect(await page.locator('.spinner').count()).toBe(0);
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => heading(page).textContent()).toBe('Gematria Calculator');
  });

  test('in members mode, after a session has ended, a loaded page and a link lead to the sign-in page, and signing in leads back', async () => {
    const { page, name, context } = await member('/explorer/ruth/2/4');
    await context.clearCookies();
    await page.goto(site.at('/help'));
    expect(addressOf(page)).toBe(authFor('/help'));
    await field(page, 'Username').fill(name);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/help');
    await context.clearCookies();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explorer' }).click();
    await eventually(() => addressOf(page)).toMatch(/^\/auth\?redirect=/);
    await eventually(() => heading(page).textContent()).toBe('Sign In');
    await signInLink(page).waitFor();
  });

  test('in members mode signing out removes the texts from this tab and from another tab', async () => {
    const { page, name, context } = await member('/help');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).click();
    await eventually(() => heading(page).textContent()).toBe('Gematria Calculator');
    const other = await context.newPage();
    await other.goto(site.at('/explorer/psalms/23/3'));
    await heading(other).waitFor();
    await logout(page, name);
    await eventually(() => addressOf(page)).toBe(authFor('/calculator'));
    await eventually(() => addressOf(other)).toBe(authFor('/explorer/psalms/23/3'));
    await eventually(() => other.locator('[lang="he"]').count()).toBe(0);
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(authFor('/help'));
    await eventually(() => heading(page).textContent()).toBe('Sign In');
  });

  test('members mode removes a service worker that an open site has left, with all that it kept', async () => {
    const context = await site.newContext({});
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.at('/licenses.txt'));
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await caches.open('chapters');
      await caches.open('app-before');
      await new Promise((opened) => {
        const asked = indexedDB.open('kept-books');
        asked.onsuccess = () => opened(asked.result.close());
      });
    });
    await page.goto(site.at('/explorer/psalms/23/3'));
    await heading(page).waitFor();
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
        ...(await indexedDB.databases()),
      ]);
    await eventually(left).toEqual([]);
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await page.getByRole('tab', { name: 'Reading' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Offline' }).count()).toBe(0);
  });
});
