import { withLetters } from '../../../../domain/basics/index.ts';
import { bookById, isBookId } from '../../../../domain/canon/index.ts';
import type { Note } from '../../../../domain/contract/index.ts';
import type { NoteSearch } from '../../../addresses/my-notes-address.ts';
import { type Draft, isUnsent, type NotePlace, type Version } from '../drafts/draft.ts';
import { byPlace, isSamePlace, referenceOf } from '../note-place.ts';

/** A note in the reader's list of notes. If the verse has an unsent draft, the row has the text of the draft. */
export interface NoteRow extends NotePlace, Version {
  readonly reference: string;
  readonly updatedAt: string | null;
  /** The state of the verse's unsent draft. Null if there is no such draft. */
  readonly unsent: 'waiting' | 'conflict' | null;
}

export function rowsOf(notes: readonly Note[], drafts: readonly Draft[]): NoteRow[] {
  const unsent = drafts.filter(isUnsent);
  const written = notes.filter((note) => !unsent.some((draft) => isSamePlace(draft, note)));
  const rows = [
    ...written.map((note) => ({ ...rowOf(note), updatedAt: note.updatedAt, unsent: null })),
    ...unsent.map((draft) => ({
      ...rowOf(draft),
      updatedAt: notes.find((note) => isSamePlace(note, draft))?.updatedAt ?? null,
      unsent: draft.conflict === null ? ('waiting' as const) : ('conflict' as const),
    })),
  ];
  return rows.sort(byPlace);
}

function rowOf({ book, chapter, verse, notes, isKabbalistic }: NotePlace & Version) {
  const place = { book, chapter, verse };
  return { ...place, notes, isKabbalistic, reference: referenceOf(place) };
}

const plain = (text: string): string =>
  withLetters(text).text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf({ book, chapter, verse, reference, notes }: NoteRow): string {
  const names = isBookId(book) ? [bookById(book).name, bookById(book).abbreviation] : [];
  return plain([reference, ...names.map((name) => `${name} ${chapter}:${verse}`), notes].join('\n'));
}

export function shownRows(rows: readonly NoteRow[], { q, kind, order }: NoteSearch): NoteRow[] {
  const words = plain(q).split(/\s+/u).filter(Boolean);
  const found = rows.filter((row) => {
    if (kind !== undefined && row.isKabbalistic !== (kind === 'kabbalistic')) return false;
    const text = words.length === 0 ? '' : wordsOf(row);
    return words.every((word) => text.includes(word));
  });
  if (order !== 'latest') return found;
  // An unsent draft counts as changed later than every note.
  const timeOf = ({ unsent, updatedAt }: NoteRow) =>
    unsent === null && updatedAt !== null ? Date.parse(updatedAt) : Number.POSITIVE_INFINITY;
  return found.sort((one, other) => (timeOf(other) > timeOf(one) ? 1 : timeOf(other) < timeOf(one) ? -1 : 0));
}
