/** Books that a reader keeps for times without a network. */
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WAIT_MS } from '../support/limits.ts';
import { axeInEach, hasBrowser } from './browser.ts';
import { registerReader, signIn } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reading Offline' });

async function openTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await page.getByRole('tab', { name: 'Offline' }).click();
  await dialog(page).waitFor();
}

async function keep(page: Page, book: string): Promise<void> {
  await dialog(page).getByLabel('Book', { exact: true }).selectOption(book);
  await dialog(page).getByRole('button', { name: 'Keep', exact: true }).click();
}

const deleteButton = (page: Page, book: string) =>
  dialog(page).getByRole('button', { name: `Delete ${book}`, exact: true });

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

describe.skipIf(!hasBrowser)('kept books', () => {
  const site = useSite();

  async function newReader(path: string, options: Parameters<typeof site.newContext>[0] = {}) {
    const context = await site.newContext({ viewport: { width: 360, height: 740 }, ...options });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    await page.goto(site.at(path));
    await heading(page).waitFor();
    return { context, page };
  }

  test('a kept book has all its chapters without a network, with values and meanings, until it is deleted', async () => {
    const { context, page } = await newReader('/explorer/psalms/23/3');
    await eventually(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
    ).toBe('activated');
    await page.reload();
    await openTab(page);
    const option = dialog(page).locator('option', { hasText: 'Ruth, ' });
    expect(await option.textContent()).toBe('Ruth, 90 kB');
    expect(await dialog(page).locator('option').first().textContent()).toMatch(
      /^The whole text, \d\d\.\d MB$/u,
    );
    await keep(page, 'ruth');
    await deleteButton(page, 'Ruth').waitFor();
    expect(await dialog(page).locator('li').textContent()).toMatch(/^Ruth 9\d kB/u);
    expect(await axeInEach(page)).toEqual([]);
    const chapters = () =>
      page.evaluate(async () => (await (await caches.open('chapters')).keys()).map(({ url }) => url));
    expect((await chapters()).filter((url) => url.includes('ruth'))).toEqual([]);
    await context.setOffline(true);
    await page.goto(site.at('/explorer/ruth/3'));
    await eventually(() => page.locator('main').innerText()).toContain('Naomi');
    await page.goto(site.at('/explorer/ruth/2/4'));
    await eventually(() => page.title()).toContain('Ruth 2:4');
    const main = await page.locator('main').innerText();
    expect(main).toContain('Boaz');
    expect(main).toContain('בֹ֗עַז');
    expect(main).toMatch(/\b79\b/u);
    await page.goto(site.at('/explorer/esther/1/1'));
    await eventually(() => page.locator('main').innerText()).toContain('It needs a connection.');
    await openTab(page);
    await deleteButton(page, 'Ruth').click();
    await dialog(page).getByText('Ruth was deleted.').waitFor();
    expect(await deleteButton(page, 'Ruth').count()).toBe(0);
    await page.goto(site.at('/explorer/ruth/3'));
    await eventually(() => page.locator('main').innerText()).toContain('It needs a connection.');
  });

  test('a kept book of an older revision says that a newer text exists, and is kept again', async () => {
    const { page } = await newReader('/about');
    await openTab(page);
    await keep(page, 'jude');
    await deleteButton(page, 'Jude').waitFor();
    expect(await dialog(page).getByText('A newer text').count()).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const asked = indexedDB.open('kept-books');
          asked.onsuccess = () => {
            const changing = asked.result.transaction('books', 'readwrite');
            const books = changing.objectStore('books');
            const reading = books.get('jude');
            reading.onsuccess = () => books.put({ ...reading.result, revision: 'older' });
            changing.oncomplete = () => done();
            changing.onabort = () => fail(changing.error);
            asked.result.close();
          };
        }),
    );
    await page.reload();
    await openTab(page);
    await dialog(page).getByText('A newer text of Jude exists.').waitFor();
    await dialog(page).getByRole('button', { name: 'Keep Jude again' }).click();
    await eventually(() => dialog(page).getByText('A newer text').count()).toBe(0);
    await deleteButton(page, 'Jude').waitFor();
  });

  test('on a full disk a book is not kept, and the reader is told', async () => {
    const { context, page } = await newReader('/about', { serviceWorkers: 'block' });
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(site.at(''));
    await openTab(page);
    await dialog(page).getByText('You keep no book yet.').waitFor();
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10 });
    await keep(page, 'ruth');
    await dialog(page).getByText('There is no room for Ruth on this device.').waitFor();
    expect(await deleteButton(page, 'Ruth').count()).toBe(0);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await keep(page, 'ruth');
    await deleteButton(page, 'Ruth').waitFor();
    expect(await dialog(page).getByRole('alert').count()).toBe(0);
  });

  test('a reader can cancel, and a book that could not be fetched leaves nothing', async () => {
    const { page } = await newReader('/about', { serviceWorkers: 'block' });
    let isBroken = false;
    await page.route('**/api/verse/ruth/4', (route) => (isBroken ? route.abort() : undefined));
    await openTab(page);
    await keep(page, 'ruth');
    await dialog(page)
      .getByText(/^Keeping Ruth: \d of 4 chapters$/u)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).getByText('You keep no book yet.').waitFor();
    expect(await dialog(page).getByRole('alert').count()).toBe(0);
    isBroken = true;
    await keep(page, 'ruth');
    await dialog(page).getByText('The book could not be fetched.').waitFor();
    expect(await deleteButton(page, 'Ruth').count()).toBe(0);
  });

  test('signing out deletes the kept books', async () => {
    const { context, page } = await newReader('/about', { viewport: { width: 1280, height: 740 } });
    const reader = await registerReader(site, 'orpah');
    await signIn({ page, context, apiCalls: [], complaints: [] }, site, reader);
    await page.goto(site.at('/about'));
    await openTab(page);
    await keep(page, 'jude');
    await deleteButton(page, 'Jude').waitFor();
    expect(await databases(page)).toContain('kept-books');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `${reader.username}: account` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await eventually(() => databases(page)).not.toContain('kept-books');
  });
});
