import type { InStatement } from '@libsql/client/web';
import type { BookId } from '../../domain/canon/books.ts';
import type { ChangedNoteBody, NewNoteBody, Note } from '../../domain/contract/index.ts';
import { ALIVE, askAsReader } from '../accounts/sessions.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { bookFromPath, checkPlace } from '../text/address.ts';
import { numberOf, textOf } from '../text/rows.ts';

/** A note's row as its reader gets it. */
export function noteFrom(row: Fields): Note {
  return {
    id: numberOf(row, 'id'),
    userId: numberOf(row, 'user_id'),
    book: textOf(row, 'book'),
    chapter: numberOf(row, 'chapter'),
    verse: numberOf(row, 'verse'),
    notes: textOf(row, 'notes'),
    isKabbalistic: numberOf(row, 'is_kabbalistic') === 1,
    createdAt: textOf(row, 'created_at'),
    updatedAt: textOf(row, 'updated_at'),
    revision: numberOf(row, 'revision'),
  };
}

const gone = () => new Problem('not_found', 'There is no such note.');

/** The time of the request, as notes and their files have it. */
export const timeOf = (c: AppContext): string => new Date(c.var.deps.now()).toISOString();

/** All notes of the reader, in canonical order. */
export async function listNotes(c: AppContext): Promise<Note[]> {
  const { results } = await askAsReader(c, (alive) => [
    {
      sql: `select n.* from study_notes n join bible_books b on b.id = n.book
        where n.user_id = :uid and ${ALIVE} order by b.position, n.chapter, n.verse`,
      args: alive,
    },
  ]);
  return (results[0] ?? []).map(noteFrom);
}

/** The reader's note of a verse. Throws 404 where there is none. */
export async function noteOfVerse(
  c: AppContext,
  { book, chapter, verse }: { book: string; chapter: number; verse: number },
): Promise<Note> {
  const place = { book: bookFromPath(book).id, chapter, verse };
  const { results } = await askAsReader(c, (alive) => [ofVerse(alive, place)]);
  const row = results[0]?.[0];
  if (row === undefined) throw gone();
  return noteFrom(row);
}

/** A new note. Throws 409, naming the one that is there, where the verse has one. */
export async function addNote(c: AppContext, body: NewNoteBody): Promise<Note> {
  const book = bookFromPath(body.book);
  checkPlace(book, body.chapter, body.verse);
  const place = { book: book.id, chapter: body.chapter, verse: body.verse };
  const { results } = await askAsReader(c, (alive) => [
    {
      sql: `insert into study_notes (user_id, book, chapter, verse, notes, is_kabbalistic, created_at, updated_at)
        select :uid, :book, :chapter, :verse, :notes, :kabbalistic, :at, :at where ${ALIVE}
        on conflict do nothing returning *`,
      args: {
        ...alive,
        ...place,
        notes: body.notes,
        kabbalistic: body.isKabbalistic ? 1 : 0,
        at: timeOf(c),
      },
    },
    ofVerse(alive, place),
  ]);
  const made = results[0]?.[0];
  if (made !== undefined) return noteFrom(made);
  throw conflict('This verse has a note already.', results[1]?.[0]);
}

/**
 * Changes a note. Throws 404 for one that is not the reader's, and 409 with the note as it is now where another
 * change came before: nothing is overwritten unseen.
 */
export async function changeNote(c: AppContext, id: number, body: ChangedNoteBody): Promise<Note> {
  const { results } = await askAsReader(c, (alive) => [
    {
      sql: `update study_notes set notes = coalesce(:notes, notes),
          is_kabbalistic = coalesce(:kabbalistic, is_kabbalistic), updated_at = :at, revision = revision + 1
        where id = :id and user_id = :uid and (:revision is null or revision = :revision) and ${ALIVE} returning *`,
      args: {
        ...alive,
        id,
        notes: body.notes ?? null,
        kabbalistic: body.isKabbalistic === undefined ? null : Number(body.isKabbalistic),
        revision: body.revision ?? null,
        at: timeOf(c),
      },
    },
    current(alive, id),
  ]);
  const changed = results[0]?.[0];
  if (changed !== undefined) return noteFrom(changed);
  throw changedElsewhere(results[1]?.[0]);
}

/**
 * Deletes a note. Throws 404 for one that is not the reader's, and, where a revision is given, 409 with the note as it is
 * now if that is another: nothing is deleted unseen.
 */
export async function deleteNote(c: AppContext, id: number, revision?: number): Promise<void> {
  const { results } = await askAsReader(c, (alive) => [
    {
      sql: `delete from study_notes where id = :id and user_id = :uid
        and (:revision is null or revision = :revision) and ${ALIVE} returning id`,
      args: { ...alive, id, revision: revision ?? null },
    },
    current(alive, id),
  ]);
  if (results[0]?.[0] === undefined) throw changedElsewhere(results[1]?.[0]);
}

type Alive = Record<string, string | number>;

const ofVerse = (alive: Alive, place: { book: BookId; chapter: number; verse: number }): InStatement => ({
  sql: `select * from study_notes where user_id = :uid and book = :book and chapter = :chapter
    and verse = :verse and ${ALIVE}`,
  args: { ...alive, ...place },
});

const current = (alive: Alive, id: number): InStatement => ({
  sql: `select * from study_notes where id = :id and user_id = :uid and ${ALIVE}`,
  args: { ...alive, id },
});

/** Why a note was left as it is: another change came before, or it is gone. */
const changedElsewhere = (now: Fields | undefined): Problem =>
  now === undefined ? gone() : conflict('This note has been changed elsewhere.', now);

const conflict = (message: string, row: Fields | undefined): Problem =>
  new Problem('conflict', message, row === undefined ? {} : { current: noteFrom(row) });
