/**
 * Checks that no page violates its content security policy, signed out or signed in, also when its menus and
 * dialogs are opened.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_PAGES, SITE_PAGES } from '../../domain/addresses/index.ts';
import { hasBrowser, IS_FULL, type Visit } from './browser.ts';
import { registerByForm, signInLink } from './reader.ts';
import { eventually, useSite } from './site.ts';
import { pause } from './waiting.ts';

const PLACES = [
  '/explorer/psalms/23/3',
  '/explorer/psalms/23',
  '/methods/HEBREW_MILUI',
  '/search?term=light',
  '/search/gematria/26',
  '/api/docs',
  ...(IS_FULL ? ['/', '/explorer/genesis/99/1', '/explorer/john/1/1', '/nowhere'] : []),
];
/**
 * Pages with menus, dialogs or tabs of their own. tests/browser/pages.test.ts checks the other pages for
 * violations.
 */
const WITH_PARTS = ['/calculator', '/name-explorer', '/tree-of-life', '/insights', '/heat', '/auth'];
const PAGES = [...SITE_PAGES, ...ACCOUNT_PAGES].map(({ path }) => path);

/** The pages that are opened by a signed-in reader. Outside of `npm run test:full` only those whose content differs. */
const FOR_READERS = IS_FULL
  ? [...PLACES, ...PAGES]
  : ['/explorer/psalms/23/3', ...ACCOUNT_PAGES.map(({ path }) => path)];

const MOST_OPENED = IS_FULL ? 25 : 6;

/**
 * Chromium reports these answers as errors, but they are expected: nobody is signed in, or the page does not exist.
 */
const EXPECTED = /Failed to load resource: the server responded with a status of (401|404)/;

describe.skipIf(!hasBrowser)('the content security policy', () => {
  const site = useSite();

  async function watched(): Promise<Visit & { breaches: string[] }> {
    const visited = await site.visit();
    const breaches: string[] = [];
    await visited.page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
    await visited.page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        (globalThis as unknown as { tellBreach(breach: string): void }).tellBreach(
          `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
        ),
      );
    });
    return { ...visited, breaches };
  }

  async function read(page: Page, path: string): Promise<void> {
    await page.goto(site.at(path));
    await page.getByRole('heading').first().waitFor();
  }

  /**
   * Opens menus, dialogs, tabs and folded parts in one part of the page, up to `MOST_OPENED`. Returns the number of
   * opened elements and the number of dialogs among them.
   */
  async function openEverything(page: Page, part: string): Promise<{ opened: number; dialogs: number }> {
    // The elements are found once, before any click: an opened element no longer matches `aria-expanded="false"`.
    const openers = await page
      .locator(part)
      .locator(
        '[aria-haspopup]:visible, [aria-expanded="false"]:visible, [role="tab"]:visible, summary:visible, .word:visible',
      )
      .elementHandles();
    const at = page.url();
    let opened = 0;
    let dialogs = 0;
    for (const opener of openers.slice(0, MOST_OPENED)) {
      if (!(await opener.isVisible().catch(() => false))) continue;
      await opener.click({ timeout: 20_000, force: true }).catch(() => null);
      const dialog = page.locator('dialog[open], [role=dialog]');
      // The code of the dialog may have to load first.
      if ((await opener.getAttribute('aria-haspopup').catch(() => null)) === 'dialog')
        await dialog.first().waitFor({ timeout: 20_000 });
      else await pause(page, 60).catch(() => null);
      const isDialog = (await dialog.count()) > 0;
      const isOpen = await opener
        .evaluate(
          (one) =>
            one instanceof Element &&
            one.matches('[aria-expanded="true"], [aria-selected="true"], details[open] > summary'),
        )
        .catch(() => false);
      if (isDialog) dialogs++;
      if (isDialog || isOpen) opened++;
      await page.keyboard.press('Escape');
      // The click led to another page, so the element is gone.
      if (page.url().split('?')[0] !== at.split('?')[0]) break;
    }
    return { opened, dialogs };
  }

  async function walk(visited: Visit & { breaches: string[] }, paths: readonly string[]): Promise<void> {
    const { page, breaches, complaints } = visited;
    let openedInAll = 0;
    let dialogsInAll = 0;
    for (const [index, path] of paths.entries()) {
      complaints.length = 0;
      await read(page, path);
      // The header is the same on every page.
      const { opened, dialogs } = await openEverything(page, index === 0 || IS_FULL ? 'body' : 'main');
      dialogsInAll += dialogs;
      openedInAll += opened;
      const unexpected = complaints.filter((complaint) => !EXPECTED.test(complaint));
      expect({ breaches, unexpected }, path).toEqual({ breaches: [], unexpected: [] });
    }
    expect(openedInAll).toBeGreaterThan(paths.length);
    expect(dialogsInAll).toBeGreaterThan(0);
  }

  test('a script, a picture and a style that the policy forbids are reported as violations, and the script does not run', async () => {
    const { page, breaches, complaints } = await watched();
    await read(page, '/help');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.isBroken = true';
      document.body.append(script);
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/x.png';
      document.body.append(picture);
      document.body.setAttribute('style', 'color: red');
    });
    await eventually(() => breaches.length).toBe(3);
    expect(complaints.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'isBroken' in globalThis)).toBe(false);
  });

  test('the content security policy is not violated by any page, or by what opens on it, when the visitor is signed out', async () => {
    const visited = await watched();
    await walk(visited, [...PLACES, ...(IS_FULL ? PAGES : WITH_PARTS)]);
    await visited.context.close();
  });

  test('the content security policy is not violated for a signed-in reader; scripts cannot read a session token, and logging out leaves no trace of the reader', async () => {
    const visited = await watched();
    const { page, context } = visited;
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
    });
    const name = `joel ${crypto.randomUUID().slice(0, 8)}`;
    await read(page, '/auth');
    await registerByForm(page, name);
    const menu = page.getByRole('button', { name: `${name}: account` });
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: '__Host-session',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    await walk(visited, FOR_READERS);

    await read(page, '/profile');
    await menu.waitFor();
    const kept = () =>
      page.evaluate(async () => ({
        cookie: document.cookie,
        stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).length,
        address: location.href,
        hint: 'signed-in' in localStorage,
        places: 'gematria-recent' in localStorage,
        inlined: document.getElementById('initial-data') !== null,
      }));
    const signature = cookie?.value.split('.').at(-1) ?? 'none';
    const before = await kept();
    expect(before).toMatchObject({
      // The only cookie that scripts can read is the account's id. With it the page's header knows at once that someone
      // is
      // signed in. It opens no session.
      cookie: expect.stringMatching(/^signed-in=\d+$/u),
      caches: [],
      databases: 0,
      hint: true,
      places: true,
      inlined: false,
    });
    expect(before.stored + before.address + (await Promise.all(bodies)).join()).not.toMatch(/eyJ[\w-]+\.eyJ/);
    expect(before.stored).not.toContain(signature);

    await menu.click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await signInLink(page).waitFor();
    const after = await kept();
    expect(after).toMatchObject({
      cookie: '',
      caches: [],
      databases: 0,
      hint: false,
      places: false,
      inlined: false,
    });
    expect(after.stored).not.toContain(name);
    expect(await context.cookies()).toEqual([]);
    await eventually(() => page.getByText(name).count()).toBe(0);
  });
});
