import { type Book, bookById } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, methodById } from '../../domain/gematria/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { ScriptureRead } from '../http/scripture.ts';
import type { Fields, Rows } from '../http/statement.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { numberOf, numberOrNull, textOf } from '../text/rows.ts';
import { keepLetters, keptLetters, verseFrom } from './edition-letters.ts';
import { findNear, type Similar, similarVerse } from './find-near.ts';
import { EDITION_LETTERS, isStored, nearByColumn, pageArgs, type SimilarPlace } from './similar-sql.ts';

interface Asked {
  book: Book;
  place: SimilarPlace;
  methods: readonly [MethodId, ...MethodId[]];
  query: SimilarQuery;
}

/** Verses of the edition whose value lies near that of the place's own verse, nearest first. */
export function getSimilar(
  c: AppContext,
  book: Book,
  chapter: number,
  verse: number,
  query: SimilarQuery,
): ScriptureRead<SimilarVerse[]> {
  checkPlace(book, chapter, verse);
  const place = { book: book.id, chapter, verse, edition: query.edition ?? null };
  const methods = candidates(book, query);
  const asked = { book, place, methods, query };
  const read = methods.every(isStored) ? byColumn(asked) : byLetters(c, asked);
  let total = 0;
  return {
    statement: read.statement,
    compose(row, revision) {
      const similar = read.compose(row, revision);
      total = similar.total;
      return similar.verses;
    },
    headers: () => ({ 'X-Total-Count': String(total) }),
  };
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
    editionRead(asked, rows);
    return {
      total: numberOf(rows.count[0] ?? {}, 'total'),
      verses: rows.hits.map((row) => similarVerse(verseFrom(row), numberOf(row, 'value'))),
    };
  });
}

/**
 * By any other method: from the letters of the whole edition, which the isolate keeps. They come with the same round
 * trip, where the library has another revision than those kept. The number index will take their place.
 */
function byLetters(c: AppContext, asked: Asked): ScriptureRead<Similar> {
  const { place, query } = asked;
  const { testament } = bookById(place.book);
  const name = place.edition ?? (testament === 'apocrypha' ? place.book : testament);
  const kept = keptLetters(c.var.memory, name);
  return EDITION_LETTERS.read({ ...place, known: kept?.revision ?? null }, (rows, revision) => {
    const edition = editionRead(asked, rows);
    const letters = rows.verses.length > 0 ? keepLetters(c.var.memory, name, revision, rows.verses) : kept;
    const chapter = numberOrNull(edition, 'own_chapter');
    const verse = numberOrNull(edition, 'own_verse');
    // The edition may have no words at the address.
    if (letters === undefined || chapter === null || verse === null) return { total: 0, verses: [] };
    return findNear(letters, { book: place.book, chapter, verse }, asked.methods[0], query);
  });
}

/** The edition that was read. Refuses where it is not the one asked for, or the method counts nothing in it. */
function editionRead({ book, place, methods, query }: Asked, rows: Rows<'edition' | 'asked'>): Fields {
  const [edition] = rows.edition;
  checkEditionAsked(book, query.edition, edition !== undefined, rows.asked.length > 0);
  if (edition === undefined) throw nothingThere(book, place, []);
  checkScript(methods, textOf(edition, 'script') === 'greek' ? 'greek' : 'hebrew', book);
  return edition;
}

/** A Hebrew method finds nothing in Greek, and the reverse: said plainly instead of an empty list. */
function checkScript(methods: readonly MethodId[], script: GematriaScript, book: Book): void {
  if (methods.some((method) => methodById(method)?.script === script)) return;
  throw new Problem(
    'invalid',
    `${methods.join(', ')} counts no letters of ${book.name}, which is read here in ${script}.`,
    {
      fields: { method: `choose a method for ${script}` },
    },
  );
}
