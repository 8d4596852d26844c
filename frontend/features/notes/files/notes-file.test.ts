import { expect, test } from 'vitest';
import type { Note } from '../../../../domain/contract/index.ts';
import { type ChosenFile, chosenVersion, InvalidNotesFile, readNotesFile } from './notes-file.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): ChosenFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: async () => bytes.buffer };
};

test.each([
  ['notes.json', '[]', 'json'],
  ['NOTES.JSON', 'book,chapter', 'json'],
  ['notes.md', '{', 'markdown'],
  ['notes.markdown', 'x', 'markdown'],
  ['notes.2026.csv', '{', 'csv'],
  ['notes.txt', ' {"notes":[]}', 'json'],
  ['notes', '[', 'json'],
  ['notes', '# My Study Notes\n\n<!-- note {} -->', 'markdown'],
  ['notes.txt', 'book;chapter;verse;notes', 'csv'],
])('the file of notes %s with the content %j is read as the format %s', async (name, content, format) => {
  expect(await readNotesFile(file(name, content))).toEqual({ format, content });
});

test('reading a file of notes removes only the byte order mark at its beginning', async () => {
  const content = 'a\r\n\tתהלים 😀\u2028 ';
  expect((await readNotesFile(file('a.md', `\uFEFF${content}`))).content).toBe(content);
});

test.each([
  ['is not UTF-8', file('a.csv', new Uint8Array([0x62, 0xe9, 0x2c])), /is not UTF-8 text/u],
  ['is empty', file('a.csv', ' \n'), /is empty/u],
  ['is too large', { ...file('a.csv', 'x'), size: 15_000_001 }, /too large/u],
])('a file of notes that %s is rejected before it is sent', async (_, chosen, message) => {
  const refusal = readNotesFile(chosen);
  await expect(refusal).rejects.toBeInstanceOf(InvalidNotesFile);
  await expect(refusal).rejects.toThrow(message);
});

test('chosenVersion returns the version of the note that a choice saves, or null if nothing is saved', () => {
  const current = { notes: 'mine', isKabbalistic: true } as Note;
  const place = { book: 'psalms', chapter: 23, verse: 3 };
  const conflict = { ...place, current, imported: { notes: 'theirs', isKabbalistic: false } };
  expect(chosenVersion(conflict, 'mine')).toBe(null);
  expect(chosenVersion(conflict, 'file')).toEqual({ notes: 'theirs', isKabbalistic: false });
  expect(chosenVersion(conflict, 'both')).toEqual({ notes: 'mine\n\n---\n\ntheirs', isKabbalistic: true });
  const longer = { ...conflict, imported: { notes: 'mine and theirs', isKabbalistic: false } };
  expect(chosenVersion(longer, 'both')).toEqual({ notes: 'mine and theirs', isKabbalistic: true });
  const marked = { ...place, current, imported: { notes: 'mine', isKabbalistic: false } };
  expect(chosenVersion(marked, 'both')).toEqual({ notes: 'mine', isKabbalistic: true });
});
