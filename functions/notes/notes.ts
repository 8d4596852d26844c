import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { build, returning } from '../../db/batch.ts';
import { insertIf } from '../../db/guarded-insert.ts';
import { bibleBooks, studyNotes } from '../../db/schema/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import type { ChangedNoteBody, NewNoteBody, Note } from '../../domain/contract/index.ts';
import type { Ctx, ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { askAsReader } from '../sessions/ask-as-reader.ts';
import { bookFromPath, checkPlace } from '../text/address.ts';

const NOTE = getTableColumns(studyNotes);

const noSuchNote = () => new Problem('not_found', 'There is no such note.');

export const timeOf = ({ now }: Ctx): string => new Date(now()).toISOString();

/**
 * How many bytes of notes are read at once. A libSQL server sends at most 10 MB, and in its JSON a character can take six
 * times its bytes.
 */
const PAGE_BYTES = 1_600_000;
/** The bytes of a row in an answer without the text of the note. */
const ROW_BYTES = 600;

export async function listNotes(ctx: ReaderCtx): Promise<Note[]> {
  const notes: Note[] = [];
  for (let after = sql`(0, 0, 0)`; ; ) {
    const { results } = await askAsReader(ctx, (isAlive) => [pageOfNotes(ctx, after, isAlive)]);
    const [page] = results;
    notes.push(...page.map(({ position: _position, left: _left, ...note }) => note));
    const last = page.at(-1);
    if (last === undefined || page.length === last.left) return notes;
    after = sql`(${last.position}, ${last.chapter}, ${last.verse})`;
  }
}

/**
 * The query for the reader's notes on verses after a given verse, in canonical order and up to
 * PAGE_BYTES. `left` is the number of all notes after that verse.
 */
function pageOfNotes(ctx: ReaderCtx, after: SQL, isAlive: SQL) {
  const place = sql`${bibleBooks.position}, ${studyNotes.chapter}, ${studyNotes.verse}`;
  const sized = build
    .select({
      ...NOTE,
      position: bibleBooks.position,
      left: sql<number>`count(*) over ()`.as('left_over'),
      before: sql<number>`sum(length(cast(${studyNotes.notes} as blob)) + ${ROW_BYTES})
        over (order by ${place} rows between unbounded preceding and 1 preceding)`.as('bytes_before'),
    })
    .from(studyNotes)
    .innerJoin(bibleBooks, eq(bibleBooks.id, studyNotes.book))
    .where(and(isOwn(ctx), isAlive, sql`(${place}) > ${after}`))
    .as('sized');
  const { before, ...columns } = sized._.selectedFields;
  return build
    .select(columns)
    .from(sized)
    .where(sql`coalesce(${before}, 0) < ${PAGE_BYTES}`)
    .orderBy(asc(sized.position), asc(sized.chapter), asc(sized.verse));
}

export async function noteOfVerse(
  ctx: ReaderCtx,
  { book, chapter, verse }: { book: string; chapter: number; verse: number },
): Promise<Note> {
  const place = { book: bookFromPath(book).id, chapter, verse };
  const { results } = await askAsReader(ctx, (isAlive) => [ofVerse(ctx, place, isAlive)]);
  const [[note]] = results;
  if (note === undefined) throw noSuchNote();
  return note;
}

/** Adds a note. Throws a 409 with the existing note if the verse has one. */
export async function addNote(ctx: ReaderCtx, body: NewNoteBody): Promise<Note> {
  const book = bookFromPath(body.book);
  checkPlace(book, body.chapter, body.verse);
  const place = { book: book.id, chapter: body.chapter, verse: body.verse };
  const row = {
    ...place,
    userId: ctx.reader.userId,
    notes: body.notes,
    isKabbalistic: body.isKabbalistic,
    createdAt: timeOf(ctx),
    updatedAt: timeOf(ctx),
  };
  const { results } = await askAsReader(ctx, (isAlive) => [
    returning(sql`${insertIf(studyNotes, row, isAlive)} on conflict do nothing`, NOTE),
    ofVerse(ctx, place, isAlive),
  ]);
  const [[made], [present]] = results;
  if (made !== undefined) return made;
  throw conflict('This verse already has a note.', present);
}

/**
 * Changes a note. With `revision`, a note that was changed since then is not overwritten.
 *
 * @throws Problem 404 if the note is not the reader's; 409 with the present note if it was changed since
 * `revision`.
 */
export async function changeNote(ctx: ReaderCtx, id: number, body: ChangedNoteBody): Promise<Note> {
  const { notes, isKabbalistic } = body;
  const { results } = await askAsReader(ctx, (isAlive) => [
    build
      .update(studyNotes)
      .set({
        notes,
        isKabbalistic,
        updatedAt: timeOf(ctx),
        revision: sql`${studyNotes.revision} + 1`,
      })
      .where(and(isOwn(ctx, id), isRevision(body.revision), isAlive))
      .returning(),
    current(ctx, id, isAlive),
  ]);
  const [[changed], [now]] = results;
  if (changed !== undefined) return changed;
  throw changedElsewhere(now);
}

/**
 * Deletes a note. With `revision`, a note that was changed since then is not deleted.
 *
 * @throws Problem 404 if the note is not the reader's; 409 with the present note if it was changed since
 * `revision`.
 */
export async function deleteNote(ctx: ReaderCtx, id: number, revision?: number): Promise<void> {
  const { results } = await askAsReader(ctx, (isAlive) => [
    build
      .delete(studyNotes)
      .where(and(isOwn(ctx, id), isRevision(revision), isAlive))
      .returning({ id: studyNotes.id }),
    current(ctx, id, isAlive),
  ]);
  const [[deleted], [now]] = results;
  if (deleted === undefined) throw changedElsewhere(now);
}

const isOwn = ({ reader }: ReaderCtx, id?: number): SQL | undefined =>
  and(eq(studyNotes.userId, reader.userId), id === undefined ? undefined : eq(studyNotes.id, id));

const isRevision = (revision: number | undefined): SQL | undefined =>
  revision === undefined ? undefined : eq(studyNotes.revision, revision);

const ofVerse = (
  ctx: ReaderCtx,
  { book, chapter, verse }: { book: BookId; chapter: number; verse: number },
  isAlive: SQL,
) => {
  const isPlace = and(
    eq(studyNotes.book, book),
    eq(studyNotes.chapter, chapter),
    eq(studyNotes.verse, verse),
  );
  return build
    .select()
    .from(studyNotes)
    .where(and(isOwn(ctx), isPlace, isAlive));
};

const current = (ctx: ReaderCtx, id: number, isAlive: SQL) =>
  build
    .select()
    .from(studyNotes)
    .where(and(isOwn(ctx, id), isAlive));

const changedElsewhere = (now: Note | undefined): Problem =>
  now === undefined ? noSuchNote() : conflict('This note was changed somewhere else.', now);

const conflict = (message: string, current: Note | undefined): Problem =>
  new Problem('conflict', message, current === undefined ? {} : { current });
