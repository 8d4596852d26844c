import type { Book } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, methodById } from '../../domain/gematria/index.ts';
import { bookOfVerse } from '../../domain/number-index/index.ts';
import { fromEnglish, originalNumbering } from '../../domain/versification/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { PreparedRead } from '../http/scripture.ts';
import type { Fields, Rows, ScriptureRead } from '../http/statement.ts';
import { type Catalogue, numberingOf } from '../search/catalogue.ts';
import { byEntry, NO_TEXTS, type WordPlace } from '../search/found-texts.ts';
import { numberIndexOf } from '../search/number-index.ts';
import { searchThenRead } from '../search/search-then-read.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { numberOf, numberOrNull, textOf, textOrNull } from '../text/rows.ts';
import { bookIdOf, shownPlace } from '../text/shown-place.ts';
import { findNear, type NearVerse, type Similar, standingAt } from './find-near.ts';
import { isStored, nearByColumn, pageArgs, type SimilarPlace } from './similar-sql.ts';

interface Asked {
  book: Book;
  place: SimilarPlace;
  methods: readonly [MethodId, ...MethodId[]];
  query: SimilarQuery;
}

/** Verses of the edition whose value lies near the address's own total, nearest first. */
export function getSimilar(
  c: AppContext,
  book: Book,
  chapter: number,
  verse: number,
  query: SimilarQuery,
): ScriptureRead<SimilarVerse[]> | PreparedRead<SimilarVerse[]> {
  checkPlace(book, chapter, verse);
  const place = { book: book.id, chapter, verse, edition: query.edition ?? null };
  const methods = candidates(book, query);
  const asked = { book, place, methods, query };
  if (!methods.every(isStored) || !isOneVerse(book, place)) return byIndex(c, asked);
  const read = byColumn(asked);
  let headers: Record<string, string> = {};
  return {
    statement: read.statement,
    compose(row, revision) {
      const similar = read.compose(row, revision);
      headers = headersOf(similar);
      return similar.verses;
    },
    headers: () => headers,
  };
}

/**
 * Whether the address holds one whole verse of the original, or none: its total is the stored one. Where a verse is split
 * or two stand together, the total is counted from the words.
 */
function isOneVerse(book: Book, place: SimilarPlace): boolean {
  const numbering = originalNumbering(book.id);
  if (numbering === null) return true;
  const [first, ...others] = fromEnglish(numbering, place);
  return others.length === 0 && (first === undefined || (first.firstWord === 0 && first.lastWord === null));
}

/**
 * The method asked for; else the first of the script, which an edition asked for may choose otherwise than the
 * book's own: then the first of each, of which the edition's script picks one.
 */
function candidates(book: Book, query: SimilarQuery): Asked['methods'] {
  if (query.method !== undefined) return [knownMethod(query.method)];
  const first = (script: GematriaScript) => defaultMethods(script)[0];
  if (query.edition !== undefined) return [first('hebrew'), first('greek')];
  return [first(book.testament === 'old' ? 'hebrew' : 'greek')];
}

/** By stored totals: found, counted and read in the database. */
function byColumn(asked: Asked): ScriptureRead<Similar> {
  return nearByColumn(asked.methods).read({ ...asked.place, ...pageArgs(asked.query) }, (rows) => {
    const edition = editionRead(asked, rows);
    return {
      total: numberOf(rows.count[0] ?? {}, 'total'),
      compared: numberOrNull(edition, 'own_value'),
      verses: rows.hits.map((row) => storedVerse(row)),
    };
  });
}

function storedVerse(row: Fields): SimilarVerse {
  const book = bookIdOf(textOf(row, 'book_id'));
  const own = { book, chapter: numberOf(row, 'own_chapter'), verse: numberOf(row, 'own_verse') };
  return { verse: { ...shownPlace(own, row), text: textOf(row, 'text') }, value: numberOf(row, 'value') };
}

/** By any other method: found in the number index of the edition, whose texts alone are read. */
function byIndex(c: AppContext, asked: Asked): PreparedRead<SimilarVerse[]> {
  return async (ask) => {
    const { found, texts } = await searchThenRead(
      c,
      ask,
      (catalogue) => nearVerses(c, catalogue, asked),
      ({ places }) => ({ ...NO_TEXTS, verses: places }),
    );
    const rows = byEntry(texts.verses);
    const answer = found.places.map((place, at) =>
      verseAt(place, rows[at] ?? {}, found.page[at]?.value ?? 0),
    );
    return { answer, headers: headersOf(found) };
  };
}

interface Near extends Compared {
  readonly page: readonly NearVerse[];
  /** Of the same verses. */
  readonly places: readonly WordPlace[];
}

async function nearVerses(c: AppContext, catalogue: Catalogue, asked: Asked): Promise<Near> {
  const { book, place, methods, query } = asked;
  const { editions } = catalogue;
  const withBook = editions.filter(({ books }) => books.has(book.id));
  const edition = query.edition === undefined ? withBook[0] : withBook.find(({ id }) => id === query.edition);
  const exists = editions.some(({ id }) => id === query.edition);
  checkEditionAsked(book, query.edition, edition !== undefined, exists);
  if (edition === undefined) throw nothingThere(book, place, []);
  const method = methodOfScript(methods, edition.script, book);
  const index = await numberIndexOf(c, edition.id, edition.revision);
  const own = standingAt(index, fromEnglish(numberingOf(edition), place));
  const near = findNear(index, own, method, query);
  const { chapters, verses } = index.file;
  const places = near.page.map(({ at }) => ({
    edition: edition.id,
    book: bookOfVerse(index.file, at),
    chapter: chapters[at] as number,
    verse: verses[at] as number,
    isEnding: false,
    word: 0,
  }));
  return { ...near, places };
}

function verseAt(place: WordPlace, row: Fields, value: number): SimilarVerse {
  const own = { book: bookIdOf(place.book), chapter: place.chapter, verse: place.verse };
  const text = textOrNull(row, 'english') ?? textOf(row, 'text');
  return { verse: { ...shownPlace(own, row), text }, value };
}

interface Compared {
  readonly total: number;
  readonly compared: number | null;
}

const headersOf = ({ total, compared }: Compared): Record<string, string> => ({
  'X-Total-Count': String(total),
  ...(compared === null ? {} : { 'X-Compared-Value': String(compared) }),
});

/** The edition that was read. Refuses where it is not the one asked for, or the method counts nothing in it. */
function editionRead({ book, place, methods, query }: Asked, rows: Rows<'edition' | 'asked'>): Fields {
  const [edition] = rows.edition;
  checkEditionAsked(book, query.edition, edition !== undefined, rows.asked.length > 0);
  if (edition === undefined) throw nothingThere(book, place, []);
  methodOfScript(methods, textOf(edition, 'script') === 'greek' ? 'greek' : 'hebrew', book);
  return edition;
}

/** The method for a script. A Hebrew one finds nothing in Greek, and the reverse: said plainly, no empty list. */
function methodOfScript(methods: readonly MethodId[], script: GematriaScript, book: Book): MethodId {
  const found = methods.find((method) => methodById(method)?.script === script);
  if (found !== undefined) return found;
  throw new Problem(
    'invalid',
    `${methods.join(', ')} counts no letters of ${book.name}, which is read here in ${script}.`,
    {
      fields: { method: `choose a method for ${script}` },
    },
  );
}
