import { referredText } from '../files/character-references.ts';
import type { Findings } from './bible-file.ts';
import { RTF, withoutRtf } from './rtf.ts';
import { drop, strongsIn, VerseText } from './verse-text.ts';

/**
 * Everything in the text of a verse that is no text: tags of HTML, MyBible, MySword and theWord, Strong's numbers in
 * brackets or alone, codes of parsings such as `(8799)`, the title of a psalm in `<<…>>`, and paragraph signs.
 */
const TOKEN =
  /<!--.*?-->|<<([^<>]*)>>|<(\/?)([A-Za-z][A-Za-z]*)(\d*)([^<>]*)>|[<{[]\(?([HG]?\d{1,5}[a-z]?)\)?[>}\]]|(?<=\s)\(?([HG]\d{1,5})\)?(?=[\s.,;:?!]|$)|\((\d{4,5})\)|¶|^#(?=\s)/gsu;
const MARKED = /[<{[\\¶&]|^#\s|[HG]\d|\(\d{4}/u;
const REFERENCE = /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/giu;

type Role = 'number' | 'heading' | 'break' | 'format' | 'raised' | { drop: string };

const roles = (names: string, role: Role): [string, Role][] => names.split(' ').map((name) => [name, role]);

/** What a tag means. Tags of MySword and theWord begin with two capitals, MyBible's `<S>` is not HTML's `<s>`. */
const TAGS: ReadonlyMap<string, Role> = new Map([
  ...roles('S num', 'number'),
  ...roles('h title TS', 'heading'),
  ...roles('pb br p div li lb tr td CM CL CI PF PI', 'break'),
  ...roles(
    'i b em strong u s t e J a font span wj red small big FI Fi FO Fo FR Fr FU Fu FB Fb add nd ref D',
    'format',
  ),
  ...roles('sup', 'raised'),
  ...roles('f fn note not RF', { drop: 'footnotes' }),
  ...roles('n', { drop: 'notes' }),
  ...roles('x RX', { drop: 'cross references' }),
  ...roles('m tvm WT', { drop: 'parsings' }),
  ...roles('script style', { drop: 'scripts' }),
  ...roles('Q', { drop: 'interlinear words' }),
]);
/** Tags that stand alone although others of their kind hold text. */
const ALONE = /^(?:RX|WT)$/u;
const STRONGS_TAG = /^X?W[GH]$/u;

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (written, name: string) => referredText(name) ?? written)
    : text;

/** The text of a verse without its markup. `title` is what stands in `<<…>>` before it. */
export function readMarkup(
  written: string,
  letter: 'H' | 'G',
  findings: Findings,
): { verse: VerseText; title: string } {
  const verse = new VerseText();
  if (!MARKED.test(written)) {
    verse.add(written);
    return { verse, title: '' };
  }
  const raw = RTF.test(written) ? withoutRtf(written) : written;
  let title = '';
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(raw); token !== null; token = TOKEN.exec(raw)) {
    verse.add(decoded(raw.slice(at, token.index)));
    at = token.index + token[0].length;
    const [whole, inMarks, slash, name, digits = '', rest = '', number, bare, code] = token;
    if (inMarks !== undefined) {
      if (verse.isEmpty() && title === '') title = inMarks;
      else verse.add(inMarks);
    } else if (name !== undefined) {
      at = readTag({ raw, at, name, digits, rest, isEnd: slash === '/' }, verse, letter, findings);
    } else if (number !== undefined || bare !== undefined) {
      at = readNumber(whole, number ?? bare ?? '', at, verse, letter, findings);
    } else if (code !== undefined) {
      if (isParsing(code)) dropHere('parsings', verse, findings);
      else verse.add(whole);
    } else if (whole === '¶' || whole === '#') drop(findings, 'paragraph signs');
    TOKEN.lastIndex = at;
  }
  verse.add(decoded(raw.slice(at)));
  return { verse, title };
}

/** Numbers above the last Strong's number, with which old texts give the stem or tense of a verb. */
const isParsing = (code: string): boolean => Number(code) > 5624 && Number(code) < 9000;

function dropHere(kind: string, verse: VerseText, findings: Findings): void {
  drop(findings, kind);
  verse.gap();
}

function readNumber(
  whole: string,
  number: string,
  at: number,
  verse: VerseText,
  letter: 'H' | 'G',
  findings: Findings,
): number {
  // In square brackets a number without a letter is the sign of a note: `[1]`.
  const isLink = /[HG]/u.test(number) || whole.startsWith('<') || whole.startsWith('{');
  if (!isLink) dropHere('footnotes', verse, findings);
  else if (whole.includes('(') && Number(number.replace(/\D/gu, '')) > 8600)
    dropHere('parsings', verse, findings);
  else verse.link(strongsIn(number, letter));
  return at;
}

interface Tag {
  raw: string;
  at: number;
  name: string;
  digits: string;
  rest: string;
  isEnd: boolean;
}

/** Reads a tag and what belongs to it. Returns where the text goes on. */
function readTag(tag: Tag, verse: VerseText, letter: 'H' | 'G', findings: Findings): number {
  const { raw, at, name, digits, rest, isEnd } = tag;
  if (STRONGS_TAG.test(name)) {
    verse.link(strongsIn(`${name.at(-1)}${digits}`, letter));
    return at;
  }
  const role = TAGS.get(name) ?? TAGS.get(name.toLowerCase());
  if (role === 'break') {
    verse.add(' ');
    return at;
  }
  if (role === undefined || role === 'format' || isEnd) {
    if (!isEnd && role === undefined) drop(findings, 'other tags');
    if (!isEnd && role === 'format') drop(findings, 'italics and colours');
    return at;
  }
  const isAlone = rest.endsWith('/') || ALONE.test(name);
  const end = isAlone ? null : endOf(raw, at, name);
  readInside(role, end === null ? '' : raw.slice(at, end.from), verse, letter, findings);
  return end?.next ?? at;
}

/** Reads what stands between two tags. */
function readInside(
  role: Exclude<Role, 'break' | 'format'>,
  inside: string,
  verse: VerseText,
  letter: 'H' | 'G',
  findings: Findings,
): void {
  if (role === 'number' || (role === 'raised' && /^\W*[HG]\d{1,5}/u.test(inside)))
    verse.link(strongsIn(inside, letter));
  else if (role === 'heading') verse.addHeading(readMarkup(inside, letter, findings).verse.result().text);
  else dropHere(role === 'raised' ? 'footnotes' : role.drop, verse, findings);
}

/** Where the text in a tag ends: at `</f>`, or at `<Rf>` for `<RF>`. Null if it never does. */
function endOf(raw: string, at: number, name: string): { from: number; next: number } | null {
  const isPair = /^[A-Z]{2}$|^Q$/u.test(name);
  const close = isPair
    ? `<${name.length === 1 ? 'q' : name[0] + (name[1] ?? '').toLowerCase()}`
    : `</${name}`;
  const from = raw.indexOf(close, at);
  const to = from === -1 ? -1 : raw.indexOf('>', from);
  return to === -1 ? null : { from, next: to + 1 };
}
