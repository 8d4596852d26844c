import { Tokenizer, TokenType } from '@streamparser/json';
import type { ByteSource } from '../files/byte-source.ts';
import { RefusedFile } from '../files/refused-file.ts';
import type { Encoding, Guesses } from './bible-file.ts';
import { chosenColumns, guessColumns, missingRoles, type Roles, roleOfName } from './columns.ts';
import { decoded, MOST_LETTERS } from './encoding.ts';
import type { Found, FoundVerse, Reading, Shape } from './found.ts';
import { isPair, readPlace, readVerse, smallNumber } from './place.ts';
import { bookOfName } from './table-place.ts';

type Scalar = string | number;

/** An object or array that is open: its key in the one around it, and its values that are no objects or arrays. */
interface Level {
  isArray: boolean;
  key: Scalar;
  values: Map<Scalar, Scalar>;
  /** The number of values so far, which is the key of the next one in an array. */
  count: number;
  /** True if an object or array in it was or is open. */
  hasLevels: boolean;
}

const MOST_DEPTH = 40;
const MOST_VALUES = 2000;
/** The most verses that are kept until the name of their book comes. The Psalms have 2,461. */
const MOST_WAITING = 5000;

export const isJson = (head: string): boolean =>
  /^\s*[[{]\s*(?:["[{\]}]|-?\d)/u.test(head) && !/^\s*\{\\/u.test(head);

/**
 * Reads JSON token by token, and calls `onValue` for each text or number with the levels around it, and `onEnd` for each
 * object or array that ends.
 */
class JsonWalker {
  readonly #tokens = new Tokenizer({ separator: '' });
  readonly #levels: Level[] = [];
  readonly #onEnd: (level: Level, around: readonly Level[]) => void;
  #key: string | null = null;
  #expects: 'value' | 'key' | 'colon' | 'comma' = 'value';
  #idle = 0;

  constructor(onEnd: (level: Level, around: readonly Level[]) => void) {
    this.#onEnd = onEnd;
    this.#tokens.onToken = ({ token, value }) => this.#token(token, value as Scalar);
    this.#tokens.onError = (error) => {
      throw error instanceof RefusedFile ? error : damaged(error.message);
    };
  }

  write(piece: string): void {
    this.#idle += piece.length;
    this.#tokens.write(piece);
    if (this.#idle > MOST_LETTERS)
      throw new RefusedFile(
        `The JSON has a text longer than ${MOST_LETTERS / 1024 / 1024} MB: it is no Bible`,
      );
  }

  close(): void {
    if (!this.#tokens.isEnded) this.#tokens.end();
    if (this.#levels.length > 0) throw damaged('it ends in the middle');
  }

  #token(token: TokenType, value: Scalar): void {
    this.#idle = 0;
    if (token === TokenType.COLON) this.#take('colon', 'value');
    else if (token === TokenType.COMMA) this.#take('comma', this.#levels.at(-1)?.isArray ? 'value' : 'key');
    else if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET)
      this.#begin(token === TokenType.LEFT_BRACKET);
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET)
      this.#end(token === TokenType.RIGHT_BRACKET);
    else if (this.#expects === 'key' && token === TokenType.STRING) {
      this.#key = String(value);
      this.#expects = 'colon';
    } else if (token !== TokenType.SEPARATOR)
      this.#scalar(token === TokenType.STRING || token === TokenType.NUMBER ? value : null);
  }

  #take(expected: string, next: 'value' | 'key'): void {
    if (this.#expects !== expected || this.#levels.length === 0)
      throw damaged('a sign stands at a wrong place');
    this.#expects = next;
  }

  #keyOfNext(): Scalar {
    if (this.#expects !== 'value') throw damaged('a comma or a name is missing');
    const level = this.#levels.at(-1);
    const key = level === undefined || level.isArray ? (level?.count ?? 0) : (this.#key ?? '');
    if (level !== undefined) level.count += 1;
    this.#expects = this.#levels.length === 0 ? 'value' : 'comma';
    return key;
  }

  #begin(isArray: boolean): void {
    const key = this.#keyOfNext();
    const around = this.#levels.at(-1);
    if (around !== undefined) around.hasLevels = true;
    if (this.#levels.length >= MOST_DEPTH)
      throw new RefusedFile(`The JSON has more than ${MOST_DEPTH} levels: it is no Bible`);
    this.#levels.push({ isArray, key, values: new Map(), count: 0, hasLevels: false });
    this.#expects = isArray ? 'value' : 'key';
  }

  #end(isArray: boolean): void {
    const level = this.#levels.pop();
    const isEmpty = level?.count === 0 && this.#expects === (isArray ? 'value' : 'key');
    if (level?.isArray !== isArray || !(this.#expects === 'comma' || isEmpty))
      throw damaged('a bracket stands at a wrong place');
    this.#onEnd(level, this.#levels);
    this.#expects = this.#levels.length === 0 ? 'value' : 'comma';
  }

  #scalar(value: Scalar | null): void {
    const key = this.#keyOfNext();
    const level = this.#levels.at(-1);
    if (level === undefined) throw damaged('it is no object or list');
    if (value === null) return;
    // Only a list of verses has so many values, and a flat object of places. Their values are given away in pieces.
    if (level.values.size >= MOST_VALUES) {
      this.#onEnd(level, this.#levels.slice(0, -1));
      level.values.clear();
    }
    level.values.set(key, value);
  }
}

const damaged = (reason: string): RefusedFile =>
  new RefusedFile(
    `The JSON is damaged or cut off: ${reason.replace(/\.$/u, '')}. Download the file again, or correct it there`,
  );

/** The names of the values of a row, or their places in a list, and what they are. Nothing if the file has no rows. */
interface JsonRows {
  names: Scalar[];
  roles: Roles;
  texts: number[];
  samples: string[][];
}

/** True for what can be a row: it holds no other objects, and its names are no verses or places. */
function canBeRow({ values, hasLevels, isArray }: Level): boolean {
  if (hasLevels || values.size < 2 || values.size > 60) return false;
  const isPlace = (name: string): boolean =>
    smallNumber(name) !== null || isPair(name) || readPlace(name) !== null;
  return isArray || ![...values.keys()].map(String).some(isPlace);
}

/** The rows in the beginning of a JSON file: objects or lists with the same names, of which one is a text. */
function rowsIn(head: string, guesses: Guesses, reading: Reading): JsonRows {
  const found = new Map<string, { names: Scalar[]; isArray: boolean; rows: string[][] }>();
  const walker = new JsonWalker((level) => {
    if (!canBeRow(level)) return;
    const names = [...level.values.keys()];
    const id = JSON.stringify(names);
    const known = found.get(id) ?? { names, isArray: level.isArray, rows: [] };
    if (known.rows.length < 200) known.rows.push([...level.values.values()].map(String));
    found.set(id, known);
  });
  try {
    walker.write(head);
  } catch {
    // The reader will say what is wrong, with its place.
  }
  const groups = [...found.values()].toSorted((a, b) => b.rows.length - a.rows.length).slice(0, 10);
  for (const { names, isArray, rows } of groups) {
    const named = names.map((name) => (typeof name === 'number' ? '' : name));
    const chosen = chosenColumns(named, guesses);
    if (guesses.text !== undefined && named.includes(guesses.text)) chosen.text = named.indexOf(guesses.text);
    const guessed = guessColumns(named, rows, reading.books, chosen);
    // A list is a row only if it says everything: otherwise it is a list of verses.
    const isRow = isArray
      ? missingRoles(guessed.roles, false).length === 0
      : guessed.roles.text !== undefined;
    if (isRow) return { names, ...guessed, samples: rows.slice(0, 3) };
  }
  return { names: [], roles: {}, texts: [], samples: [] };
}

/** Opens JSON: a list of rows, or objects and lists of books, chapters and verses in each other. */
export function openJson(
  source: ByteSource,
  encoding: Encoding,
  head: string,
  guesses: Guesses,
  reading: Reading,
): Shape {
  const rows = rowsIn(head, guesses, reading);
  const texts = rows.texts.map((at) => `${rows.names[at]}`);
  const names = rows.names.map(String);
  const chosen = Object.fromEntries(Object.entries(rows.roles).map(([role, at]) => [role, names[at] ?? '']));
  return {
    kind: 'JSON',
    encoding,
    ...(names.length === 0 ? {} : { columns: { names, chosen, samples: rows.samples, asked: [] } }),
    texts: texts.length > 1 ? texts : [],
    text: texts.length > 1 && rows.roles.text !== undefined ? `${rows.names[rows.roles.text]}` : null,
    async *read() {
      let found: Found[] = [];
      const verses = new JsonVerses(rows, reading, (verse) => found.push(verse));
      const walker = new JsonWalker((level, around) => verses.end(level, around));
      for await (const piece of decoded(source, encoding)) {
        walker.write(piece);
        yield* found;
        found = [];
      }
      walker.close();
      verses.close();
      yield* found;
    },
  };
}

type Place = Omit<FoundVerse, 'text' | 'row'>;

/** Finds verses in the objects and lists that end. */
class JsonVerses {
  readonly #rows: JsonRows;
  readonly #reading: Reading;
  readonly #emit: (verse: Found) => void;
  /** Verses of a book whose name has not come yet: `{"chapters": […], "name": "Ruth"}`. */
  #waiting: { level: Level; verses: FoundVerse[] } | null = null;
  #row = 0;

  constructor(rows: JsonRows, reading: Reading, emit: (verse: Found) => void) {
    this.#rows = rows;
    this.#reading = reading;
    this.#emit = emit;
  }

  end(level: Level, around: readonly Level[]): void {
    if (this.#waiting?.level === level) {
      this.#release(namesOf(level).find((name) => isBook(name, this.#reading)));
      return;
    }
    const text = this.#textOf(level);
    if (text !== null) this.#verse(level, around, text);
    else for (const [key, value] of level.values) this.#valueOf(key, value, level, around);
  }

  /** The text of a row; null for what is no row. */
  #textOf({ values, isArray }: Level): string | null {
    const { names, roles } = this.#rows;
    const key = roles.text === undefined ? undefined : names[roles.text];
    const chosen = key === undefined ? undefined : values.get(key);
    if (typeof chosen === 'string' && (!isArray || values.size === names.length)) return chosen;
    if (isArray) return null;
    for (const [name, value] of values)
      if (typeof value === 'string' && roleOfName(`${name}`) === 'text') return value;
    return null;
  }

  #verse(level: Level, around: readonly Level[], text: string): void {
    this.#row += 1;
    const own = (role: 'book' | 'chapter' | 'verse' | 'reference'): Scalar | undefined => {
      const at = this.#rows.roles[role];
      const name = at === undefined ? undefined : this.#rows.names[at];
      const value = name === undefined ? undefined : level.values.get(name);
      return value ?? (level.isArray ? undefined : valueNamed(level, role));
    };
    const reference = own('reference');
    const place = reference === undefined ? null : readPlace(String(reference));
    const verse = own('verse') ?? numberOf(level);
    const outer = chapterAround(around);
    const chapter = own('chapter') ?? outer?.chapter;
    const ownBook = own('book');
    const book =
      ownBook === undefined
        ? bookAround(around, own('chapter') === undefined ? outer?.at : undefined, this.#reading)
        : { book: String(ownBook) };
    if (verse !== undefined && chapter !== undefined && book !== undefined) {
      const read = readVerse(String(verse)) ?? { verse };
      this.#put({ book: book.book, chapter, ...read, text, row: this.#row }, book.waitsFor);
    } else if (place !== null) this.#put({ ...place, text, row: this.#row });
    else this.#emit({ row: this.#row, message: 'The text has no book, chapter and verse' });
  }

  /** Gives a verse away, or keeps it until the object of its book ends, which may have its name. */
  #put(verse: FoundVerse, waitsFor?: Level): void {
    if (this.#waiting !== null && this.#waiting.level !== waitsFor) this.#release(undefined);
    if (waitsFor === undefined) {
      this.#emit(verse);
      return;
    }
    this.#waiting ??= { level: waitsFor, verses: [] };
    this.#waiting.verses.push(verse);
    if (this.#waiting.verses.length >= MOST_WAITING) this.#release(undefined);
  }

  #release(book: string | undefined): void {
    for (const verse of this.#waiting?.verses ?? [])
      this.#emit(book === undefined ? verse : { ...verse, book });
    this.#waiting = null;
  }

  close(): void {
    this.#release(undefined);
  }

  /** A text that is a verse by its key: in a list of verses, in an object of numbers, or with a place. */
  #valueOf(key: Scalar, text: Scalar, level: Level, around: readonly Level[]): void {
    if (typeof text !== 'string') return;
    const verse = typeof key === 'number' ? key + 1 : smallNumber(key);
    const levels = [...around, level];
    const found = verse === null ? this.#ofKey(`${key}`, levels) : this.#inChapter(verse, levels);
    if (found === null) return;
    this.#row += 1;
    const { waitsFor, ...place } = found;
    this.#put({ ...place, text, row: this.#row }, waitsFor);
  }

  /** The place that a key is: `Ruth 1:1`, or `1:1` in an object of the book. */
  #ofKey(key: string, levels: readonly Level[]): (Place & { waitsFor?: Level }) | null {
    if (key.length > 60) return null;
    const around = isPair(key) ? bookAround(levels, undefined, this.#reading) : undefined;
    return readPlace(around === undefined ? key : `${around.book} ${key}`);
  }

  #inChapter(verse: number, levels: readonly Level[]): (Place & { waitsFor?: Level }) | null {
    const outer = chapterAround(levels);
    const around = outer === undefined ? undefined : bookAround(levels, outer.at, this.#reading);
    return outer === undefined || around === undefined ? null : { ...around, chapter: outer.chapter, verse };
  }
}

const PLURAL =
  /^(?:books?|chapters?|verses?|data|bible|content|text|rows?|results?|resultset|versets|kapitel)$/iu;

/** A value of a level whose name has a role; the longer names of a book come before its number. */
function valueNamed(level: Level, role: 'book' | 'chapter' | 'verse' | 'reference'): Scalar | undefined {
  const values = [...level.values].filter(([name]) => typeof name === 'string' && roleOfName(name) === role);
  return (values.find(([, value]) => typeof value === 'string' && !/^\d+$/u.test(value)) ?? values[0])?.[1];
}

/** A number of a level in other words: `number`, `nr`, `id`. */
function numberOf({ values, key }: Level): Scalar | undefined {
  for (const name of ['number', 'num', 'nr', 'no', 'n', 'id', 'name']) {
    const value = values.get(name);
    if (value !== undefined && readVerse(String(value)) !== null) return value;
  }
  if (typeof key === 'number') return key + 1;
  return smallNumber(key) === null ? undefined : key;
}

/** The chapter around a verse, from the inside the first level that says it or has a number, and the place of this level. */
function chapterAround(around: readonly Level[]): { chapter: Scalar; at: number } | undefined {
  for (const [at, level] of [...around.entries()].toReversed()) {
    const named = valueNamed(level, 'chapter');
    if (named !== undefined && smallNumber(String(named)) !== null) return { chapter: named, at };
    if (typeof level.key === 'string' && PLURAL.test(level.key)) continue;
    const number = numberOf(level);
    return number === undefined ? undefined : { chapter: number, at };
  }
  return undefined;
}

/**
 * The book around a verse: from the inside the first name or key that is understood, then the name of the file, then a
 * number. The level of the chapter and those in it say only names of books. `waitsFor` is the object of the book, if its
 * name may come after its verses.
 */
function bookAround(
  around: readonly Level[],
  chapterAt: number | undefined,
  reading: Reading,
): { book: string; waitsFor?: Level } | undefined {
  const named: string[] = [];
  let object: Level | undefined;
  for (const [at, level] of [...around.entries()].toReversed()) {
    const ofBook = valueNamed(level, 'book');
    if (ofBook !== undefined) named.push(String(ofBook));
    if (chapterAt !== undefined && at >= chapterAt) continue;
    named.push(...namesOf(level));
    const key = bookKeyOf(level, around[at - 1], chapterAt !== undefined);
    if (key === undefined) continue;
    named.push(key);
    if (typeof level.key === 'number' && !level.isArray) object ??= level;
  }
  const isKnown = (name: string): boolean => isBook(name, reading);
  const names = named.filter((name) => smallNumber(name) === null);
  const known = names.find(isKnown) ?? bookOfName(reading);
  if (known !== null) return { book: known };
  const book = named.filter((name) => smallNumber(name) !== null).find(isKnown) ?? named[0];
  return book === undefined ? undefined : { book, ...(object === undefined ? {} : { waitsFor: object }) };
}

/** The key of a level that can be a book: its name, or its place in a list of books. */
function bookKeyOf({ key }: Level, outer: Level | undefined, isAroundChapters: boolean): string | undefined {
  if (typeof key === 'string') return PLURAL.test(key) ? undefined : key;
  const isListed = outer !== undefined && (outer.key === 'books' || isAroundChapters);
  return isListed ? `${key + 1}` : undefined;
}

const isBook = (name: string, reading: Reading): boolean => reading.books.meaning(name) !== null;

/** The values of a level that can be the name of a book, if they stand beside its chapters. */
const namesOf = ({ values }: Level): string[] =>
  ['name', 'title', 'id'].flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [String(value)];
  });
