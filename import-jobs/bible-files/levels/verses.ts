import type { ByteSource } from '../../files/byte-source.ts';
import type { Encoding, Guesses } from '../bible-file.ts';
import { numberingOf } from '../book-numbers.ts';
import { roleOfName } from '../column-names.ts';
import { chosenColumns, guessColumns, missingRoles, type Roles } from '../columns.ts';
import { decoded } from '../encoding.ts';
import type { Found, FoundVerse, Reading, Shape } from '../found.ts';
import { isPair, readPlace, readVerse, smallNumber } from '../place.ts';
import { bookOfName } from '../table-place.ts';
import type { Level, MakeWalker, Scalar } from './level.ts';

/** The most verses that are kept until the name of their book comes. The Psalms have 2,461. */
const MOST_WAITING = 5000;

/** The names of the values of a row, or their places in a list, and what they are. Nothing if the file has no rows. */
interface LevelRows {
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

/** The rows in the beginning of a file: objects or lists with the same names, of which one is a text. */
function rowsIn(head: string, make: MakeWalker, guesses: Guesses, reading: Reading): LevelRows {
  const found = new Map<string, { names: Scalar[]; isArray: boolean; rows: string[][] }>();
  const walker = make((level) => {
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
    const guessed = guessColumns(named, rows, reading.books, chosen, bookOfName(reading) !== null);
    // A list is a row only if it says everything: otherwise it is a list of verses.
    const isRow = isArray
      ? missingRoles(guessed.roles, false).length === 0
      : guessed.roles.text !== undefined;
    if (isRow) return { names, ...guessed, samples: rows.slice(0, 3) };
  }
  return { names: [], roles: {}, texts: [], samples: [] };
}

/**
 * Opens a file of objects and lists in each other: a list of rows, or books, chapters and verses. `make` makes what reads its
 * format.
 */
export function openLevels(
  kind: string,
  make: MakeWalker,
  source: ByteSource,
  encoding: Encoding,
  head: string,
  guesses: Guesses,
  reading: Reading,
): Shape {
  const rows = rowsIn(head, make, guesses, reading);
  const first = rows.samples[0]?.[rows.roles.book ?? -1];
  if (smallNumber(first ?? '') !== null) reading.books.numbering = numberingOf(Number(first), null);
  const texts = rows.texts.map((at) => `${rows.names[at]}`);
  const names = rows.names.map(String);
  const chosen = Object.fromEntries(Object.entries(rows.roles).map(([role, at]) => [role, names[at] ?? '']));
  return {
    kind,
    encoding,
    ...(names.length === 0 ? {} : { columns: { names, chosen, samples: rows.samples, asked: [] } }),
    texts: texts.length > 1 ? texts : [],
    text: texts.length > 1 && rows.roles.text !== undefined ? `${rows.names[rows.roles.text]}` : null,
    async *read() {
      let found: Found[] = [];
      const verses = new LevelVerses(rows, reading, (verse) => found.push(verse));
      const walker = make((level, around) => verses.end(level, around));
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
class LevelVerses {
  readonly #rows: LevelRows;
  readonly #reading: Reading;
  readonly #emit: (verse: Found) => void;
  /** Verses of a book whose name has not come yet: `{"chapters": […], "name": "Ruth"}`. */
  #waiting: { level: Level; verses: FoundVerse[] } | null = null;
  #row = 0;

  constructor(rows: LevelRows, reading: Reading, emit: (verse: Found) => void) {
    this.#rows = rows;
    this.#reading = reading;
    this.#emit = emit;
  }

  end(level: Level, around: readonly Level[]): void {
    if (this.#waiting?.level === level) {
      this.#release(namesOf(level).find((name) => isBook(name, this.#reading)));
      return;
    }
    if (joinParts(level, around)) return;
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
      const read = {
        ...(readVerse(String(verse)) ?? { verse }),
        ...(isLaterPart(level) ? { isPart: true as const } : {}),
      };
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

/**
 * Joins the parts of a text that is a list: `{"type": "verse", "number": 1, "content": ["In the", {"text": "beginning"}]}`. A
 * list of another type is a heading. False if the level is no such part.
 */
function joinParts(level: Level, around: readonly Level[]): boolean {
  const isList = level.isArray && roleOfName(`${level.key}`) === 'text';
  const [object, list] = isList ? [around.at(-1), level] : [around.at(-2), around.at(-1)];
  if (object === undefined || object.isArray || !list?.isArray || roleOfName(`${list.key}`) !== 'text')
    return false;
  const type = object.values.get('type');
  const isVerse = type === 'verse' || (type === undefined && valueNamed(object, 'verse') !== undefined);
  if (!isVerse) return typeof type === 'string';
  if (isList) {
    const parts = [...level.values.values()].filter((part) => typeof part === 'string');
    object.values.set(level.key, parts.join(' '));
  } else {
    const text = valueNamed(level, 'text');
    if (text !== undefined) list.values.set(`part ${list.count}`, text);
  }
  return true;
}

const PLURAL =
  /^(?:books?|chapters?|verses?|data|bible|content|text|rows?|results?|resultset|versets|kapitel)$/iu;

/** A value of a level whose name has a role; the longer names of a book come before its number. */
function valueNamed(
  level: Level,
  role: 'book' | 'chapter' | 'verse' | 'reference' | 'text',
): Scalar | undefined {
  const values = [...level.values].filter(([name]) => typeof name === 'string' && roleOfName(name) === role);
  return (values.find(([, value]) => typeof value === 'string' && !/^\d+$/u.test(value)) ?? values[0])?.[1];
}

/** True for a row with a further part of its verse, which a number says. */
const isLaterPart = ({ values }: Level): boolean =>
  ['section', 'sectionNumber', 'part', 'verse_part'].some((name) => Number(values.get(name)) > 1);

/** A number of a level in other words: `number`, `nr`, `id`. */
function numberIn({ values }: Level): Scalar | undefined {
  for (const name of ['number', 'num', 'nr', 'no', 'n', 'id', 'name']) {
    const value = values.get(name);
    if (value !== undefined && readVerse(String(value)) !== null) return value;
  }
  return undefined;
}

/** The number that a level says, or that of its key. */
function numberOf(level: Level): Scalar | undefined {
  const { key } = level;
  const own = numberIn(level);
  if (own !== undefined) return own;
  if (typeof key === 'number') return key + 1;
  return smallNumber(key) === null ? undefined : key;
}

/** The chapter around a verse, from the inside the first level that says it or has a number, and the place of this level. */
function chapterAround(around: readonly Level[]): { chapter: Scalar; at: number } | undefined {
  for (const [at, level] of [...around.entries()].toReversed()) {
    const named = valueNamed(level, 'chapter');
    if (named !== undefined && smallNumber(String(named)) !== null) return { chapter: named, at };
    const own = numberIn(level);
    const isList = typeof level.key === 'string' && PLURAL.test(level.key);
    if (isList && (own === undefined || level.key !== 'chapter')) continue;
    const number = own ?? numberOf(level);
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
