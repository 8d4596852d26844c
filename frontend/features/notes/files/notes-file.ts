import type { ImportedNotes, NotesFileBody, NotesFormat } from '../../../../domain/contract/index.ts';
import { joined, type Version } from '../drafts/draft.ts';

/** Largest file that is read, in bytes; the server counts again, in characters. */
const MAX_BYTES = 15_000_000;

/** The kinds of files, and what they are called. */
export const FORMATS: readonly { format: NotesFormat; extension: 'json' | 'md' | 'csv'; label: string }[] = [
  { format: 'json', extension: 'json', label: 'JSON' },
  { format: 'markdown', extension: 'md', label: 'Markdown' },
  { format: 'csv', extension: 'csv', label: 'CSV (spreadsheet)' },
];

/** A verse that has another note already. */
export type Conflicting = ImportedNotes['conflicting'][number];

/** What the reader does about it. */
export type FileChoice = 'mine' | 'file' | 'both';

/** What makes a file unfit to be sent; its message is for the reader. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** What is read of a file that the reader chose. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/**
 * Reads a file that the reader chose; its name's ending says its format, or what it begins with. Throws `UnfitFile` for
 * what is too large, or no text in UTF-8.
 */
export async function readNotesFile(file: ChosenFile): Promise<NotesFileBody> {
  if (file.size > MAX_BYTES) throw new UnfitFile(`${file.name} is too large for a file of notes.`);
  const bytes = await file.arrayBuffer();
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnfitFile(`${file.name} is not a text in UTF-8. A spreadsheet has to be saved as “CSV UTF-8”.`);
  }
  if (content.trim() === '') throw new UnfitFile(`${file.name} is empty.`);
  return { format: formatOf(file.name, content), content };
}

function formatOf(name: string, content: string): NotesFormat {
  const ending = /\.(json|md|markdown|csv)$/iu.exec(name)?.[1]?.toLowerCase();
  const known = FORMATS.find(({ format, extension }) => ending === extension || ending === format);
  if (known !== undefined) return known.format;
  if (/^\s*[[{]/u.test(content)) return 'json';
  return content.includes('<!-- note ') ? 'markdown' : 'csv';
}

/** What the verse is to hold by the reader's choice; null where it stays as it is. */
export function chosenVersion({ current, imported }: Conflicting, choice: FileChoice): Version | null {
  if (choice === 'mine') return null;
  if (choice === 'file') return imported;
  return joined(current, imported);
}

/** What the rows of a format are called. */
export const ROW_NAMES: Readonly<Record<NotesFormat, string>> = {
  json: 'Note',
  csv: 'Row',
  markdown: 'Line',
};
