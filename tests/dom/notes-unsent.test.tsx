import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Note } from '../../domain/contract/index.ts';
import { button, choose, drafts, field, foot, journal, type, VERSE } from './journal.ts';
import { address, domSite, eventually, fill, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const notes = () => site.ask<Note[]>('GET', '/api/notes');
const texts = async () => (await notes()).map(({ notes: text }) => text);
const value = async () => (await field()).value;
const conflict = () =>
  within(journal()).findByRole('region', { name: /^This note was (changed|deleted) somewhere else$/u });
const keep = async (label: string) =>
  fireEvent.click(within(await conflict()).getByRole('button', { name: label }));
const changeElsewhere = async (text: string) => {
  const [note] = await notes();
  await site.ask('PATCH', `/api/notes/${note?.id}`, { notes: text });
};
const isSending = () => button('Save').getAttribute('aria-disabled') === 'true';
const leave = async (name: string) => {
  const item = () => screen.queryByRole('button', { name: 'Log out' });
  if (item() === null) fireEvent.click(await screen.findByRole('button', { name: `${name}: account` }));
  fireEvent.click(item() as HTMLElement);
};

test('a note typed without a connection is kept on the device, and sent once when the connection is back', async () => {
  const { id } = await site.signIn();
  await site.open(VERSE);
  await field();
  const reach = site.answer('POST', '/api/notes', unreachable);
  await type('And Elimelech died.');
  await eventually(foot).toContain('Offline. Saved on this device until you are back online.');
  fireEvent.click(button('Save'));
  await eventually(isSending).toBe(false);
  // One quiet line says that the text is safe. The list of notes is requested only to wait until all has been shown.
  expect(await notes()).toEqual([]);
  expect([toastTexts(), journal().querySelector('.text-danger[role=status]')]).toEqual([[], null]);
  expect(drafts()).toEqual([`note-draft:${id}:psalms:23:3`]);
  reach();
  let posts = 0;
  site.answer('POST', '/api/notes', (_, ask) => {
    posts++;
    return ask();
  });
  dispatchEvent(new Event('online'));
  await eventually(foot).toMatch(/^Last updated/u);
  await eventually(drafts).toEqual([]);
  expect({ posts, saved: await texts() }).toEqual({ posts: 1, saved: ['And Elimelech died.'] });
});

test.each([
  [503, 'The site is busy.', 'Saved on this device, not sent yet. The site is busy.'],
  [422, 'The text is refused.', 'Not saved: The text is refused.'],
])(
  'Save shows no message of its own if the server answers %i and this device has the text',
  async (status, message, line) => {
    await site.signIn();
    await site.open(VERSE);
    await field();
    site.answer('POST', '/api/notes', () =>
      Response.json({ message, code: 'x', requestId: 'r' }, { status }),
    );
    await type('And Chilion.');
    fireEvent.click(button('Save'));
    await eventually(foot).toContain(line);
    await eventually(isSending).toBe(false);
    expect(await notes()).toEqual([]);
    expect({ toasts: toastTexts(), drafts: drafts().length }).toEqual({ toasts: [], drafts: 1 });
  },
);

test('a draft that was not sent is sent on the next visit to any page', async () => {
  await site.signIn();
  await site.open(VERSE);
  await field();
  const reach = site.answer('POST', '/api/notes', unreachable);
  await type('About ten years.');
  await eventually(foot).toContain('Offline');
  reach();
  await site.open('/help');
  await eventually(texts).toEqual(['About ten years.']);
  await eventually(drafts).toEqual([]);
});

test('two versions of a note are shown, also after a reload, until the reader has chosen, here to keep both', async () => {
  await site.signIn();
  await site.ask('POST', '/api/notes', { book: 'psalms', chapter: 23, verse: 3, notes: 'Mahlon.' });
  await site.open(VERSE);
  await eventually(value).toBe('Mahlon.');
  await changeElsewhere('Sickness and failing.');
  await type('Names that mean something.');
  const shown = await conflict();
  expect(shown.textContent).toContain('Sickness and failing.');
  expect(shown.textContent).toContain('Names that mean something.');
  await site.open(VERSE);
  await conflict();
  expect(drafts()).toHaveLength(1);
  expect(await texts()).toEqual(['Sickness and failing.']);
  await keep('Keep both');
  const both = 'Sickness and failing.\n\n---\n\nNames that mean something.';
  await eventually(foot).toContain('Saved');
  expect({ field: await value(), saved: await texts() }).toEqual({ field: both, saved: [both] });
  expect(drafts()).toEqual([]);
});

test('a reader who is shown two versions of a note can choose the other one or their own', async () => {
  await site.signIn();
  await site.ask('POST', '/api/notes', { book: 'psalms', chapter: 23, verse: 3, notes: 'Mahlon.' });
  await site.open(VERSE);
  await eventually(value).toBe('Mahlon.');
  await changeElsewhere('Theirs.');
  await type('Mine.');
  await keep('Keep the other');
  await eventually(value).toBe('Theirs.');
  await changeElsewhere('Theirs again.');
  await type('No, mine.');
  await keep('Keep mine');
  await eventually(foot).toContain('Saved');
  expect([await value(), await texts()]).toEqual(['No, mine.', ['No, mine.']]);
});

test('a note that was deleted elsewhere can be created again from the text that the reader typed here', async () => {
  await site.signIn();
  const note = await site.ask<Note>('POST', '/api/notes', {
    book: 'psalms',
    chapter: 23,
    verse: 3,
    notes: 'Mahlon.',
  });
  await site.open(VERSE);
  await eventually(value).toBe('Mahlon.');
  await site.ask('DELETE', `/api/notes/${note.id}`);
  await type('And I go on.');
  expect((await conflict()).textContent).toContain('This note was deleted somewhere else');
  await keep('Keep mine');
  await eventually(foot).toContain('Saved');
  expect(await texts()).toEqual(['And I go on.']);
});

test('a note whose reader’s session ends during typing stays on the device for that reader', async () => {
  await site.signIn();
  await site.open(VERSE);
  await field();
  const cookie = site.changeCookie(null);
  await type('She heard in the country of Moab.');
  await eventually(() => journal().textContent).toContain(
    'Sign in to add and save your study notes for Psalm 23:3.',
  );
  expect(journal().textContent).toContain('Unsent notes stay here until you sign in again');
  const [key] = drafts();
  site.changeCookie(cookie);
  localStorage.setItem('signed-in', key?.split(':')[1] ?? '');
  await site.open(VERSE);
  await eventually(value).toBe('She heard in the country of Moab.');
  await eventually(texts).toEqual(['She heard in the country of Moab.']);
  await eventually(drafts).toEqual([]);
});

test('the button Save of a note shows a message after the session has ended, leads to sign-in and keeps the draft', async () => {
  await site.signIn();
  await site.open(VERSE);
  const area = await field();
  site.changeCookie(null);
  fill(area, 'She heard that they had bread.');
  fireEvent.click(button('Save'));
  await eventually(toastTexts).toEqual(['Please sign in', 'You need to sign in to save notes.']);
  await eventually(address).toBe('/auth?redirect=%2Fexplorer%2Fpsalms%2F23%2F3');
  expect(drafts()).toHaveLength(1);
});

test('logging out asks for confirmation before it deletes notes that cannot be sent, and leaves no draft behind', async () => {
  const { name } = await site.signIn();
  await site.open(VERSE);
  await field();
  site.answer('POST', '/api/notes', unreachable);
  await type('On the way to return.');
  await leave(name);
  const question = 'Log out and lose unsaved notes?';
  const dialog = await screen.findByRole('dialog', { name: question });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Psalm 23:3']);
  await choose(question, 'Stay signed in');
  await eventually(() => screen.queryByRole('dialog')).toBeNull();
  expect(drafts()).toHaveLength(1);
  await leave(name);
  await choose(question, 'Log out and lose my notes');
  await eventually(toastTexts).toContain('Logged out');
  await eventually(() => journal().textContent).toContain('Sign in to add and save your study notes');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/note-draft|On the way/u);
});

