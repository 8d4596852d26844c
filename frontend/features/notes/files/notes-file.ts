import type { ImportedNotes, NotesFileBody, NotesFormat } from '../../../../domain/contract/index.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { joinVersions } from '../drafts/conflict.ts';
import type { Version } from '../drafts/draft.ts';

/** The largest file of notes that is read, in bytes. The server has its own limit in characters. */
const MAX_BYTES = 15_000_000;

export const FORMATS: readonly { format: NotesFormat; extension: 'json' | 'md' | 'csv'; label: string }[] = [
  { format: 'json', extension: 'json', label: notesText.files.formats.json },
  { format: 'markdown', extension: 'md', label: notesText.files.formats.markdown },
  { format: 'csv', extension: 'csv', label: notesText.files.formats.csv },
];

export type Conflicting = ImportedNotes['conflicting'][number];

export type FileChoice = 'mine' | 'file' | 'both';

export class InvalidNotesFile extends Error {
  override readonly name = 'InvalidNotesFile';
}

export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/**
 * Reads a file of notes that the reader chose. The ending of the file's name gives the format. Without a known
 * ending, the content gives it. Throws `InvalidNotesFile` if the file is too large, empty, or not text in UTF-8.
 */
export async function readNotesFile(file: ChosenFile): Promise<NotesFileBody> {
  if (file.size > MAX_BYTES) throw new InvalidNotesFile(notesText.files.tooLarge(file.name));
  const bytes = await file.arrayBuffer();
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidNotesFile(notesText.files.notUtf8(file.name));
  }
  if (content.trim() === '') throw new InvalidNotesFile(notesText.files.empty(file.name));
  return { format: formatOf(file.name, content), content };
}

function formatOf(name: string, content: string): NotesFormat {
  const ending = /\.(json|md|markdown|csv)$/iu.exec(name)?.[1]?.toLowerCase();
  const knownFormat = FORMATS.find(({ format, extension }) => ending === extension || ending === format);
  if (knownFormat !== undefined) return knownFormat.format;
  if (/^\s*[[{]/u.test(content)) return 'json';
  return content.includes('<!-- note ') ? 'markdown' : 'csv';
}

/**
 * The version of the note to save after the reader's choice in a conflict. Null if the choice does not change the
 * note.
 */
export function chosenVersion({ current, imported }: Conflicting, choice: FileChoice): Version | null {
  if (choice === 'mine') return null;
  if (choice === 'file') return imported;
  return joinVersions(current, imported);
}

/** What messages call one entry of a file of each format, as in "Row 5". */
export const ROW_NAMES: Readonly<Record<NotesFormat, string>> = {
  json: 'Note',
  csv: 'Row',
  markdown: 'Line',
};
