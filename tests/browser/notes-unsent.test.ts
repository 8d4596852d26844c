import { beforeAll, describe, expect, test } from 'vitest';
import type { Note } from '../../domain/contract/index.ts';
import { axeInEach, hasBrowser, type VisitOptions } from './browser.ts';
import { button, card, drafts, field, foot, openAs, scrollToCard } from './note-card.ts';
import { ask, notesOf, type Reader, registerReader, toastOf } from './reader.ts';
import { eventually, useSite } from './site.ts';

describe.skipIf(!hasBrowser)('unsent notes', () => {
  const site = useSite();
  /** Registrations are limited, so the tests share a reader, and each test uses its own verses. */
  let reader: Reader;

  beforeAll(async () => {
    reader = await registerReader(site, 'ruth');
  });

  const openAsReader = (path: string, options?: VisitOptions) => openAs(site, reader, path, options);

  test('a note typed without a connection stays on the device, is sent when there is a connection, and then another browser shows it', async () => {
    const { page, context, apiCalls } = await openAsReader('/explorer/ruth/1/3');
    await foot(page).getByText('New note').waitFor();
    const second = await context.newPage();
    /**
     * The bodies of the POST requests that reached the server. A request without a connection does not reach it.
     */
    const posts: string[] = [];
    for (const one of [page, second]) {
      one.on('requestfinished', (request) => {
        if (request.method() === 'POST') posts.push(request.postData() ?? '');
      });
    }
    await second.goto(site.at('/explorer/ruth/1/3'));
    await scrollToCard(second);
    await foot(second).getByText('New note').waitFor();
    await context.setOffline(true);
    await field(page).fill('And Elimelech died.');
    await foot(page).getByText('Offline. Saved on this device until you are back online.').waitFor();
    await eventually(() => field(second).inputValue()).toBe('And Elimelech died.');
    await button(page, 'Save').click();
    await eventually(() => button(page, 'Save').getAttribute('aria-disabled')).toBe('false');
    expect(await toastOf(page)).toEqual([]);
    expect(await drafts(page)).toEqual([`note-draft:${reader.id}:ruth:1:3`]);
    await context.setOffline(false);
    await foot(page)
      .getByText(/^Last updated/u)
      .waitFor();
    await foot(second)
      .getByText(/^Last updated/u)
      .waitFor();
    // A tab that does not yet know that the other tab has sent the note sends it too. This is harmless because of
    // the revision.
    await eventually(() => new Set(posts.map((body) => JSON.parse(body).notes))).toEqual(
      new Set(['And Elimelech died.']),
    );
    expect((await notesOf(page)).map(({ notes }) => notes)).toEqual(['And Elimelech died.']);
    await eventually(() => drafts(page)).toEqual([]);

    const other = await openAsReader('/explorer/ruth/1/3');
    await eventually(() => field(other.page).inputValue()).toBe('And Elimelech died.');
    expect(apiCalls.length).toBeGreaterThan(0);
    await other.context.close();
  });

  test('axe finds no violation where a note has two versions, nor in the question before unsent text is lost', async () => {
    const { page } = await openAsReader('/about');
    const place = { book: 'ruth', chapter: 1, verse: 5 };
    const note = (await ask(page, 'POST', '/api/notes', { ...place, notes: 'Mahlon.' })) as Note;
    await page.goto(site.at('/explorer/ruth/1/5'));
    await scrollToCard(page);
    await eventually(() => field(page).inputValue()).toBe('Mahlon.');
    await ask(page, 'PATCH', `/api/notes/${note.id}`, { notes: 'Sickness and failing.' });
    await field(page).fill('Names that mean something.');
    await field(page).blur();
    await card(page).getByRole('region', { name: 'This note was changed somewhere else' }).waitFor();
    expect(await axeInEach(page, () => scrollToCard(page), '#note'), 'versions').toEqual([]);
    await page.getByRole('button', { name: `${reader.username}: account` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out and lose unsaved notes?' }).waitFor();
    expect(await axeInEach(page, undefined, 'dialog'), 'question').toEqual([]);
  });
});
