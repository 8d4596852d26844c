import { findBook } from '../../../domain/canon/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { type FileNote, type FileRow, NOTE_FIELDS, UnreadableFile } from './file-note.ts';

/**
 * The beginning of a note: its fields, in a comment that a rendered page does not show. A damaged comment also begins a
 * note.
 */
const BEGINNING = /^<!-- note ([^\r\n]*)/gmu;
const END = /^(.*) -->\s*$/u;
/**
 * A line in a note's text that looks like the beginning of a note. It gets a backslash before it, as Markdown
 * escapes a `<`.
 */
const LOOKS_LIKE_ONE = /^(?=\\*<!-- note )/gmu;
const ESCAPED = /^\\(?=\\*<!-- note )/gmu;
const LINE_END = /^(?:\r\n|\r|\n)/u;
const HEADING = /^## ([^\r\n]*)(?:\r\n|\r|\n|$)(?:\r\n|\r|\n)?/u;

const FACTS = NOTE_FIELDS.filter((field) => field !== 'notes');

export function writeMarkdown(notes: readonly FileNote[]): string {
  const written = notes.map((note) => {
    const facts = JSON.stringify(note, FACTS);
    return `<!-- note ${facts} -->\n## ${headingOf(note)}\n\n${note.notes.replace(LOOKS_LIKE_ONE, '\\')}\n\n`;
  });
  return `# My Study Notes\n\n${written.join('')}`;
}

/**
 * The heading that the Markdown export writes above a note; null if the fields do not name a verse.
 */
function headingOf({ book: name, chapter, verse }: Partial<Record<string, unknown>>): string | null {
  const book = typeof name === 'string' ? findBook(name)?.id : undefined;
  if (book === undefined || typeof chapter !== 'number' || typeof verse !== 'number') return null;
  return formatReference({ book, chapter, verse });
}

/** Reads notes from Markdown. Text before the first note is ignored. Throws `UnreadableFile` if there is no note. */
export function readMarkdown(content: string): FileRow[] {
  const beginnings = [...content.matchAll(BEGINNING)];
  if (beginnings.length === 0) throw new UnreadableFile('has no notes in the form that this site exports');
  let row = 1;
  let counted = 0;
  return beginnings.map((match, index): FileRow => {
    row += content.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    const facts = factsIn(match[1] ?? '');
    if (facts === null) return { row, reason: 'Its first line cannot be read' };
    const body = content.slice(match.index + match[0].length, beginnings[index + 1]?.index);
    return { row, value: { ...facts, notes: textIn(body, headingOf(facts)) } };
  });
}

function factsIn(comment: string): object | null {
  try {
    const facts: unknown = JSON.parse(END.exec(comment)?.[1] ?? '');
    return typeof facts === 'object' ? facts : null;
  } catch {
    return null;
  }
}

/**
 * The text of a note, without the heading that the export wrote and the empty line at its end. Any other heading
 * belongs to the note. An editor may have changed the line ends, or removed line ends at the end of the file.
 */
function textIn(body: string, heading: string | null): string {
  const below = body.replace(LINE_END, '');
  const [whole, found] = HEADING.exec(below) ?? [];
  const text = found?.trimEnd() === heading ? below.slice(whole?.length) : below;
  const end = ['\n\n', '\r\n\r\n', '\n'].find((lines) => text.endsWith(lines)) ?? '';
  return text.slice(0, text.length - end.length).replace(ESCAPED, '');
}