test('logging out first sends the draft of a note, and text typed until the answer stays for its reader', async () => {
  const { id, name } = await site.signIn();
  await site.open(VERSE);
  const sent: string[] = [];
  site.answer('POST', '/api/notes', ({ body }, ask) => {
    sent.push(JSON.parse(String(body)).notes);
    return ask();
  });
  site.answer('POST', '/api/logout', async (_, ask) => {
    sent.push('logout');
    fill(await field(), 'They went on the way to return.');
    return ask();
  });
  fill(await field(), 'They went on the way.');
  await leave(name);
  await eventually(toastTexts).toContain('Logged out');
  expect(sent).toEqual(['They went on the way.', 'logout']);
  expect(drafts()).toEqual([`note-draft:${id}:psalms:23:3`]);
});

test('a note typed after another reader signed in in another tab is not sent, and stays on the device for its reader', async () => {
  const { id } = await site.signIn();
  await site.open(VERSE);
  await field();
  const mine = site.changeCookie(null);
  const other = await site.signIn();
  localStorage.setItem('signed-in', String(id));
  await type('Sit still, my daughter.');
  await screen.findByRole('button', { name: `${other.name}: account` });
  expect(await notes()).toEqual([]);
  expect(drafts()).toEqual([`note-draft:${id}:psalms:23:3`]);
  site.changeCookie(mine);
  localStorage.setItem('signed-in', String(id));
  await site.open('/help');
  await eventually(texts).toEqual(['Sit still, my daughter.']);
});

test('a note stays in its field if the storage is full, and the page says so', async () => {
  await site.signIn();
  await site.open(VERSE);
  await field();
  const storage = localStorage;
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      get(_, name) {
        const member = Reflect.get(storage, name, storage);
        if (typeof member !== 'function') return member;
        return (key: string, ...more: unknown[]) => {
          if (name === 'setItem' && key.startsWith('note-draft:'))
            throw new DOMException('full', 'QuotaExceededError');
          return member.call(storage, key, ...more);
        };
      },
    }),
  );
  const reach = site.answer('POST', '/api/notes', unreachable);
  await type('Kindly with you.');
  await eventually(foot).toContain('storage is full');
  expect({ field: await value(), drafts: drafts() }).toEqual({ field: 'Kindly with you.', drafts: [] });
  fireEvent.click(button('Save'));
  await eventually(toastTexts).toEqual([
    'Error saving notes',
    'There was a problem saving your notes. Please try again.',
  ]);
  // The browser asks for confirmation before it leaves the page.
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(dispatchEvent(leaving)).toBe(false);
  reach();
  fireEvent.click(button('Save'));
  await eventually(foot).toContain('Saved');
  expect(await notes()).toMatchObject([{ notes: 'Kindly with you.' }]);
});
