import { type FileRow, TooManyEntries, UnreadableFile } from './file-row.ts';

/** The most lists and objects in each other: an account's export has three. */
const MAX_DEPTH = 20;
/** The most values of a file for each note that it may have. A note in an account's export has eight. */
const VALUES_OF_NOTE = 20;

/**
 * Reads notes from JSON: a notes export, the export of a whole account, or a plain list of notes.
 * @throws UnreadableFile
 * @throws TooManyEntries if a list in the file has more than `most` entries.
 */
export function readJson(content: string, most: number): FileRow[] {
  checkSize(content, most);
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

/**
 * Counts the values of a file without making them, and stops where there are too many. `JSON.parse` cannot stop: it
 * would first make millions of empty objects.
 */
function checkSize(content: string, most: number): void {
  /** The number of values so far in each list or object that is open. The first number is for the file itself. */
  const counts = [0];
  let total = 0;
  const count = () => {
    const inThis = (counts.pop() ?? 0) + 1;
    counts.push(inThis);
    total++;
    if (inThis > most || total > most * VALUES_OF_NOTE) throw new TooManyEntries();
  };
  for (let at = 0; at < content.length; at++) {
    switch (content[at]) {
      case '"':
        at = endOfText(content, at);
        break;
      case '[':
      case '{':
        counts.push(0);
        if (counts.length > MAX_DEPTH + 1) throw new UnreadableFile('has no list of notes');
        count();
        break;
      case ',':
        count();
        break;
      case ']':
      case '}':
        counts.pop();
        break;
    }
  }
}

/** The place of the quotation mark that ends a text. */
function endOfText(content: string, start: number): number {
  let at = start + 1;
  while (at < content.length && content[at] !== '"') at += content[at] === '\\' ? 2 : 1;
  return at;
}
