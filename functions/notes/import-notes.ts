import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { returning, select } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { studyNotes } from '../../db/schema/index.ts';
import { findBook } from '../../domain/canon/index.ts';
import {
  type ImportedNotes,
  MAX_NOTES_FILE,
  type NotesFileBody,
  noteOfFile,
} from '../../domain/contract/index.ts';
import type { FileNote } from '../../domain/notes/index.ts';
import { checkAddress } from '../../domain/reference/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { inWords } from '../http/validation.ts';
import { askAsReader } from '../sessions/ask-as-reader.ts';
import { readCsv } from './files/csv.ts';
import { type FileRow, TooManyEntries, UnreadableFile } from './files/file-row.ts';
import { readJson } from './files/json.ts';
import { readMarkdown } from './files/markdown.ts';
import { noteTimes } from './files/note-times.ts';

const READERS: Readonly<Record<NotesFileBody['format'], (content: string, most: number) => FileRow[]>> = {
  json: readJson,
  markdown: readMarkdown,
  csv: readCsv,
};

/** SQL that reads the notes of a file from JSON as a table `f`, with their positions in the file. */
const inFile = (notes: readonly FileNote[]): SQL => sql`(
  select key as place, value ->> 'book' as book, value ->> 'chapter' as chapter, value ->> 'verse' as verse,
    value ->> 'notes' as notes, value ->> 'isKabbalistic' as is_kabbalistic, value ->> 'createdAt' as created_at,
    value ->> 'updatedAt' as updated_at from json_each(${JSON.stringify(notes)})) f`;

/**
 * Imports a file of notes in one transaction, while the session lives. If a verse already has a note, this note
 * stays, and if the file's note differs, the answer has both texts. If the file has two notes on one verse, this
 * applies to the second note. An entry that is not a valid note is refused, but the other entries are imported.
 * @throws Problem 400 for a file of another format, 413 for a file that is too large.
 */
export async function importNotes(ctx: ReaderCtx, body: NotesFileBody): Promise<ImportedNotes> {
  const now = ctx.now();
  const notes: FileNote[] = [];
  const refused: ImportedNotes['refused'] = [];
  const remarks: ImportedNotes['remarks'] = [];
  for (const entry of rowsOf(body)) {
    const { row } = entry;
    const read = 'value' in entry ? readNote(entry.value, now) : entry;
    if ('reason' in read) refused.push({ row, reason: read.reason });
    else {
      notes.push(read.note);
      remarks.push(...read.remarks.map((remark) => ({ row, remark })));
    }
  }
  const { results } = await askAsReader(ctx, (isAlive) => [
    addAll(ctx.reader.userId, notes, isAlive),
    findOthers(ctx.reader.userId, notes, isAlive),
  ]);
  const [made, others] = results;
  const conflicting = others.flatMap(({ place, ...current }) => {
    const note = notes[place];
    if (note === undefined) return [];
    const { book, chapter, verse, notes: text, isKabbalistic } = note;
    return [{ book, chapter, verse, current, imported: { notes: text, isKabbalistic } }];
  });
  const unchanged = notes.length - made.length - conflicting.length;
  return { created: made.length, unchanged, conflicting, refused, remarks };
}

const addAll = (userId: number, notes: readonly FileNote[], isAlive: SQL) =>
  returning(
    insertFrom(
      studyNotes,
      {
        userId,
        book: sql`f.book`,
        chapter: sql`f.chapter`,
        verse: sql`f.verse`,
        notes: sql`f.notes`,
        isKabbalistic: sql`f.is_kabbalistic`,
        createdAt: sql`f.created_at`,
        updatedAt: sql`f.updated_at`,
      },
      sql`from ${inFile(notes)} where ${isAlive} order by f.place on conflict do nothing`,
    ),
    { id: studyNotes.id },
  );

const findOthers = (userId: number, notes: readonly FileNote[], isAlive: SQL) =>
  select(
    { place: sql<number>`f.place`, ...getTableColumns(studyNotes) },
    sql`from ${inFile(notes)} join ${studyNotes} on ${studyNotes.userId} = ${userId} and ${studyNotes.book} = f.book
        and ${studyNotes.chapter} = f.chapter and ${studyNotes.verse} = f.verse
      where (${studyNotes.notes} <> f.notes or ${studyNotes.isKabbalistic} <> f.is_kabbalistic) and ${isAlive}
      order by f.place`,
  );

function rowsOf({ format, content }: NotesFileBody): FileRow[] {
  const { characters, notes } = MAX_NOTES_FILE;
  const tooLarge = (most: string) =>
    new Problem('too_large', `The file is too large. You can import at most ${most} at once.`);
  if (content.length > characters) throw tooLarge(`${characters / 1_000_000} million characters`);
  try {
    return READERS[format](content, notes);
  } catch (error) {
    if (error instanceof TooManyEntries) throw tooLarge(`${notes.toLocaleString('en')} notes`);
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Problem('bad_request', `The file ${error.message}.`, { fields: { content: error.message } });
  }
}

function readNote(
  value: unknown,
  now: number,
): { readonly note: FileNote; readonly remarks: readonly string[] } | { readonly reason: string } {
  const { data, error } = noteOfFile.safeParse(value);
  if (error !== undefined) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') ?? '';
    return { reason: issue === undefined ? 'It is not a note' : `${field} ${inWords(issue)}`.trim() };
  }
  const book = findBook(data.book);
  if (book === undefined) return { reason: `There is no book called “${data.book}”` };
  const { chapter, verse, notes, isKabbalistic } = data;
  const check = checkAddress(book.id, chapter, verse);
  if (!check.ok) return { reason: check.reason };
  const { remarks, ...times } = noteTimes(data, now);
  return { note: { book: book.id, chapter, verse, notes, isKabbalistic, ...times }, remarks };
}
