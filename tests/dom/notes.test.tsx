import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Note } from '../../domain/contract/index.ts';
import { button, choose, drafts, field, foot, journal, type, VERSE } from './journal.ts';
import { address, domSite, eventually, fill, refusal, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const tab = (name: string) => within(journal()).getByRole('tab', { name });
const notes = () => site.ask<Note[]>('GET', '/api/notes');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Saves a note as another device does. Each note is one second later than the note before. */
function write(book: string, chapter: number, verse: number, text: string, isKabbalistic = false) {
  site.clock.now += 1_000;
  return site.ask<Note>('POST', '/api/notes', { book, chapter, verse, notes: text, isKabbalistic });
}

describe('the journal', () => {
  test('the card for the reader’s note leads a signed-out reader to sign-in', async () => {
    const { apiCalls } = await site.open(VERSE);
    await screen.findByText(/^Sign in to add and save your study notes for/u);
    expect(journal().textContent).toContain('Sign in to add and save your study notes for Psalm 23:3.');
    expect(within(journal()).getByRole('heading', { level: 2 }).textContent).toBe('Personal Study Journal');
    expect(within(journal()).queryByRole('textbox')).toBeNull();
    expect(apiCalls.filter((path) => /notes|user/u.test(path))).toEqual([]);
    fireEvent.click(within(journal()).getByRole('link', { name: 'Sign In' }));
    await eventually(address).toBe('/auth?redirect=%2Fexplorer%2Fpsalms%2F23%2F3');
  });

  test('a note saves itself after a pause in typing, without a toast', async () => {
    await site.signIn();
    await site.open(VERSE);
    const area = await field();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fill(area, 'He restores my soul.');
    expect(foot()).toContain('Saving…');
    expect(drafts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await notes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await eventually(foot).toMatch(/^Last updated: .*Saved \d\d:\d\d$/u);
    expect(toastTexts()).toEqual([]);
    expect(drafts()).toEqual([]);
    expect(await notes()).toMatchObject([{ verse: 3, notes: 'He restores my soul.', isKabbalistic: false }]);
  });

  test('a note is saved by the button, marked as Kabbalistic, and opens in the tab where it was written', async () => {
    await site.signIn();
    const { complaints } = await site.open(VERSE);
    fill(await field(), 'He restores');
    fireEvent.click(button('Save'));
    await eventually(toastTexts).toEqual(['Notes saved', 'Your insights have been saved successfully.']);
    fireEvent.click(tab('Kabbalistic Journal'));
    const mark = () => within(journal()).getByRole<HTMLInputElement>('switch');
    expect(mark().checked).toBe(false);
    fill(await field(), 'He restores!');
    await eventually(() => mark().checked).toBe(true);
    fireEvent.click(button('Save'));
    await eventually(toastTexts).toEqual([
      'Kabbalistic journal saved',
      'Your insights have been saved successfully.',
    ]);
    await site.open(VERSE);
    await eventually(() => mark().checked).toBe(true);
    fireEvent.click(tab('Standard Notes'));
    await type('He restores!?');
    await eventually(foot).toContain('Saved');
    expect(await notes()).toMatchObject([{ notes: 'He restores!?', isKabbalistic: false }]);
    expect(complaints).toEqual([]);
  });

  test('a note is previewed as Markdown and deleted after a question', async () => {
    await site.signIn();
    await write('psalms', 23, 3, 'In the days of **Elimelech**');
    await site.open(VERSE);
    await field();
    fireEvent.click(button('Preview'));
    await eventually(() => journal().querySelector('[data-preview] strong')?.textContent).toBe('Elimelech');
    fireEvent.click(button('Preview'));
    fireEvent.click(button('Delete'));
    await choose('Delete your note on Psalm 23:3?', 'Cancel');
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Delete'));
    await choose('Delete your note on Psalm 23:3?', 'Delete');
    await eventually(toastTexts).toEqual(['Note deleted', 'Your study note has been deleted.']);
    await eventually(async () => (await field()).value).toBe('');
    await eventually(foot).toContain('New note');
    // The note and its button were removed, so the field gets the focus.
    const area = await field();
    await eventually(() => document.activeElement === area).toBe(true);
    expect(await notes()).toEqual([]);
  });

  test('a failed deletion of a note shows a message, and a text that could not be saved stays', async () => {
    await site.signIn();
    await site.open(VERSE);
    const reach = site.answer('POST', '/api/notes', () => refusal(500, 'The library is away.'));
    fill(await field(), 'Naomi');
    fireEvent.click(button('Save'));
    await eventually(foot).toContain('Saved on this device, not sent yet. The library is away.');
    reach();
    fireEvent.click(button('Save'));
    await eventually(toastTexts).toContain('Notes saved');
    site.answer('DELETE', /^\/api\/notes\//u, unreachable);
    fireEvent.click(button('Delete'));
    await choose('Delete your note on Psalm 23:3?', 'Delete');
    await eventually(toastTexts).toEqual([
      'Error deleting note',
      'There was a problem deleting your note. Please try again.',
    ]);
    expect((await field()).value).toBe('Naomi');
  });
});

test('a note that the server cannot save can be deleted, and then the list is requested again', async () => {
  await site.signIn();
  const { apiCalls } = await site.open(VERSE);
  site.answer('POST', '/api/notes', () => refusal(500, 'The library is away.'));
  await type('Boaz');
  await eventually(foot).toContain('not sent yet');
  const sent = () => apiCalls.filter((call) => call === '/api/notes').length;
  const before = sent();
  fireEvent.click(button('Delete'));
  await choose('Delete your note on Psalm 23:3?', 'Delete');
  await eventually(toastTexts).toEqual(['Note deleted', 'Your study note has been deleted.']);
  expect((await field()).value).toBe('');
  await eventually(sent).toBeGreaterThan(before);
  expect(drafts()).toEqual([]);
});

test('a note that arrived although its answer was lost is deleted too', async () => {
  await site.signIn();
  await site.open(VERSE);
  site.answer('POST', '/api/notes', async (_, ask) => {
    await ask();
    return unreachable();
  });
  await type('Boaz');
  await eventually(foot).toContain('Offline');
  expect(await notes()).toHaveLength(1);
  fireEvent.click(button('Delete'));
  await choose('Delete your note on Psalm 23:3?', 'Delete');
  await eventually(toastTexts).toContain('Note deleted');
  expect(await notes()).toEqual([]);
});

describe('the list', () => {
  const cards = () => {
    const list = screen.queryByRole('list', { name: 'Study notes' });
    return list === null ? [] : within(list).getAllByRole('listitem');
  };
  const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
  const search = () => screen.getByLabelText('Search your notes');

  test('the list of notes is empty at first, and has a link to the Bible', async () => {
    await site.signIn();
    await site.open('/my-notes');
    await screen.findByRole('heading', { name: 'No Study Notes Yet' });
    expect(heading()).toBe('My Study Notes');
    expect(screen.getByRole('link', { name: 'Explore Bible' }).getAttribute('href')).toBe('/');
  });

  test('the list of notes can be searched and sorted, and the address contains the search', async () => {
    await site.signIn();
    await write('john', 1, 1, 'ἐν ἀρχῇ: the Word');
    await write('psalms', 51, 0, 'A title of its own');
    await write('genesis', 1, 1, 'בְּרֵאשִׁית, bereshit', true);
    await write('psalms', 23, 3, '<b>not bold</b>\nHe restores my soul.');
    const { complaints } = await site.open('/my-notes');
    await eventually(titles).toEqual(['Genesis 1:1', 'Psalm 23:3', 'Psalm 51 title', 'John 1:1']);
    screen.getByText('4 notes');
    expect(cards()[1]?.querySelector('.line-clamp-4')?.textContent).toMatch(/^<b>not bold<\/b>/u);
    for (const [text, found] of [
      ['bereshit', ['Genesis 1:1']],
      ['בראשית', ['Genesis 1:1']],
      ['εν αρχη', ['John 1:1']],
      ['Psalm', ['Psalm 23:3', 'Psalm 51 title']],
    ] as const) {
      fill(search(), text);
      await eventually(titles).toEqual(found);
    }
    await eventually(address).toBe('/my-notes?q=Psalm');
    fill(search(), 'nowhere');
    await screen.findByText('No matches in 4 notes.');
    fill(search(), '');
    fill(screen.getByLabelText('Show'), 'kabbalistic');
    await eventually(titles).toEqual(['Genesis 1:1']);
    fill(screen.getByLabelText('Show'), 'standard');
    fill(screen.getByLabelText('Order'), 'latest');
    const latest = ['Psalm 23:3', 'Psalm 51 title', 'John 1:1'];
    await eventually(titles).toEqual(latest);
    await eventually(address).toBe('/my-notes?kind=standard&order=latest');
    await site.open(address());
    await eventually(titles).toEqual(latest);
    expect(complaints).toEqual([]);
  });

  test('in the list of notes, a run of Hebrew is one isolate, so that chapter and verse keep their order', async () => {
    await site.signIn();
    await write('psalms', 23, 3, 'see ראו תהלים כג:ג, ועוד and λόγος, ὁ θεός');
    await site.open('/my-notes');
    const link = await screen.findByRole('link', { name: 'תהלים כג:ג' });
    const isolates = [...(link.closest('li')?.querySelectorAll('bdi[lang]') ?? [])];
    expect(isolates.map((one) => [one.getAttribute('lang'), one.textContent])).toEqual([
      ['he', 'ראו תהלים כג:ג, ועוד'],
      ['grc', 'λόγος, ὁ θεός'],
    ]);
  });

  test('after a note in the list is deleted, the focus moves to the next card, or to the heading after the last', async () => {
    await site.signIn();
    for (const [book, chapter] of [
      ['genesis', 1],
      ['psalms', 23],
      ['john', 1],
    ] as const)
      await write(book, chapter, 1, book);
    await site.open('/my-notes');
    await eventually(titles).toEqual(['Genesis 1:1', 'Psalm 23:1', 'John 1:1']);
    const remove = async (reference: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Delete the note on ${reference}` }));
      await choose(`Delete your note on ${reference}?`, 'Delete');
    };
    const focused = () => document.activeElement?.querySelector('h2')?.textContent;
    await remove('Psalm 23:1');
    await eventually(toastTexts).toEqual(['Note deleted', 'Your study note has been deleted.']);
    await eventually(focused).toBe('John 1:1');
    await remove('John 1:1');
    await eventually(focused).toBe('Genesis 1:1');
    await remove('Genesis 1:1');
    await screen.findByRole('heading', { name: 'No Study Notes Yet' });
    await eventually(() => document.activeElement?.tagName).toBe('H1');
  });

  test('the list of notes has a link to the verse of a note, and Back returns to the list', async () => {
    await site.signIn();
    await write('psalms', 23, 3, 'He restores my soul.');
    await site.open('/my-notes?q=soul');
    const view = await screen.findByRole('link', { name: 'View Psalm 23:3' });
    expect(view.getAttribute('href')).toBe('/?book=psalms&chapter=23&verse=3');
    fireEvent.click(view);
    await eventually(address).toBe(VERSE);
    await eventually(async () => (await field()).value).toBe('He restores my soul.');
    history.back();
    await eventually(address).toBe('/my-notes?q=soul');
    await eventually(titles).toEqual(['Psalm 23:3']);
  });

  test('references in the list of notes are links, in three languages, and not in an address', async () => {
    await site.signIn();
    await write(
      'psalms',
      23,
      3,
      '**See** Prov 6:23; Gen 1:1-3, תהלים כג:ד and Λουκ 1:1. https://a.example/Ps 1:1',
    );
    await site.open('/my-notes');
    const card = await screen.findByRole('listitem');
    const links = within(card).getAllByRole('link').slice(0, -1);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Prov 6:23', '/explorer/proverbs/6/23'],
      ['Gen 1:1-3', '/explorer/genesis/1/1-3'],
      ['תהלים כג:ד', '/explorer/psalms/23/4'],
      ['Λουκ 1:1', '/explorer/luke/1/1'],
    ]);
    expect(card.querySelector('p.line-clamp-4')?.textContent).toBe(
      'See Prov 6:23; Gen 1:1-3, תהלים כג:ד and Λουκ 1:1. https://a.example/Ps 1:1',
    );
    const [, , psalm] = links;
    if (psalm !== undefined) fireEvent.click(psalm);
    await eventually(heading).toContain('Psalm 23:4');
    expect(address()).toBe('/explorer/psalms/23/4');
  });

  test('the list of notes marks unsent notes, and shows a message if it cannot load', async () => {
    await site.signIn();
    await site.open(VERSE);
    await field();
    const reach = [
      site.answer('GET', '/api/notes', unreachable),
      site.answer('POST', '/api/notes', unreachable),
    ];
    await type('A kinsman.');
    await eventually(foot).toContain('Offline');
    await site.open('/my-notes');
    await screen.findByText('Error loading notes. Please try again later.');
    // The list can be loaded again now, but the unsent note still cannot be sent. If it could, the list would load
    // without Retry.
    reach[0]?.();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(titles).toEqual(['Psalm 23:3']);
    expect(cards()[0]?.textContent).toContain('Not sent yet');
  });

  test('the list of notes leads a signed-out reader to sign-in', async () => {
    await site.open('/my-notes?q=soul');
    await eventually(address).toBe('/auth?redirect=%2Fmy-notes%3Fq%3Dsoul');
  });
});

test('the panel beside a chapter lists the notes on the chapter, in order, and each leads to its note', async () => {
  await site.signIn();
  await write('psalms', 51, 10, 'A *clean* heart');
  await write('psalms', 51, 0, 'The title');
  await write('psalms', 50, 1, 'Another psalm');
  await site.open('/explorer/psalms/51');
  const list = within(await screen.findByRole('region', { name: 'Your notes on this chapter' }));
  const notes = () => list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(notes()).toEqual(['TitleThe title', '10A clean heart']);
  fireEvent.click(list.getByRole('link', { name: /A clean heart/u }));
  await eventually(() => address() + location.hash).toBe('/explorer/psalms/51/10#note');
  await site.open('/explorer/psalms/23');
  await eventually(() => document.querySelectorAll('.note-mark').length).toBe(0);
  expect(screen.queryByRole('region', { name: 'Your notes on this chapter' })).toBeNull();
});

test('a chapter marks the verses with a note, and each mark leads to its note', async () => {
  await site.signIn();
  await write('psalms', 51, 0, 'The title');
  await write('psalms', 51, 10, 'A clean heart');
  await site.open('/explorer/psalms/51');
  const marks = () => [...document.querySelectorAll<HTMLElement>('[data-note-slot=mark] .note-mark')];
  await eventually(() => marks().map((mark) => mark.closest('[id^=v]')?.id)).toEqual(['v0', 'v10']);
  expect(marks().map(({ textContent }) => textContent)).toEqual(['Your note', 'Your note']);
  expect(document.querySelector('#v10 [data-note-slot=beside]')?.textContent).toBe('Your note A clean heart');
  fireEvent.click(marks()[1] as HTMLElement);
  await eventually(() => address() + location.hash).toBe('/explorer/psalms/51/10#note');
  await eventually(async () => (await field()).value).toBe('A clean heart');
});
