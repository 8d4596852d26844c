import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../../domain/basics/index.ts';
import type { Note } from '../../../../domain/contract/index.ts';
import { NOTE_SEARCH } from '../../../addresses/my-notes-address.ts';
import type { Draft } from '../drafts/draft.ts';
import { rowsOf, shownRows } from './note-rows.ts';

const note = (book: string, chapter: number, verse: number, more: Partial<Note> = {}): Note => ({
  id: chapter * 100 + verse,
  userId: 3,
  book,
  chapter,
  verse,
  notes: 'x',
  isKabbalistic: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  revision: 1,
  ...more,
});
const draft = (book: string, chapter: number, verse: number, more: Partial<Draft> = {}): Draft => ({
  book,
  chapter,
  verse,
  notes: 'typed',
  isKabbalistic: false,
  base: null,
  sent: null,
  conflict: null,
  refused: null,
  ...more,
});

const NOTES = [
  note('genesis', 1, 1, { notes: 'בְּרֵאשִׁית', isKabbalistic: true, updatedAt: '2026-11-03T08:00:00.000Z' }),
  note('psalms', 23, 3, { notes: 'He restores\nmy Soul' }),
  note('psalms', 51, 0, { notes: 'a title', updatedAt: '2026-11-02T08:00:00.000Z' }),
  note('1 esdras', 3, 1, { notes: 'the contest' }),
  note('john', 1, 1, { notes: 'Ἐν ἀρχῇ ἦν ὁ λόγος' }),
];
const rows = rowsOf(NOTES, []);
const ALL = readFields(NOTE_SEARCH, {});
const found = (q: string) => shownRows(rows, { ...ALL, q }).map(({ reference }) => reference);

test('notes and unsent drafts are one list in canonical order, without the draft of an empty text', () => {
  const list = rowsOf(NOTES, [
    draft('ruth', 1, 1),
    draft('john', 1, 1, { notes: 'changed', conflict: { note: null } }),
    draft('mark', 1, 1, { notes: ' ' }),
  ]);
  expect(list.map(({ reference, unsent }) => [reference, unsent])).toEqual([
    ['Genesis 1:1', null],
    ['Ruth 1:1', 'waiting'],
    ['Psalm 23:3', null],
    ['Psalm 51 title', null],
    ['1 Esdras 3:1', null],
    ['John 1:1', 'conflict'],
  ]);
  expect(list.at(-1)).toMatchObject({ notes: 'changed', updatedAt: '2026-11-01T08:00:00.000Z' });
  expect(list[1]?.updatedAt).toBeNull();
});

test.each([
  ['soul', ['Psalm 23:3']],
  ['SOUL restores', ['Psalm 23:3']],
  ['soul contest', []],
  ['בראשית', ['Genesis 1:1']],
  ['αρχη', ['John 1:1']],
  ['𝛂𝛒𝛘𝛈', ['John 1:1']],
  ['ברﬡשית', ['Genesis 1:1']],
  ['psalm', ['Psalm 23:3', 'Psalm 51 title']],
  ['Psalms 23:3', ['Psalm 23:3']],
  ['Ps 23', ['Psalm 23:3']],
  ['gen 1:1', ['Genesis 1:1']],
  ['  ', ['Genesis 1:1', 'Psalm 23:3', 'Psalm 51 title', '1 Esdras 3:1', 'John 1:1']],
])('a search of notes for “%s” finds the notes on %j', (q, references) => {
  expect(found(q)).toEqual(references);
});

test('the list of notes can show only one kind of note, and can begin with unsent drafts and the notes changed last', () => {
  expect(shownRows(rows, { ...ALL, kind: 'kabbalistic' }).map(({ reference }) => reference)).toEqual([
    'Genesis 1:1',
  ]);
  const list = rowsOf(NOTES, [draft('john', 1, 1)]);
  expect(
    shownRows(list, { ...ALL, kind: 'standard', order: 'latest' }).map(({ reference }) => reference),
  ).toEqual(['John 1:1', 'Psalm 51 title', 'Psalm 23:3', '1 Esdras 3:1']);
});

test('the list of notes reads its search text, kind and order from the address, and ignores unknown values', () => {
  const read = (search: object) => withoutDefaults(NOTE_SEARCH, readFields(NOTE_SEARCH, search));
  const search = { q: 'soul', kind: 'kabbalistic', order: 'latest' };
  expect(read(search)).toEqual(search);
  expect(read({ q: '', kind: 'all', order: 'first', more: 'x' })).toEqual({});
});
