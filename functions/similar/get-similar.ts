import type { InStatement, ResultSet } from '@libsql/client/web';
import { type Book, bookById } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, methodById } from '../../domain/gematria/index.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { ScriptureRead } from '../http/scripture.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { type Fields, numberOf, numberOrNull, rowsOf, textOf, unpack } from '../text/rows.ts';
import { keepLetters, keptLetters } from './edition-letters.ts';
import { findNear, type Similar, similarFromRow } from './find-near.ts';
import { editionLines, ownVerse, type SimilarPlace, similarByColumn, storedColumn } from './similar-sql.ts';

/** Verses of the edition whose value lies near that of the place's own verse, nearest first. */
export function getSimilar(
  c: AppContext,
  book: Book,
  chapter: number,
  verse: number,
  query: SimilarQuery,
): ScriptureRead<SimilarVerse[]> {
  checkPlace(book, chapter, verse);
  const place: SimilarPlace = { book: book.id, chapter, verse, edition: query.edition ?? null };
  const methods = candidates(book, query);
  const [first] = methods;
  const stored = methods.every((method) => storedColumn(method) !== undefined);
  const found =
    stored || first === undefined ? byColumn(place, methods, query) : byLetters(c, place, first, query);
  let total = 0;
  return {
    statements: [...ownVerse(place), ...found.statements],
    compose(results, revision) {
      const edition = rowsOf(results, 0)[0];
      checkEditionAsked(book, query.edition, edition !== undefined, rowsOf(results, 1).length > 0);
      if (edition === undefined) throw nothingThere(book, place, []);
      const script = textOf(edition, 'script') === 'greek' ? 'greek' : 'hebrew';
      checkScript(methods, script, book);
      const similar = found.compose(results.slice(2), script, revision, ownOf(edition));
      total = similar.total;
      return similar.verses;
    },
    headers: () => ({ 'X-Total-Count': String(total) }),
  };
}

/** The own numbers of the edition's verse at the address; null where it has none. */
function ownOf(edition: Fields): { chapter: number; verse: number } | null {
  const chapter = numberOrNull(edition, 'own_chapter');
  const verse = numberOrNull(edition, 'own_verse');
  return chapter === null || verse === null ? null : { chapter, verse };
}

/**
 * The method asked for; else the first of the script, which an edition asked for may choose otherwise than the
 * book's own: then the first of each, of which the edition's script picks one.
 */
function candidates(book: Book, query: SimilarQuery): readonly MethodId[] {
  if (query.method !== undefined) return [knownMethod(query.method)];
  const scripts: readonly GematriaScript[] =
    query.edition !== undefined ? ['hebrew', 'greek'] : [book.testament === 'old' ? 'hebrew' : 'greek'];
  return scripts.flatMap((script) => defaultMethods(script).slice(0, 1));
}

interface Finder {
  statements: InStatement[];
  compose(
    results: readonly ResultSet[],
    script: GematriaScript,
    revision: string | null,
    own: { chapter: number; verse: number } | null,
  ): Similar;
}

/** By stored totals: found, counted and read in the database. */
function byColumn(place: SimilarPlace, methods: readonly MethodId[], query: SimilarQuery): Finder {
  return {
    statements: methods.map((method) => similarByColumn(place, storedColumn(method) ?? '', query)),
    compose(results, script) {
      const at = methods.findIndex((method) => methodById(method)?.script === script);
      const counted = rowsOf(results, at)[0];
      return {
        total: counted === undefined ? 0 : numberOf(counted, 'total'),
        verses: unpack(results, at, 1).map(similarFromRow),
      };
    },
  };
}

/**
 * By any other method: from the letters of the whole edition, which the isolate keeps. They come with the same round
 * trip, where the library has another revision than those kept. The number index will take their place.
 */
function byLetters(c: AppContext, place: SimilarPlace, method: MethodId, query: SimilarQuery): Finder {
  const { testament } = bookById(place.book);
  const name = place.edition ?? (testament === 'apocrypha' ? place.book : testament);
  const kept = keptLetters(c.var.memory, name);
  return {
    statements: [editionLines(place, kept?.revision ?? null)],
    compose(results, _script, revision, own) {
      const rows = rowsOf(results, 0);
      const letters = rows.length > 0 ? keepLetters(c.var.memory, name, revision, rows) : kept;
      if (letters === undefined || own === null) return { total: 0, verses: [] };
      return findNear(letters, { book: place.book, ...own }, method, query);
    },
  };
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
