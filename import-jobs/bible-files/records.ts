import { MOST_LETTERS } from './encoding.ts';

/**
 * How the rows of a table are written. The delimiter '' is a line with the place before the text: `GEN 1:1 In the
 * beginning`. Without `quoted` a quotation mark is a letter like others.
 */
export interface Dialect {
  delimiter: string;
  quoted: boolean;
}

/** A row of a table. A row is broken if its quotation mark is never closed; then it ends with its line. */
export interface TableRow {
  row: number;
  fields: string[];
  isBroken: boolean;
}

/** A field in quotes may be so long, in letters. What is longer has lost its closing quotation mark. */
const MOST_QUOTED = 64 * 1024;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const LINE_END = /\r\n|\n|\r/gu;
const PLACE_BEFORE_TEXT =
  /^\s*[[(]?(\d{7,9}|\S.{0,40}?\d{1,3}[:.,]\d{1,3}[a-z]?(?:[-–]\d{1,3})?)[\])]?[\s|:.]+(?:[-–—] )?(\S.*)$/u;

/** Divides a text into rows while it comes in. */
export class RowReader {
  #text = '';
  #row: number;
  readonly #dialect: Dialect;

  constructor(dialect: Dialect, row = 1) {
    this.#dialect = dialect;
    this.#row = row;
  }

  /** Adds a piece of text, and returns the rows that are whole by then. What is empty or a line of dashes is no row. */
  *push(piece: string, isLast: boolean): Generator<TableRow> {
    const text = this.#text + piece;
    let at = 0;
    while (at < text.length) {
      const read = this.#next(text, at, isLast);
      if (read === null) break;
      if (read.isBroken || read.fields.some((field) => HAS_WORDS.test(field)))
        yield { row: this.#row, fields: read.fields, isBroken: read.isBroken };
      this.#row += 1;
      at = read.next;
    }
    this.#text = text.slice(at, at + MOST_LETTERS);
  }

  #next(text: string, at: number, isLast: boolean) {
    LINE_END.lastIndex = at;
    const end = LINE_END.exec(text);
    const lineEnd = end?.index ?? text.length;
    const { delimiter, quoted } = this.#dialect;
    const line = text.slice(at, lineEnd);
    if (quoted && line.includes('"')) {
      const read = quotedRow(text, at, delimiter, isLast);
      if (read === 'more') return null;
      if (read !== 'unclosed') return { ...read, isBroken: false };
    }
    // A carriage return at the end may be the first half of a line end.
    if (!isLast && (end === null || (end[0] === '\r' && LINE_END.lastIndex === text.length))) return null;
    const next = end === null ? text.length : LINE_END.lastIndex;
    const isBroken = quoted && line.includes('"');
    return { fields: fieldsOf(line, delimiter), next, isBroken };
  }
}

function fieldsOf(line: string, delimiter: string): string[] {
  return delimiter === '' ? (PLACE_BEFORE_TEXT.exec(line)?.slice(1, 3) ?? [line]) : line.split(delimiter);
}

type QuotedRow = { fields: string[]; next: number } | 'more' | 'unclosed';

/** Reads a row in which a field can be in quotes, with line ends inside and two quotation marks for one. */
function quotedRow(text: string, start: number, delimiter: string, isLast: boolean): QuotedRow {
  const fields: string[] = [];
  for (let at = start; ; ) {
    const quoted = quotedPart(text, at, isLast);
    if (typeof quoted === 'string') return quoted;
    LINE_END.lastIndex = quoted.next;
    const end = LINE_END.exec(text);
    const lineEnd = end?.index ?? text.length;
    const divider = text.indexOf(delimiter, quoted.next);
    if (divider === -1 || divider >= lineEnd) {
      const isHalf = end === null || (end[0] === '\r' && LINE_END.lastIndex === text.length);
      if (isHalf && !isLast) return 'more';
      fields.push(quoted.value + text.slice(quoted.next, lineEnd));
      return { fields, next: end === null ? text.length : LINE_END.lastIndex };
    }
    fields.push(quoted.value + text.slice(quoted.next, divider));
    at = divider + delimiter.length;
  }
}

/** The part in quotes at the beginning of a field; '' if it has none. */
function quotedPart(
  text: string,
  at: number,
  isLast: boolean,
): { value: string; next: number } | 'more' | 'unclosed' {
  // Some programs write a space after the delimiter.
  let start = at;
  while (text[start] === ' ') start += 1;
  if (text[start] !== '"') return { value: '', next: at };
  const close = closingQuote(text, start + 1);
  if (close === -1 || (close === text.length - 1 && !isLast))
    return !isLast && text.length - at < MOST_QUOTED ? 'more' : 'unclosed';
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), next: close + 1 };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at !== -1 && at - from <= MOST_QUOTED ? at : -1;
}

/** The rows of a decoded text as it comes in. */
export async function* rowsOf(
  pieces: AsyncIterable<string>,
  dialect: Dialect,
  row = 1,
): AsyncGenerator<TableRow> {
  const reader = new RowReader(dialect, row);
  for await (const piece of pieces) yield* reader.push(piece, false);
  yield* reader.push('', true);
}
