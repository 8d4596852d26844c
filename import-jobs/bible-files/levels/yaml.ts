import { RefusedFile } from '../../files/refused-file.ts';
import { LineCutter, MOST_LETTERS } from '../encoding.ts';
import { type OnEnd, OpenLevels, type Scalar, type Walker } from './level.ts';

/** A name with a colon after it, at the end of the line or before its value. */
const PAIR = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s'"[{#&*!|>%@`-].*?|-[^\s].*?)\s*:(?:\s+(.*))?$/u;
const ITEM = /^-(?:\s+|$)/u;
const IGNORED = /^\s*(?:#.*|---.*|\.\.\.|%.*)?$/u;
const MOST_LOOKED_AT = 30;

/** True if the first lines are names and items of YAML in each other. */
export function isYaml(head: string): boolean {
  const lines = head
    .split(/\r\n|\n|\r/u)
    .filter((line) => !IGNORED.test(line))
    .slice(0, MOST_LOOKED_AT);
  const isNested = lines.some((line) => /^\s+\S/u.test(line) || ITEM.test(line));
  const hasNames = lines.some((line) => PAIR.test(line.replace(/^[\s-]+/u, '')));
  return (
    isNested &&
    hasNames &&
    !/^\s/u.test(lines[0] ?? ' ') &&
    lines.every((line) => /^\s/u.test(line) || ITEM.test(line) || PAIR.test(line))
  );
}

interface OpenScalar {
  key: Scalar | null;
  indent: number;
  text: string;
  style: 'plain' | 'block' | "'" | '"';
}

const damaged = (row: number): RefusedFile =>
  new RefusedFile(`The YAML is damaged in line ${row}. Download the file again, or correct it there`);

/**
 * Reads YAML line by line, as far as files of texts use it: names and items in each other by their indents, and texts in
 * quotes, in blocks or over several lines. Lists and objects in brackets are left out.
 */
export class YamlWalker implements Walker {
  readonly #levels: OpenLevels;
  readonly #lines = new LineCutter();
  readonly #indents: { indent: number; isArray: boolean }[] = [];
  /** A name whose value stands on the next lines; the name of an item is null. */
  #waiting: { key: Scalar | null; indent: number } | null = null;
  #scalar: OpenScalar | null = null;
  #row = 0;

  constructor(onEnd: OnEnd) {
    this.#levels = new OpenLevels(onEnd);
  }

  write(piece: string): void {
    for (const line of this.#lines.push(piece)) this.#line(line);
  }

  close(): void {
    for (const line of this.#lines.end()) this.#line(line);
    const isOpen = this.#scalar?.style === "'" || this.#scalar?.style === '"';
    if (isOpen) throw new RefusedFile('The YAML is cut off: a text is never closed. Download the file again');
    this.#endScalar();
    while (this.#indents.length > 0) this.#endLevel();
  }

  #line(line: string): void {
    this.#row += 1;
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    if (this.#scalar !== null && this.#continues(this.#scalar, text, indent)) return;
    this.#endScalar();
    if (!IGNORED.test(line)) this.#entry(text, indent);
  }

  /** Adds a line to an open text; false if the text has ended. */
  #continues(scalar: OpenScalar, text: string, indent: number): boolean {
    const isQuoted = scalar.style === "'" || scalar.style === '"';
    if (!isQuoted && text !== '' && indent <= scalar.indent) return false;
    scalar.text = `${scalar.text.replace(/\\$/u, '')} ${text}`;
    if (scalar.text.length > MOST_LETTERS) throw damaged(this.#row);
    if (isQuoted && isClosed(scalar)) this.#endScalar();
    return true;
  }

  #entry(text: string, indent: number): void {
    const isItem = ITEM.test(text);
    this.#place(indent, isItem);
    if (!isItem) {
      this.#pair(text, indent);
      return;
    }
    const rest = text.replace(ITEM, '');
    const inner = indent + text.length - rest.length;
    if (rest === '') this.#waiting = { key: null, indent };
    else if (ITEM.test(rest) || PAIR.test(rest)) {
      this.#waiting = { key: null, indent };
      this.#entry(rest, inner);
    } else this.#value(null, rest, indent);
  }

  /** Ends the levels that a line of this indent is outside of, and begins the one that it is the first line of. */
  #place(indent: number, isItem: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    const isInside =
      waiting !== null &&
      (indent > waiting.indent || (isItem && indent === waiting.indent && waiting.key !== null));
    if (isInside || this.#indents.length === 0) {
      this.#levels.begin(waiting?.key ?? null, isItem);
      this.#indents.push({ indent, isArray: isItem });
      return;
    }
    if (waiting !== null) this.#levels.put(waiting.key, null);
    for (let last = this.#indents.at(-1); last !== undefined; last = this.#indents.at(-1)) {
      if (last.indent < indent || (last.indent === indent && last.isArray === isItem)) break;
      this.#endLevel();
    }
    const last = this.#indents.at(-1);
    if (last?.indent !== indent || last.isArray !== isItem) throw damaged(this.#row);
  }

  #pair(text: string, indent: number): void {
    const [, written, value = ''] = PAIR.exec(text) ?? [];
    if (written === undefined) throw damaged(this.#row);
    const key = /^["']/u.test(written) ? unquoted(written) : written;
    if (value === '' || value.startsWith('#')) this.#waiting = { key, indent };
    else this.#value(key, value, indent);
  }

  #value(key: Scalar | null, written: string, indent: number): void {
    const first = written[0];
    const style = first === "'" || first === '"' ? first : /^[|>][-+\d]*$/u.test(written) ? 'block' : 'plain';
    this.#scalar = { key, indent, text: style === 'block' ? '' : written, style };
    if ((style === "'" || style === '"') && isClosed(this.#scalar)) this.#endScalar();
  }

  #endScalar(): void {
    const scalar = this.#scalar;
    if (scalar === null) return;
    this.#scalar = null;
    const { key, style, text } = scalar;
    const plain = text.replace(/\s#.*$/u, '').trim();
    if (style === 'block') this.#levels.put(key, text);
    else if (style !== 'plain') this.#levels.put(key, unquoted(text));
    else if (/^(?:null|~|[[{].*)?$/iu.test(plain)) this.#levels.put(key, null);
    else this.#levels.put(key, /^\d{1,9}$/u.test(plain) ? Number(plain) : plain);
  }

  #endLevel(): void {
    this.#indents.pop();
    this.#levels.end();
  }
}

const isClosed = ({ style, text }: OpenScalar): boolean =>
  style === "'" ? /^'(?:[^']|'')*'\s*(?:#.*)?$/u.test(text) : /^"(?:[^"\\]|\\.)*"\s*(?:#.*)?$/u.test(text);

const ESCAPED: Readonly<Record<string, string>> = { n: ' ', t: ' ', r: ' ', '0': '', N: ' ', _: ' ' };

/** The text in quotation marks. */
function unquoted(written: string): string {
  const inside = written.slice(1, written.lastIndexOf(written[0] ?? ''));
  if (written.startsWith("'")) return inside.replaceAll("''", "'");
  return inside.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/giu, (_, short, long, sign) => {
    const code: string | undefined = short ?? long;
    return code === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16));
  });
}
