import type { InStatement, ResultSet, Row } from '@libsql/client/web';
import { type Book, type BookId, isBookId } from '../../domain/canon/books.ts';
import type { SimilarQuery, SimilarVerse } from '../../domain/contract/index.ts';
import { type GematriaScript, type MethodId, methodById } from '../../domain/gematria/index.ts';
import { formatReference } from '../../domain/reference.ts';
import { defaultMethods, knownMethod } from '../gematria/values.ts';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { ScriptureRead } from '../http/scripture.ts';
import { checkPlace } from '../text/address.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { numberOf, numberOrNull, rowsOf, textOf, textOrNull } from '../text/rows.ts';
import { editionLetters, ownIndex, verseValues } from './edition-letters.ts';
import {
  factsOf,
  ownVerse,
  rangeAround,
  type SimilarPlace,
  similarByColumn,
  storedColumn,
} from './similar-sql.ts';

/** An answer with its count, which goes into a header. */
interface Similar {
  total: number;
  verses: SimilarVerse[];
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
  const place: SimilarPlace = { book: book.id, chapter, verse, edition: query.edition ?? null };
  const methods = candidates(book, query);
  const [first] = methods;
  const stored = methods.every((method) => storedColumn(method) !== undefined);
  const found =
    stored || first === undefined ? byColumn(place, methods, query) : byLetters(c, place, first, query);
  let total = 0;
  return {
    statements: async () => [...ownVerse(place), ...(await found.statements())],
    compose(results, revision) {
      const edition = rowsOf(results, 0)[0];
      checkEditionAsked(book, query.edition, edition !== undefined, rowsOf(results, 1).length > 0);
      if (edition === undefined) throw nothingThere(book, place, []);
      const script = textOf(edition, 'script') === 'greek' ? 'greek' : 'hebrew';
      checkScript(methods, script, book);
      const similar = found.compose(results.slice(2), script, revision);
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
function candidates(book: Book, query: SimilarQuery): readonly MethodId[] {
  if (query.method !== undefined) return [knownMethod(query.method)];
  const scripts: readonly GematriaScript[] =
    query.edition !== undefined ? ['hebrew', 'greek'] : [book.testament === 'old' ? 'hebrew' : 'greek'];
  return scripts.flatMap((script) => defaultMethods(script).slice(0, 1));
}

interface Finder {
  statements(): Promise<InStatement[]>;
  compose(results: readonly ResultSet[], script: GematriaScript, revision: string | null): Similar;
}

/** By stored totals: found, counted and read in the database. */
function byColumn(place: SimilarPlace, methods: readonly MethodId[], query: SimilarQuery): Finder {
  return {
    statements: async () =>
      methods.flatMap((method) => similarByColumn(place, storedColumn(method) ?? '', query)),
    compose(results, script) {
      const at = 2 * methods.findIndex((method) => methodById(method)?.script === script);
      const counted = rowsOf(results, at)[0];
      return {
        total: counted === undefined ? 0 : numberOf(counted, 'total'),
        verses: rowsOf(results, at + 1).map(similarVerse),
      };
    },
  };
}

/** By any other method: values computed from the edition's letters, the page's texts read from the database. */
function byLetters(c: AppContext, place: SimilarPlace, method: MethodId, query: SimilarQuery): Finder {
  let total = 0;
  let readAt: string | null = null;
  return {
    async statements() {
      const letters = await editionLetters(c, place);
      if (letters === null) return [];
      readAt = letters.revision;
      const values = verseValues(letters, method);
      const own = ownIndex(letters, place);
      const value = own === undefined ? null : (values[own] ?? null);
      if (value === null) return [];
      const { low, high } = rangeAround(value, query.tolerance);
      const near = values.flatMap((candidate, index) =>
        candidate !== null && index !== own && candidate >= low && candidate <= high
          ? [{ index, value: candidate }]
          : [],
      );
      near.sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value) || a.index - b.index);
      total = near.length;
      const page = near.slice(query.offset, query.offset + query.limit);
      return [factsOf(page.map((hit) => ({ id: letters.ids[hit.index] ?? 0, value: hit.value })))];
    },
    compose(results, _script, revision) {
      if (results.length > 0 && readAt !== revision) {
        throw new Problem('unavailable', 'The texts have just been renewed. Please try again.');
      }
      return { total, verses: rowsOf(results, 0).map(similarVerse) };
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

function similarVerse(row: Row): SimilarVerse {
  const book = textOf(row, 'book_id');
  if (!isBookId(book)) throw new TypeError(`${book} is not a book`);
  const own = { book, chapter: numberOf(row, 'own_chapter'), verse: numberOf(row, 'own_verse') };
  const address = addressOf(row, book) ?? own;
  const original = textOf(row, 'original');
  const same =
    own.chapter === address.chapter && own.verse === address.verse && numberOrNull(row, 'last_word') === null;
  return {
    verse: {
      ...address,
      text: textOrNull(row, 'english') ?? original,
      originalText: original,
      reference: formatReference(address),
      originalReference: same ? null : formatReference(own),
    },
    value: numberOf(row, 'value'),
  };
}

function addressOf(row: Row, book: BookId) {
  const chapter = numberOrNull(row, 'chapter');
  const verse = numberOrNull(row, 'verse');
  return chapter === null || verse === null ? null : { book, chapter, verse };
}
