import { type FileNote, type FileRow, NOTE_FIELDS, UnreadableFile } from './file-note.ts';

export const writeJson = (notes: readonly FileNote[], exportedAt: string): string =>
  `${JSON.stringify({ exportedAt, notes }, ['exportedAt', ...NOTE_FIELDS], 2)}\n`;

/**
 * Reads notes from JSON: a notes export, the export of a whole account, or a plain list of notes.
 * @throws UnreadableFile
 */
export function readJson(content: string): FileRow[] {
  let file: unknown;
  try {
    file = JSON.parse(content.replace(/^\uFEFF/u, ''));
  } catch {
    throw new UnreadableFile('is not JSON');
  }
  const list = typeof file === 'object' && file !== null && 'notes' in file ? file.notes : file;
  if (!Array.isArray(list)) throw new UnreadableFile('has no list of notes');
  return list.map((value: unknown, index) => ({ row: index + 1, value }));
}
