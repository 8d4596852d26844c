import { type BookId, bookById, bookPosition } from '../../domain/canon/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { RefusedFile } from '../files/refused-file.ts';
import { nextTurn } from '../next-turn.ts';
import type { BibleProblem, BibleRow, Findings } from './bible-file.ts';
import type { Books } from './books.ts';
import { type Found, type FoundVerse, isProblem } from './found.ts';
import { readMarkup } from './markup.ts';
import { readVerse, smallNumber } from './place.ts';
import { drop, tidy, VerseText } from './verse-text.ts';

/** More verses than the longest canon has in any numbering. */
const MOST_VERSES = 100_000;
const MOST_CONFLICTS = 50;
const ROWS_A_TURN = 2000;

interface Held {
  book: BookId;
  chapter: number;
  verse: number;
  lastVerse?: number;
  text: VerseText;
  row: number;
}

interface Context {
  source: string;
  books: Books;
  findings: Findings;
  watch: VerseWatch;
}

/**
 * Finds verses that a file has twice. The same text again is left out. Some verses with another text are problems, and a
 * book of them is a second text.
 */
export class VerseWatch {
  readonly #rows = new Map<number, { row: number; hash: number; source: string }>();
  readonly #verses = new Map<BookId, number>();
  readonly #conflicts = new Map<BookId, { count: number; message: string }>();

  get size(): number {
    return this.#rows.size;
  }

  /** Returns null for a new verse, '' for one that is the same again, or the problem. */
  add({ book, chapter, verse, text, row, source }: BibleRow): string | null {
    const key = (bookPosition(book) * 1000 + chapter) * 1000 + verse;
    const hash = hashOf(text);
    const before = this.#rows.get(key);
    if (before === undefined) {
      if (this.#rows.size >= MOST_VERSES)
        throw new RefusedFile(
          `The file has more than ${MOST_VERSES} verses, and no Bible has half of them. Upload one text without its notes`,
        );
      this.#rows.set(key, { row, hash, source });
      this.#verses.set(book, (this.#verses.get(book) ?? 0) + 1);
      return null;
    }
    if (before.hash === hash) return '';
    const place = formatReference({ book, chapter, verse });
    const rowBefore = `row ${before.row}${before.source === source ? '' : ` of ${before.source}`}`;
    const rowNow = `row ${row}${before.source === source ? '' : ` of ${source}`}`;
    const known = this.#conflicts.get(book) ?? {
      count: 0,
      message: `${bookById(book).name} is in the file twice with different texts, for example ${place} in ${rowBefore} and in ${rowNow}. Remove one of them, or upload each text as a file of its own`,
    };
    this.#conflicts.set(book, { ...known, count: known.count + 1 });
    if (known.count + 1 >= MOST_CONFLICTS) throw new RefusedFile(known.message);
    return `${place} is also in ${rowBefore} with another text, which is kept`;
  }

  /** @throws RefusedFile when most verses of a book were there twice. */
  finish(): void {
    for (const [book, { count, message }] of this.#conflicts)
      if (count > 2 && count >= (this.#verses.get(book) ?? 0) / 2) throw new RefusedFile(message);
  }
}

function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash;
}

/** Makes rows of what a reader finds: looks the books up, reads numbers and markup, and joins parts of verses. */
export async function* readRows(
  found: AsyncIterable<Found>,
  context: Context,
): AsyncGenerator<BibleRow | BibleProblem> {
  const { source } = context;
  let held: Held | null = null;
  let count = 0;
  for await (const one of found) {
    count += 1;
    if (count % ROWS_A_TURN === 0) await nextTurn();
    if (isProblem(one)) {
      yield { ...one, source };
      continue;
    }
    const read = readVerseOf(one, context);
    for (const next of read) {
      if ('message' in next) yield { ...next, source };
      else if (held !== null && next.isPart && isSamePlace(held, next)) held.text.append(next.text);
      else {
        yield* finished(held, context);
        held = next;
      }
    }
  }
  yield* finished(held, context);
}

const isSamePlace = (a: Held, b: Held): boolean =>
  a.book === b.book && a.chapter === b.chapter && (a.lastVerse ?? a.verse) === b.verse;

function* finished(
  held: Held | null,
  { source, watch, findings }: Context,
): Generator<BibleRow | BibleProblem> {
  if (held === null) return;
  const { text: collected, ...place } = held;
  const { lastVerse, row } = place;
  const read = collected.result();
  if (read.text.includes('\uFFFD')) {
    yield {
      row,
      source,
      message: 'The text has letters that do not exist in the chosen encoding',
    };
    return;
  }
  const { book, chapter, verse } = place;
  const made: BibleRow = {
    book,
    chapter,
    verse,
    ...(lastVerse === undefined ? {} : { lastVerse }),
    ...read,
    row,
    source,
  };
  const problem = watch.add(made);
  if (problem === null) yield made;
  else if (problem === '') drop(findings, 'repeated verses');
  else yield { row, source, message: problem };
}

type Read = (Held & { isPart?: true }) | { row: number; message: string };

/** A verse, and before it the title of a psalm if it is in the same text. Nothing if the verse is left out. */
function readVerseOf(found: FoundVerse, { source, books, findings }: Context): Read[] {
  const { row } = found;
  const book = books.find(found.book, smallNumber(`${found.chapter}`), row, source);
  if (book === null) return [];
  const numbers = numbersOf(found);
  if (numbers === null)
    return [{ row, message: `“${found.chapter}:${found.verse}” are no numbers of a chapter and a verse` }];
  const { testament } = bookById(book);
  const { verse, title } =
    typeof found.text === 'string'
      ? readMarkup(found.text, testament === 'old' ? 'H' : 'G', findings)
      : { verse: found.text, title: '' };
  const place = { book, row, ...numbers };
  const read: Read[] = [];
  if (title !== '') {
    if (book === 'psalms' && numbers.verse === 1) {
      const text = new VerseText();
      text.add(title);
      read.push({ book, row, chapter: numbers.chapter, verse: 0, text });
    } else if (verse.isEmpty()) verse.add(title);
    else verse.addHeading(title);
  }
  if (verse.isEmpty()) drop(findings, 'verses without text');
  else read.push({ ...place, text: verse });
  return read;
}

function numbersOf(found: FoundVerse) {
  const { chapter: writtenChapter, verse: written, lastVerse, isPart } = found;
  const chapter = typeof writtenChapter === 'number' ? writtenChapter : smallNumber(writtenChapter);
  const verse = typeof written === 'number' ? { verse: written } : readVerse(written);
  if (!chapter || verse === null || chapter > 999 || verse.verse > 999) return null;
  return {
    chapter,
    ...(lastVerse === undefined ? {} : { lastVerse }),
    ...(isPart ? { isPart } : {}),
    ...verse,
  };
}

/** @throws RefusedFile when no verse was read, and nothing can be asked that would change it. */
export function checkNotEmpty(
  watch: VerseWatch,
  { unknownBooks, missingBooks }: Findings,
  problem: BibleProblem | null,
): void {
  if (watch.size > 0 || unknownBooks.size > 0) return;
  const missing = [...missingBooks.keys()].join(', ');
  const reason =
    missing === ''
      ? (problem?.message ?? 'it has no verses')
      : `it has only books that this app does not have (${tidy(missing)})`;
  const place = problem?.row != null && missing === '' ? ` (row ${problem.row})` : '';
  throw new RefusedFile(
    `No verse of the file can be read: ${reason}${place}. Choose its columns and its encoding, or upload another form of the text`,
  );
}
