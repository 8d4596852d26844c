/** Unsent notes in a real browser: without a connection, from two devices, and when a session ends. */
import { beforeAll, describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, type VisitOptions } from './browser.ts';
import { addressOf, button, card, drafts, field, foot, near, openAs } from './note-card.ts';
import { ask, notesOf, PASSWORD, type Reader, registerReader, signIn, toastOf } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

describe.skipIf(!hasBrowser)('unsent notes', () => {
  const site = useSite();
  /** Registrations are limited, so the tests share a reader, and each test uses its own verses. */
  let reader: Reader;

  beforeAll(async () => {
    reader = await registerReader(site, 'ruth');
  });

  const openAsReader = (path: string, options?: VisitOptions) => openAs(site, reader, path, options);

  test('a note typed without a connection is kept, sent once when there is one, and seen by another browser', async () => {
    const { page, context, apiCalls } = await openAsReader('/explorer/ruth/1/3');
    await foot(page).getByText('New note').waitFor();
    const second = await context.newPage();
    /** The requests that reached the library. A try without a connection does not. */
    const posts: string[] = [];
    for (const one of [page, second]) {
      one.on('requestfinished', (request) => {
        if (request.method() === 'POST') posts.push(request.postData() ?? '');
      });
    }
    await second.goto(site.at('/explorer/ruth/1/3'));
    await near(second);
    await foot(second).getByText('New note').waitFor();
    await context.setOffline(true);
    await field(page).fill('And Elimelech died.');
    await foot(page).getByText('Offline: kept on this device, will be sent').waitFor();
    // The other tab shows the same text during typing.
    await eventually(() => field(second).inputValue()).toBe('And Elimelech died.');
    await button(page, 'Save').click();
    await eventually(() => toastOf(page)).toContain('Error saving notes');
    expect(await drafts(page)).toEqual([`note-draft:${reader.id}:ruth:1:3`]);
    await context.setOffline(false);
    await foot(page)
      .getByText(/^Last updated/u)
      .waitFor();
    await foot(second)
      .getByText(/^Last updated/u)
      .waitFor();
    await eventually(() => posts.map((body) => JSON.parse(body).notes)).toEqual(['And Elimelech died.']);
    await eventually(() => drafts(page)).toEqual([]);

    const other = await openAsReader('/explorer/ruth/1/3');
    await eventually(() => field(other.page).inputValue()).toBe('And Elimelech died.');
    expect(apiCalls.length).toBeGreaterThan(0);
    await other.context.close();
    await context.close();
  });

  test('a remaining draft is sent on the next visit, on any page', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/1/4');
    await foot(page).getByText('New note').waitFor();
    await page.route('**/api/notes', (route) => route.abort());
    await field(page).fill('About ten years.');
    await foot(page).getByText('Offline: kept on this device, will be sent').waitFor();
    await page.unroute('**/api/notes');
    await page.goto(site.at('/help'));
    await eventually(async () => (await notesOf(page)).map(({ notes }) => notes)).toContain(
      'About ten years.',
    );
    await eventually(() => drafts(page)).toEqual([]);
    await context.close();
  });

  test('two versions from two browsers are both shown, and nothing is lost', async () => {
    const one = await openAsReader('/explorer/ruth/1/5');
    await field(one.page).fill('Mahlon and Chilion.');
    await button(one.page, 'Save').click();
    await eventually(() => toastOf(one.page)).toContain('Notes saved');
    const two = await openAsReader('/explorer/ruth/1/5');
    await eventually(() => field(two.page).inputValue()).toBe('Mahlon and Chilion.');

    await field(one.page).fill('Sickness and failing.');
    await foot(one.page)
      .getByText(/^Saved/u)
      .waitFor();
    await field(two.page).fill('Names that mean something.');
    const choice = card(two.page).getByRole('region', { name: 'This note was changed elsewhere' });
    await choice.waitFor();
    expect(await choice.textContent()).toContain('Sickness and failing.');
    expect(await choice.textContent()).toContain('Names that mean something.');
    expect(await axeInEach(two.page)).toEqual([]);
    // It stays so until the reader has chosen, even over a reload.
    await two.page.reload();
    await near(two.page);
    await choice.waitFor();
    expect(await drafts(two.page)).toHaveLength(1);
    expect((await notesOf(one.page)).find(({ verse, book }) => book === 'ruth' && verse === 5)?.notes).toBe(
      'Sickness and failing.',
    );
    await choice.getByRole('button', { name: 'Keep both' }).click();
    await foot(two.page)
      .getByText(/^Saved/u)
      .waitFor();
    await eventually(() => field(two.page).inputValue()).toBe(
      'Sickness and failing.\n\n---\n\nNames that mean something.',
    );
    expect(await drafts(two.page)).toEqual([]);

    // The first browser does not know about it, and its own text is not lost there either.
    await field(one.page).fill('Sickness, failing, and the Almighty.');
    const again = card(one.page).getByRole('region', { name: 'This note was changed elsewhere' });
    await again.getByRole('button', { name: 'Keep the other' }).click();
    await eventually(() => field(one.page).inputValue()).toContain('Names that mean something.');
    await field(two.page).fill('Only mine.');
    await foot(two.page)
      .getByText(/^Saved/u)
      .waitFor();
    await field(one.page).fill('No, mine.');
    await again.getByRole('button', { name: 'Keep mine' }).click();
    await foot(one.page)
      .getByText(/^Saved/u)
      .waitFor();
    expect((await notesOf(two.page)).find(({ verse, book }) => book === 'ruth' && verse === 5)?.notes).toBe(
      'No, mine.',
    );

    // Deleted here and changed there.
    await button(one.page, 'Delete').click();
    await one.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await eventually(() => toastOf(one.page)).toContain('Note deleted');
    await field(two.page).fill('And I go on.');
    const deleted = card(two.page).getByRole('region', { name: 'This note was deleted elsewhere' });
    await deleted.getByRole('button', { name: 'Keep mine' }).click();
    await foot(two.page)
      .getByText(/^Saved/u)
      .waitFor();
    await one.context.close();
    await two.context.close();
  });

  test('if a session ends during typing, the text stays for its writer', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/1/6');
    await foot(page).getByText('New note').waitFor();
    await ask(page, 'POST', '/api/logout');
    await field(page).fill('She heard in the country of Moab.');
    await card(page).getByText('Sign in to add and save your study notes for Ruth 1:6.').waitFor();
    await card(page).getByText('kept on this device until its writer signs in again').waitFor();
    expect(await drafts(page)).toHaveLength(1);
    await card(page).getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Username', { exact: true }).fill(reader.username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/1/6');
    await heading(page).getByText('Ruth').waitFor();
    await near(page);
    await eventually(() => field(page).inputValue()).toBe('She heard in the country of Moab.');
    await foot(page)
      .getByText(/^Last updated/u)
      .waitFor();
    await eventually(() => drafts(page)).toEqual([]);

    // The button explains it and leads to the sign-in page.
    await ask(page, 'POST', '/api/logout');
    await field(page).fill('She heard that they had bread.');
    // Pressed for as long as a finger rests on it.
    await button(page, 'Save').click({ delay: 200 });
    await eventually(() => toastOf(page)).toEqual(['Please sign in', 'You need to sign in to save notes.']);
    await eventually(() => addressOf(page)).toBe('/auth?redirect=%2Fexplorer%2Fruth%2F1%2F6');
    await signIn(page, reader);
    await page.goto(site.at('/explorer/ruth/1/6'));
    const texts = async () => (await notesOf(page)).map(({ notes }) => notes);
    await eventually(texts).toContain('She heard that they had bread.');
    await context.close();
  });

  test('logging out sends what is left, asks before it drops anything, and leaves nothing behind', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/1/7');
    await foot(page).getByText('New note').waitFor();
    const leave = async () => {
      await page.getByRole('button', { name: `${reader.username}: account` }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
    };
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await field(page).fill('On the way to return.');
    await leave();
    const dialog = page.getByRole('dialog', { name: 'Log out and lose what is not saved?' });
    await eventually(() => dialog.getByRole('listitem').allTextContents()).toEqual(['Ruth 1:7']);
    expect(await axeInEach(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    expect(await drafts(page)).toHaveLength(1);
    await leave();
    await dialog.getByRole('button', { name: 'Log out and lose it' }).click();
    await eventually(() => toastOf(page)).toContain('Logged out');
    await card(page).getByText('Sign in to add and save your study notes for Ruth 1:7.').waitFor();
    const left = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    );
    expect(left).not.toMatch(/note-draft|On the way/u);

    // With a connection it does not ask, because it sends first.
    await page.unroute('**/api/notes');
    await signIn(page, reader);
    await page.reload();
    await near(page);
    await field(page).fill('They went on the way.');
    // Text that is typed while the answer is awaited stays for its writer.
    await page.route('**/api/logout', async (route) => {
      await field(page).fill('They went on the way to return.');
      await route.continue();
    });
    await leave();
    await eventually(() => toastOf(page)).toContain('Logged out');
    expect(await drafts(page)).toHaveLength(1);
    await signIn(page, reader);
    expect((await notesOf(page)).map(({ notes }) => notes)).toContain('They went on the way.');
    await page.reload();
    const texts = async () => (await notesOf(page)).map(({ notes }) => notes);
    await eventually(texts).toContain('They went on the way to return.');
    await context.close();
  });

  test('text typed after someone else has signed in unseen goes to nobody and waits for its writer', async () => {
    const { page, context } = await openAsReader('/explorer/ruth/3/18');
    await foot(page).getByText('New note').waitFor();
    const other = { username: `boaz ${crypto.randomUUID().slice(0, 8)}`, password: PASSWORD };
    await ask(page, 'POST', '/api/register', other);
    await field(page).fill('Sit still, my daughter.');
    // The page finds out who it is.
    await page.getByRole('button', { name: `${other.username}: account` }).waitFor();
    expect(await notesOf(page)).toEqual([]);
    expect(await drafts(page)).toEqual([`note-draft:${reader.id}:ruth:3:18`]);
    await signIn(page, reader);
    await page.reload();
    const texts = async () => (await notesOf(page)).map(({ notes }) => notes);
    await eventually(texts).toContain('Sit still, my daughter.');
    await context.close();
  });

  test('if storage is full, the text stays in the field and the page says so', async () => {
    const { page, context } = await openAsReader('/about');
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('note-draft:')) throw new DOMException('full', 'QuotaExceededError');
        keep.call(this, key, value);
      };
    });
    await page.goto(site.at('/explorer/ruth/1/8'));
    await near(page);
    await foot(page).getByText('New note').waitFor();
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await field(page).fill('Kindly with you.');
    await foot(page).getByText('storage is full').waitFor();
    expect(await field(page).inputValue()).toBe('Kindly with you.');
    await page.unroute('**/api/notes');
    await button(page, 'Save').click();
    await foot(page)
      .getByText(/^Saved/u)
      .waitFor();
    await context.close();
  });
});
