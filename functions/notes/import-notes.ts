import { z } from '@hono/zod-openapi';
import { findBook } from '../../domain/canon/find-book.ts';
import {
  type ImportedNotes,
  MAX_NOTES_FILE,
  type NotesFileBody,
  noteOfFile,
} from '../../domain/contract/index.ts';
import { checkAddress } from '../../domain/reference.ts';
import { ALIVE, askAsReader } from '../accounts/sessions.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { inWords } from '../http/validation.ts';
import { numberOf } from '../text/rows.ts';
import { readCsv } from './files/csv.ts';
import { type FileNote, type FileRow, UnreadableFile } from './files/file-note.ts';
import { readJson } from './files/json.ts';
import { readMarkdown } from './files/markdown.ts';
import { noteFrom } from './notes.ts';

const READERS: Readonly<Record<NotesFileBody['format'], (content: string, most: number) => FileRow[]>> = {
  json: readJson,
  markdown: readMarkdown,
  csv: readCsv,
};

/** The file's notes as rows of SQL, in the file's order. */
const IN_FILE = `select key as place, value ->> 'book' as book, value ->> 'chapter' as chapter,
  value ->> 'verse' as verse, value ->> 'notes' as notes, value ->> 'isKabbalistic' as is_kabbalistic,
  value ->> 'createdAt' as created_at, value ->> 'updatedAt' as updated_at from json_each(:notes)`;

/**
 * Takes in a file of notes, in one transaction while the session lives. A verse that has a note keeps it: the same is
 * unchanged, another is told with both texts. So is the second of two notes that a file has of one verse. What is no
 * note is refused by itself. Throws 400 for a file of another format, 413 for one that is too large.
 */
export async function importNotes(c: AppContext, body: NotesFileBody): Promise<ImportedNotes> {
  const rows = rowsOf(body);
  const now = c.var.deps.now();
  const notes: FileNote[] = [];
  const refused: ImportedNotes['refused'] = [];
  for (const row of rows) {
    const read = 'value' in row ? readNote(row.value, now) : row;
    if ('reason' in read) refused.push({ row: row.row, reason: read.reason });
    else notes.push(read);
  }
  const { results } = await askAsReader(c, (alive) => {
    const args = { ...alive, notes: JSON.stringify(notes) };
    return [
      {
        sql: `insert into study_notes (user_id, book, chapter, verse, notes, is_kabbalistic, created_at, updated_at)
          select :uid, book, chapter, verse, notes, is_kabbalistic, created_at, updated_at from (${IN_FILE})
          where ${ALIVE} order by place on conflict do nothing returning 1`,
        args,
      },
      {
        sql: `select f.place, n.* from (${IN_FILE}) f join study_notes n
          on n.user_id = :uid and n.book = f.book and n.chapter = f.chapter and n.verse = f.verse
          where (n.notes <> f.notes or n.is_kabbalistic <> f.is_kabbalistic) and ${ALIVE} order by f.place`,
        args,
      },
    ];
  });
  const [made = [], others = []] = results;
  const conflicting = others.map((row) => {
    const { book, chapter, verse, ...imported } = notes[numberOf(row, 'place')] as FileNote;
    const { notes: text, isKabbalistic } = imported;
    return { book, chapter, verse, current: noteFrom(row), imported: { notes: text, isKabbalistic } };
  });
  const unchanged = notes.length - made.length - conflicting.length;
  return { created: made.length, unchanged, conflicting, refused };
}

function rowsOf({ format, content }: NotesFileBody): FileRow[] {
  const { characters, notes } = MAX_NOTES_FILE;
  const tooLarge = (most: string) =>
    new Problem('too_large', `The file is too large: at most ${most} are taken in at once.`);
  if (content.length > characters) throw tooLarge(`${characters / 1_000_000} million characters`);
  try {
    const rows = READERS[format](content, notes + 1);
    if (rows.length > notes) throw tooLarge(`${notes.toLocaleString('en')} notes`);
    return rows;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Problem('bad_request', `The file ${error.message}.`, { fields: { content: error.message } });
  }
}

/** A note that this reader may have, or why it is none. */
function readNote(value: unknown, now: number): FileNote | { readonly reason: string } {
  const { data, error } = noteOfFile.safeParse(value);
  if (error !== undefined) {
    const [issue] = error.issues;
    const field = issue?.path.join('.') ?? '';
    return { reason: issue === undefined ? 'It is no note' : `${field} ${inWords(issue)}`.trim() };
  }
  const book = findBook(data.book);
  if (book === undefined) return { reason: `There is no book called “${data.book}”` };
  const { chapter, verse } = data;
  const check = checkAddress(book.id, chapter, verse);
  if (!check.ok) return { reason: check.reason };
  const updatedAt = past(data.updatedAt, now) ?? past(data.createdAt, now) ?? now;
  const createdAt = Math.min(past(data.createdAt, now) ?? updatedAt, updatedAt);
  return {
    ...{ book: book.id, chapter, verse, notes: data.notes, isKabbalistic: data.isKabbalistic },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

const instant = z.iso.datetime({ offset: true });

/** A time of a file that can have been, in milliseconds; null for what is none, or still to come. */
function past(text: string | null | undefined, now: number): number | null {
  const time = instant.safeParse(text).success ? Date.parse(text as string) : Number.NaN;
  return time <= now ? time : null;
}
