import { findBook } from '../../../domain/canon/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { type FileNote, type FileRow, fileNote, UnreadableFile } from './file-note.ts';

/** Where a note begins: its facts, in a comment that no reader of the page sees. A damaged one begins a note too. */
const BEGINNING = /^<!-- note ([^\r\n]*)/gmu;
const END = /^(.*) -->\s*$/u;
/** A line of a note's own text that could be taken for one has a backslash before it, as Markdown escapes a `<`. */
const LOOKS_LIKE_ONE = /^(?=\\*<!-- note )/gmu;
const ESCAPED = /^\\(?=\\*<!-- note )/gmu;
const LINE_END = /^(?:\r\n|\r|\n)/u;
/** The heading, with the empty line below it. */
const HEADING = /^## ([^\r\n]*)(?:\r\n|\r|\n|$)(?:\r\n|\r|\n)?/u;

/** Notes as a page of Markdown: a heading a verse, and below it the text as it was written. */
export function writeMarkdown(notes: readonly FileNote[]): string {
  const written = notes.map((note) => {
    const { notes: text, ...facts } = fileNote(note);
    return `<!-- note ${JSON.stringify(facts)} -->\n## ${headingOf(facts)}\n\n${text.replace(LOOKS_LIKE_ONE, '\\')}\n\n`;
  });
  return `# My Study Notes\n\n${written.join('')}`;
}

/** What stands above a note for people; null where the facts are none of a verse. */
function headingOf({ book: name, chapter, verse }: Partial<Record<string, unknown>>): string | null {
  const book = typeof name === 'string' ? findBook(name)?.id : undefined;
  if (book === undefined || typeof chapter !== 'number' || typeof verse !== 'number') return null;
  return formatReference({ book, chapter, verse });
}

/** Reads such a file; whatever stands before the first note is left. Throws `UnreadableFile` where there is none. */
export function readMarkdown(content: string): FileRow[] {
  const beginnings = [...content.matchAll(BEGINNING)];
  if (beginnings.length === 0) throw new UnreadableFile('holds no notes as this site exports them');
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
 * The text between heading and empty line. Any other heading is the reader's own. An editor may have written other line
 * ends, or fewer at the file's end.
 */
function textIn(body: string, heading: string | null): string {
  const below = body.replace(LINE_END, '');
  const [whole, found] = HEADING.exec(below) ?? [];
  const text = found?.trimEnd() === heading ? below.slice(whole?.length) : below;
  const end = ['\n\n', '\r\n\r\n', '\n'].find((lines) => text.endsWith(lines)) ?? '';
  return text.slice(0, text.length - end.length).replace(ESCAPED, '');
}
