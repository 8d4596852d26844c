import type { ByteSource } from '../../files/byte-source.ts';
import type { Encoding } from '../bible-file.ts';
import { roleOfName } from '../column-names.ts';
import { decoded, linesOf } from '../encoding.ts';
import type { Found, Reading, Shape } from '../found.ts';
import { smallNumber } from '../place.ts';
import { drop } from '../verse-text.ts';

/** Signs before the words of a line: those of Markdown, and `$$$` of SWORD’s import files. */
const LEAD = String.raw`^[\s#>*_$]*`;
/** Chapter and verse, also with the book before and the text after them: `[1:1] …`, `**[1:1]** …`, `$$$Ruth 1:1`. */
const PLACE = new RegExp(
  String.raw`${LEAD}[[(]?(\S.{0,40}?\s)??(\d{1,3}):(\d{1,3}[a-z]?(?:[-–]\d{1,3})?)[\])]?[*_]*[.:]?(?:\s+(.*))?$`,
  'u',
);
const VERSE = new RegExp(String.raw`${LEAD}[[(]?(\d{1,3})[\])]?[*_]*[.:)]?\s+(\D.*)$`, 'u');
const NUMBERED = /^(\p{L}+|.*\p{L}.*?)[\s.,]+(?:(\p{L}+)\.?\s+)?(\d{1,3})$/u;
/** Titles of whole Bibles have names of people in them. */
const WHOLE = /\b(?:bible|testament|version|translat\w*|copyright|project)\b/iu;
const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };
const MOST_HEADING = 80;
/** A longer line is not asked whether it is a heading: that would take hours for a line of some thousand letters. */
const MOST_LINE = 160;
const FEWEST_VERSES = 3;
const FEWEST_LETTERS = 6;

/**
 * Opens a text in which lines name the book and the chapter of the verses after them: plain texts with headings, Markdown,
 * and SWORD’s import files, which have the place and the text on lines of their own. Null if it is none.
 */
export function openHeaded(
  source: ByteSource,
  encoding: Encoding,
  head: string,
  reading: Reading,
): Shape | null {
  const trial = new HeadedReader(reading);
  for (const [at, line] of head.split(/\r\n|\n|\r/u).entries()) trial.line(line, at + 1);
  trial.end();
  if (trial.verses < FEWEST_VERSES || trial.outside > trial.verses || !areTexts(trial.take())) return null;
  reading.findings.dropped.clear();
  return {
    kind: 'text with headings',
    encoding,
    async *read() {
      const reader = new HeadedReader(reading);
      for await (const { row, text } of linesOf(decoded(source, encoding))) {
        reader.line(text, row);
        yield* reader.take();
      }
      reader.end();
      yield* reader.take();
    },
  };
}

