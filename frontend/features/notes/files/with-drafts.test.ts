import { describe, expect, test } from 'vitest';
import type { Note } from '../../../../domain/contract/index.ts';
import type { Draft } from '../drafts/draft.ts';
import { NOTE, PLACE, sent, typed, version } from '../drafts/testing.ts';
import { withDrafts } from './with-drafts.ts';

const NOW = '2026-11-28T16:00:00.000Z';
const OTHER: Note = { ...NOTE, book: 'genesis', chapter: 1, verse: 1, id: 8, notes: 'in the beginning' };
const CHANGED: Note = { ...NOTE, notes: 'changed elsewhere', revision: 5 };

const NEW: Draft = { ...PLACE, ...version('new'), base: null, sent: null, conflict: null, refused: null };
const EDITED = typed('edited');

/** The texts and times of the exported notes of these notes and drafts. */
const exported = (notes: readonly Note[], drafts: readonly Draft[]) =>
  withDrafts(notes, drafts, NOW).map((note) => [note.notes, note.createdAt, note.updatedAt]);

const saved = (note: Note) => [note.notes, note.createdAt, note.updatedAt];
const unsent = (notes: string, createdAt: string) => [notes, createdAt, NOW];

describe('an export has every text that the reader wrote', () => {
  test.each<[string, readonly Note[], readonly Draft[], unknown[][]]>([
    ['a note without a draft', [NOTE], [], [saved(NOTE)]],
    ['a new note that was not sent', [], [NEW], [unsent('new', NOW)]],
    ['a new note that the server refused', [], [{ ...NEW, refused: 'x' }], [unsent('new', NOW)]],
    ['a new note whose answer is awaited', [], [sent(NEW)], [unsent('new', NOW)]],
    ['a changed note instead of its older version', [NOTE], [EDITED], [unsent('edited', NOTE.createdAt)]],
    [
      'both versions of a conflict',
      [CHANGED],
      [{ ...EDITED, conflict: { note: CHANGED } }],
      [saved(CHANGED), unsent('edited', NOTE.createdAt)],
    ],
    [
      'both versions of a conflict whose note is not in the list',
      [],
      [{ ...EDITED, conflict: { note: CHANGED } }],
      [saved(CHANGED), unsent('edited', NOTE.createdAt)],
    ],
    [
      'both versions if the server has a version that this browser has not shown',
      [CHANGED],
      [EDITED],
      [saved(CHANGED), unsent('edited', NOTE.createdAt)],
    ],
    [
      'both versions of a note that was deleted and made again elsewhere',
      [{ ...NOTE, id: 9, notes: 'made again' }],
      [EDITED],
      [['made again', NOTE.createdAt, NOTE.updatedAt], unsent('edited', NOTE.createdAt)],
    ],
    [
      'a note that was deleted elsewhere',
      [],
      [{ ...EDITED, conflict: { note: null } }],
      [unsent('edited', NOW)],
    ],
    ['a text once, if both versions are equal', [NOTE], [{ ...NEW, ...version(NOTE.notes) }], [saved(NOTE)]],
    ['the saved note, if its field was emptied', [NOTE], [{ ...EDITED, notes: ' ' }], [saved(NOTE)]],
    [
      'the text that was sent without an answer, if the field was emptied since',
      [],
      [{ ...sent(NEW), notes: '' }],
      [unsent('new', NOW)],
    ],
    ['nothing for an empty text', [], [{ ...NEW, notes: ' ', conflict: { note: null } }], []],
  ])('%s', (_, notes, drafts, expected) => {
    expect(exported([OTHER, ...notes], drafts)).toEqual([saved(OTHER), ...expected]);
  });
});
