import { BOM, csvLines } from '../basics/index.ts';
import { findBook } from '../canon/index.ts';
import type { Note, NotesFormat } from '../contract/index.ts';
import { formatReference } from '../reference/index.ts';
import { pagesText } from '../text/index.ts';

export const NOTE_FIELDS = [
  'book',
  'chapter',
  'verse',
  'notes',
  'isKabbalistic',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Note)[];

/** A note in a file of notes. */
export type FileNote = Pick<Note, (typeof NOTE_FIELDS)[number]>;

/**
 * Matches the place before a line in a note's text that looks like the beginning of a note. A backslash is written
 * there, as Markdown escapes a `<`.
 */
const LOOKS_LIKE_BEGINNING = /^(?=\\*<!-- note )/gmu;

const FACTS = NOTE_FIELDS.filter((field) => field !== 'notes');

const WRITERS: Readonly<Record<NotesFormat, (notes: readonly FileNote[], exportedAt: string) => string>> = {
  json: (notes, exportedAt) =>
    `${JSON.stringify({ exportedAt, notes }, ['exportedAt', ...NOTE_FIELDS], 2)}\n`,
  markdown: (notes) => `# ${pagesText.myNotes.title}\n\n${notes.map(markdownOf).join('')}`,
  csv: (notes) =>
    BOM + csvLines([NOTE_FIELDS, ...notes.map((note) => NOTE_FIELDS.map((column) => note[column]))]),
};

/** Writes a file of notes. The import reads it back without loss. */
export const writeNotes = (format: NotesFormat, notes: readonly FileNote[], exportedAt: string): string =>
  WRITERS[format](notes, exportedAt);

function markdownOf(note: FileNote): string {
  const text = note.notes.replace(LOOKS_LIKE_BEGINNING, '\\');
  return `<!-- note ${JSON.stringify(note, FACTS)} -->\n## ${noteHeading(note)}\n\n${text}\n\n`;
}

/** The heading above a note in a Markdown file. Null if the fields do not name a verse. */
export function noteHeading({
  book: name,
  chapter,
  verse,
}: Partial<Record<'book' | 'chapter' | 'verse', unknown>>): string | null {
  const book = typeof name === 'string' ? findBook(name)?.id : undefined;
  if (book === undefined || typeof chapter !== 'number' || typeof verse !== 'number') return null;
  return formatReference({ book, chapter, verse });
}