/** True if most verses have words. Lists of numbers of verses have none; many of the first verses can be empty. */
function areTexts(found: readonly Found[]): boolean {
  const words = found.flatMap((one) => ('text' in one ? [`${one.text}`] : []));
  const long = words.filter((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS);
  return long.length * 2 >= words.length;
}

interface Open {
  book: string;
  chapter: number;
  verse: string;
  text: string;
  row: number;
}

class HeadedReader {
  verses = 0;
  /** Lines after the first verse that are neither verses nor headings. */
  outside = 0;
  readonly #reading: Reading;
  #found: Found[] = [];
  #open: Open | null = null;
  #book: string | null = null;
  #chapter = 0;
  #verse = 0;
  /** What headings have said since the last verse. A marked heading that is not understood may name a book. */
  #next: { book: string | null; marked: string | null; chapter: number | null } = NOTHING;
  /** True after a line such as “Otherwise called:”, whose next line is another name of the same book. */
  #isOtherName = false;
  #isAfterGap = true;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  take(): Found[] {
    const taken = this.#found;
    this.#found = [];
    return taken;
  }

  line(line: string, row: number): void {
    if (line.trim() === '') {
      this.#isAfterGap = true;
      return;
    }
    const [, named, chapter, verse, text = ''] = PLACE.exec(line) ?? [];
    const isPlace = verse !== undefined && (named === undefined || this.#meaning(named) !== null);
    if (isPlace) this.#begin(named?.trim() ?? null, Number(chapter), verse, text, row);
    else if (!this.#numbered(line, row)) this.#other(line);
    this.#isAfterGap = false;
  }

  end(): void {
    if (this.#open !== null && this.#open.text.trim() !== '') this.#found.push(this.#open);
    this.#open = null;
  }

  /** A line that begins with the number of a verse of the open chapter. */
  #numbered(line: string, row: number): boolean {
    const [, number, text = ''] = VERSE.exec(line) ?? [];
    if (number === undefined || (this.#next.book ?? this.#book) === null) return false;
    const { book, chapter } = this.#next;
    const goesOn = chapter === null && this.#book !== null && Number(number) === this.#verse + 1;
    const isFirst = (chapter !== null || book !== null) && Number(number) === 1;
    if (!goesOn && !isFirst) return false;
    this.#begin(null, goesOn ? this.#chapter : (chapter ?? 1), number, text, row);
    return true;
  }

  #begin(named: string | null, chapter: number, verse: string, text: string, row: number): void {
    this.end();
    const { book, marked } = this.#next;
    const number = Number.parseInt(verse, 10);
    // A heading inside a chapter can be the name of a person who has a book.
    const goesOn = this.#book !== null && chapter === this.#chapter && number === this.#verse + 1;
    const first = chapter === 1 && number <= 1 ? marked : null;
    this.#book = named ?? (goesOn ? this.#book : (book ?? first ?? this.#book));
    this.#chapter = chapter;
    this.#verse = number;
    this.#next = NOTHING;
    this.#isOtherName = false;
    if (this.#book === null) return;
    this.verses += 1;
    // Of verses 0 only the titles of psalms are text.
    if (number > 0 || this.#meaning(this.#book) === 'psalms')
      this.#open = { book: this.#book, chapter, verse, text, row };
  }

  #other(line: string): void {
    const isMarked = /^\s*(?:#|\$\$\$)/u.test(line);
    const words = line.length > MOST_LINE ? '' : line.replace(/^[\s#>*_$[]+|[\s*_.\]]+$/gu, '');
    const goesOn = this.#open?.text === '' || !(this.#isAfterGap || this.#isChapter(words));
    if (this.#open !== null && !isMarked && goesOn) {
      this.#open.text = `${this.#open.text} ${line.trim()}`.trim();
      return;
    }
    if (words !== '' && words.length <= MOST_HEADING && this.#heading(words, isMarked)) {
      this.end();
      return;
    }
    this.end();
    if (this.verses === 0) return;
    this.outside += 1;
    drop(this.#reading.findings, 'words outside verses');
  }

  /** True for a chapter, or a book and a chapter, and nothing else. */
  #isChapter(words: string): boolean {
    return chapterIn(words) !== null || this.#numberedBook(words) !== null;
  }

  /** The book and the chapter of a heading such as `Ruth 1`, `RUTH, CHAPTER 1`. */
  #numberedBook(words: string): { book: string; chapter: number } | null {
    const [, book = '', word, chapter] = NUMBERED.exec(words) ?? [];
    const isRead = (word === undefined || roleOfName(word) === 'chapter') && this.#meaning(book) !== null;
    return isRead ? { book, chapter: Number(chapter) } : null;
  }

  /** Reads what a heading says; false if it says nothing. */
  #heading(words: string, isMarked: boolean): boolean {
    if (words.endsWith(':')) {
      this.#isOtherName = true;
      return true;
    }
    const chapter = chapterIn(words);
    if (chapter !== null) {
      this.#next = { ...this.#next, chapter };
      return true;
    }
    const numbered = this.#numberedBook(words);
    const book = numbered?.book ?? this.#bookIn(words);
    if (book !== null) {
      if (!this.#isOtherName) this.#next = { ...this.#next, book, chapter: numbered?.chapter ?? null };
      this.#isOtherName = false;
      return true;
    }
    if (isMarked && this.#next.chapter === null) this.#next = { ...this.#next, marked: words };
    return isMarked;
  }

  /** The book that a heading names alone or in a title: “The First Epistle of Paul to the Corinthians”. */
  #bookIn(words: string): string | null {
    if (this.#meaning(words) !== null) return words;
    if (WHOLE.test(words)) return null;
    let ordinal = '';
    for (const [word] of words.matchAll(/\p{L}+/gu)) {
      const number = ORDINALS[word.toLowerCase()];
      if (number !== undefined) ordinal = `${number} `;
      else if (/^\p{Lu}/u.test(word) && word.length > 3)
        for (const name of [`${ordinal}${word}`, word]) if (this.#meaning(name) !== null) return name;
    }
    return null;
  }

  #meaning(name: string): string | null {
    return this.#reading.books.meaning(name.trim());
  }
}

const NOTHING = { book: null, marked: null, chapter: null };

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The number of a heading that says a chapter: `Chapter 3`, `CHAPTER XII`, `Kapitel 3`. Null for others. */
function chapterIn(words: string): number | null {
  const [, word = '', number = ''] = /^(\p{L}+)\.?\s+(\d{1,3}|[IVXLC]+)$/u.exec(words) ?? [];
  if (roleOfName(word) !== 'chapter') return null;
  const digits = smallNumber(number);
  if (digits !== null) return digits;
  const values = [...number].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
