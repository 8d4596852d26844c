/**
 * One entry of a file, before it is checked as a note, or the reason why it cannot be read. `row` is the sheet row, the
 * Markdown line or the position in the JSON list.
 */
export type FileRow = { readonly row: number } & ({ readonly value: unknown } | { readonly reason: string });

/** A file that is not in the format of its name. The message continues a sentence that begins with "The file". */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** A file with more entries than one import takes. Reading stops at the first of them that is too many. */
export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}
