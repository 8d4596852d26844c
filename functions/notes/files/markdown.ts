import { noteHeading } from '../../../domain/notes/index.ts';
import { type FileRow, TooManyEntries, UnreadableFile } from './file-row.ts';

/**
 * The beginning of a note: its fields, in a comment that a rendered page does not show. A damaged comment also begins a
 * note.
 */
const BEGINNING = /^<!-- note ([^\r\n]*)/gmu;
/** The fields are one flat object in JSON. */
const FACTS = /^(\{[^[\]{}]*\}) -->\s*$/u;
/** Matches the backslash before a line in a note's text that looks like the beginning of a note. */
const ESCAPED = /^\\(?=\\*<!-- note )/gmu;
/** A comment of an export has about 200 characters. A far longer one could hold so many fields that reading takes seconds. */
const LONGEST_COMMENT = 2000;
const LINE_END = /^(?:\r\n|\r|\n)/u;
const HEADING = /^## ([^\r\n]*)(?:\r\n|\r|\n|$)(?:\r\n|\r|\n)?/u;

/**
 * Reads notes from Markdown. Text before the first note is ignored.
 * @throws UnreadableFile if there is no note.
 * @throws TooManyEntries if there are more than `most` notes.
 */
export function readMarkdown(content: string, most: number): FileRow[] {
  const beginnings: RegExpExecArray[] = [];
  for (const beginning of content.matchAll(BEGINNING)) {
    if (beginnings.length === most) throw new TooManyEntries();
    beginnings.push(beginning);
  }
  if (beginnings.length === 0) throw new UnreadableFile('has no notes in the form that this site exports');
  let row = 1;
  let counted = 0;
  return beginnings.map((match, index): FileRow => {
    for (; counted < match.index; counted++) if (content[counted] === '\n') row++;
    const facts = factsIn(match[1] ?? '');
    if (facts === null) return { row, reason: 'Its first line cannot be read' };
    const body = content.slice(match.index + match[0].length, beginnings[index + 1]?.index);
    return { row, value: { ...facts, notes: textIn(body, noteHeading(facts)) } };
  });
}

function factsIn(comment: string): object | null {
  if (comment.length > LONGEST_COMMENT) return null;
  const [, json] = FACTS.exec(comment) ?? [];
  if (json === undefined) return null;
  try {
    const facts: unknown = JSON.parse(json);
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
