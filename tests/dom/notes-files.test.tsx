import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Note } from '../../domain/contract/index.ts';
import { button, field, journal, VERSE } from './journal.ts';
import { domSite, eventually, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const at = (verse: number, notes: string, isKabbalistic = false) => ({
  book: 'psalms',
  chapter: 119,
  verse,
  notes,
  isKabbalistic,
});
const dialog = () => screen.getByRole('dialog');
const says = (text: string | RegExp) => within(dialog()).findByText(text);
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const verse = (number: number) => within(dialog()).getByRole('region', { name: `Psalm 119:${number}` });
const notes = () => site.ask<Note[]>('GET', '/api/notes');
const texts = async () => (await notes()).map(({ notes: text }) => text);

async function openNotes(mine: readonly unknown[]): Promise<void> {
  await site.signIn();
  for (const note of mine) await site.ask('POST', '/api/notes', note);
  await site.open('/my-notes');
}

const choose = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  fireEvent.change(screen.getByLabelText('Notes file'), {
    target: { files: [new File([content], name)] },
  });

async function importFile(name: string, content: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  choose(name, content);
}

describe('an import', () => {
  test('an import of notes overwrites nothing by itself: it shows both texts, and the reader chooses for each verse', async () => {
    await openNotes([at(3, 'mine 3'), at(4, 'mine 4'), at(5, 'mine 5'), at(6, 'same')]);
    const csv =
      'book,chapter,verse,notes\nps,119,3,file 3\nps,119,4,file 4\nps,119,5,file 5\nps,119,6,same\nps,119,177,x\n';
    await importFile('notes.csv', csv);
    await says('0 notes were added. You already had 1.');
    await says('3 verses have another note already');
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Row 6: There is no Psalm 119:177: the chapter ends with verse 176.']);
    expect([...verse(3).querySelectorAll('section')].map(({ textContent }) => textContent)).toEqual([
      'mine 3',
      'file 3',
    ]);
    press('Keep mine: Psalm 119:3');
    await says('2 verses have another note already');
    // Another device changes the note before the reader chooses. The new text is shown, and the first choice does not
    // overwrite it.
    const note = (await notes()).find(({ verse: number }) => number === 4);
    await site.ask('PATCH', `/api/notes/${note?.id}`, { notes: 'mine 4, changed elsewhere' });
    press('Use the file’s: Psalm 119:4');
    await within(verse(4)).findByText('mine 4, changed elsewhere');
    await says(/changed somewhere else/u);
    press('Use the file’s: Psalm 119:4');
    await says('1 verse has another note already');
    press('Keep both: Psalm 119:5');
    await says('All done');
    expect(await texts()).toEqual(['mine 3', 'file 4', 'mine 5\n\n---\n\nfile 5', 'same']);
    press('Done');
    await screen.findByText('file 4');
  });

  test('an import of notes takes the file’s text for all verses after one press, even for a note that was deleted in the meantime', async () => {
    const mine = Array.from({ length: 4 }, (_, index) => at(10 + index, `mine ${index}`));
    await openNotes(mine);
    await importFile('notes.json', JSON.stringify(mine.map((note) => ({ ...note, notes: 'file' }))));
    await says('4 verses have another note already');
    const [first] = await notes();
    await site.ask('DELETE', `/api/notes/${first?.id}`);
    press('Use all of the file’s');
    await says('All done');
    expect(await texts()).toEqual(['file', 'file', 'file', 'file']);
  });

  test('an import of notes shows the reason of a refused choice and saves the other choices', async () => {
    const long = (letter: string) => letter.repeat(12_000);
    await openNotes([at(20, long('a')), at(21, 'mine 21'), at(22, 'mine 22')]);
    await importFile('notes.json', JSON.stringify([at(20, long('b')), at(21, 'file 21'), at(22, 'file 22')]));
    await says('3 verses have another note already');
    press('Keep both everywhere');
    await says('1 verse has another note already');
    await eventually(() => within(verse(20)).getByRole('alert').textContent).toBe(
      'The note must be at most 20000 characters.',
    );
    expect(await texts()).toEqual([long('a'), 'mine 21\n\n---\n\nfile 21', 'mine 22\n\n---\n\nfile 22']);
    press('Use the file’s: Psalm 119:20');
    await says('All done');
  });

  test('an import of notes keeps a choice open if the server cannot be reached, and it can be made again', async () => {
    await openNotes([at(20, 'mine')]);
    await importFile('notes.json', JSON.stringify([at(20, 'file')]));
    await says('1 verse has another note already');
    const reach = site.answer('PATCH', /^\/api\/notes\//u, unreachable);
    press('Use the file’s: Psalm 119:20');
    await says(/could not be reached/u);
    await says('1 verse has another note already');
    reach();
    press('Use the file’s: Psalm 119:20');
    await says('All done');
    expect(await texts()).toEqual(['file']);
  });

  test('a bad file of notes is rejected with the reason; another file can be chosen', async () => {
    await openNotes([]);
    const problem = () =>
      within(dialog())
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
    await importFile('notes.json', '{"notes":');
    await eventually(problem).toBe('The file is not JSON.');
    choose('a.csv', new Uint8Array([0x62, 0xe9]));
    await eventually(problem).toContain('is not UTF-8 text');
    const reach = site.answer('POST', '/api/notes/import', unreachable);
    choose('a.json', JSON.stringify([at(30, 'chosen')]));
    await eventually(problem).toContain('could not be reached');
    reach();
    choose('a.json', JSON.stringify([at(30, 'chosen')]));
    await says('1 note was added. You already had 0.');
    press('Done');
    await screen.findByText('chosen');
  });
});

describe('an export', () => {
  const EXPORTS = [
    ['json', 'JSON'],
    ['markdown', 'Markdown'],
    ['csv', 'CSV (spreadsheet)'],
  ] as const;

  /** Presses these buttons, of which the last one exports, and returns the text of the file. */
  async function exported(...buttons: readonly string[]): Promise<string> {
    const files: Blob[] = [];
    const makeAddress = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    for (const name of buttons) fireEvent.click(await screen.findByRole('button', { name }));
    await eventually(() => files.length).toBe(1);
    makeAddress.mockRestore();
    // `text()` would remove the byte order mark.
    return Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('utf8');
  }

  /** A note, a changed note and a new note that were not sent, and a note with two versions. */
  async function openUnsent(): Promise<void> {
    const { id } = await site.signIn();
    const made: Note[] = [];
    for (const number of [1, 2, 3]) {
      made.push(await site.ask<Note>('POST', '/api/notes', at(number, `saved ${number}`)));
    }
    const draft = (verseNumber: number, text: string, more: object) =>
      localStorage.setItem(
        `note-draft:${id}:psalms:119:${verseNumber}`,
        JSON.stringify({
          ...at(verseNumber, text),
          base: null,
          sent: null,
          conflict: null,
          refused: null,
          ...more,
        }),
      );
    draft(2, 'changed 2', { base: { id: made[1]?.id, revision: 1 } });
    draft(3, 'mine 3', { conflict: { note: made[2] } });
    draft(4, 'new 4', {});
    site.answer('POST', '/api/notes', unreachable);
    site.answer('PATCH', /^\/api\/notes\//u, unreachable);
    await site.open('/my-notes');
    await screen.findByText('new 4');
  }

  const TEXTS = ['saved 1', 'changed 2', 'saved 3', 'mine 3', 'new 4'];

  test.each(EXPORTS)(
    'an export as %s has the notes that were not sent and both versions of a conflict, and can be imported',
    async (format, label) => {
      await openUnsent();
      const content = await exported('Export', label);
      await eventually(toastTexts).toEqual(['Exported successfully', 'Your study notes have been exported.']);
      await site.signIn();
      expect(await site.ask('POST', '/api/notes/import', { format, content })).toMatchObject({
        created: 4,
        conflicting: [{ current: { notes: 'saved 3' }, imported: { notes: 'mine 3' } }],
        refused: [],
      });
      expect(await texts()).toEqual(TEXTS.filter((text) => text !== 'mine 3'));
    },
  );

  test('the export of the account has the notes that were not sent too', async () => {
    await openUnsent();
    await site.open('/profile');
    expect(JSON.parse(await exported('Export everything')).notes.map((note: Note) => note.notes)).toEqual(
      TEXTS,
    );
  });

  test('an export without a connection has the notes that the page shows, and says so', async () => {
    await openUnsent();
    site.answer('GET', '/api/notes', unreachable);
    expect(JSON.parse(await exported('Export', 'JSON')).notes.map((note: Note) => note.notes)).toEqual(TEXTS);
    await eventually(toastTexts).toEqual([
      'Exported successfully',
      'The server could not be reached. The file has the notes that this page shows.',
    ]);
  });

  test('an export fails if the page knows no list of notes', async () => {
    await site.signIn();
    site.answer('GET', '/api/notes', unreachable);
    await site.open('/my-notes');
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    fireEvent.click(screen.getByRole('button', { name: 'JSON' }));
    await eventually(() => toastTexts()[0]).toBe('Export failed');
  });
});

test('an imported note whose date cannot be read gives a remark', async () => {
  await openNotes([]);
  await importFile('notes.csv', 'book,chapter,verse,notes,createdAt\nps,119,3,x,5 March\n');
  await says('1 note was added. You already had 0.');
  await says('1 remark');
  expect(within(dialog()).getByRole('listitem').textContent).toContain(
    'Row 2: createdAt “5 March” is not a date',
  );
});

test('a note of ten thousand nested quotes is shown as plain text', async () => {
  await site.signIn();
  const text = `${'>'.repeat(10_000)} deep`;
  await site.ask('POST', '/api/notes', { book: 'psalms', chapter: 23, verse: 3, notes: text });
  await site.open(VERSE);
  await field();
  fireEvent.click(button('Preview'));
  await eventually(() => journal().querySelector('p.note-text')?.textContent?.endsWith('deep')).toBe(true);
});
