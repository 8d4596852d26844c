import type { BookId } from '../../../domain/canon/books.ts';
import { formatReference } from '../../../domain/reference.ts';
import { type FileNote, type FileRow, fileNote, UnreadableFile } from './file-note.ts';

/** Where a note begins: its facts, in a comment that no reader of the page sees. */
const BEGINNING = /^<!-- note (.*) -->[^\S\r\n]*$/gmu;
/** A line of a note's own text that could be taken for one has a backslash before it, as Markdown escapes a `<`. */
const LOOKS_LIKE_ONE = /^(?=\\*<!-- note )/gmu;
const ESCAPED = /^\\(?=\\*<!-- note )/gmu;
/** The rest of the comment's line, and the heading with the empty line below it. */
const HEADING = /^(?:\r\n|\r|\n)(?:## [^\r\n]*(?:\r\n|\r|\n|$)(?:\r\n|\r|\n)?)?/u;

/** Notes as a page of Markdown: a heading a verse, and below it the text as it was written. */
export function writeMarkdown(notes: readonly FileNote[]): string {
  const written = notes.map((note) => {
    const { notes: text, ...facts } = fileNote(note);
    const { book, chapter, verse } = note;
    const heading = formatReference({ book: book as BookId, chapter, verse });
    return `<!-- note ${JSON.stringify(facts)} -->\n## ${heading}\n\n${text.replace(LOOKS_LIKE_ONE, '\\')}\n\n`;
  });
  return `# My Study Notes\n\n${written.join('')}`;
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
    return { row, value: { ...facts, notes: textIn(body) } };
  });
}

function factsIn(json: string): object | null {
  try {
    const facts: unknown = JSON.parse(json);
    return typeof facts === 'object' ? facts : null;
  } catch {
    return null;
  }
}

/** The text between heading and empty line. An editor may have written other line ends, or fewer at the file's end. */
function textIn(body: string): string {
  const text = body.replace(HEADING, '');
  const end = ['\n\n', '\r\n\r\n', '\n'].find((lines) => text.endsWith(lines)) ?? '';
  return text.slice(0, text.length - end.length).replace(ESCAPED, '');
}
