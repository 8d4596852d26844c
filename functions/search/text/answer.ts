import { BOOKS, type Book, booksOfGroup, SEARCH_GROUPS } from '../../../domain/canon/index.ts';
import type { Testament, TextHit, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { hasVerses, versionName } from '../../../domain/editions/index.ts';
import { type SearchNode, termsToFind } from '../../../domain/search-query/index.ts';
import { Problem } from '../../ctx/errors.ts';
import { placeOf } from '../../text/address.ts';
import { editionNotHere } from '../../text/known-editions.ts';
import { addressOf, grouped, type HitMarks, textHit } from './hit.ts';
import type { Lookup } from './lookups.ts';
import { RANK_STEP } from './sets.ts';
import type { TextRows, TextSearch } from './statement.ts';
import { termSql } from './term-sql.ts';
import { timesFrom } from './times.ts';
import { allTerms } from './tree.ts';

export interface TextRequest extends TextSearch {
  readonly query: SearchNode;
  /**
   * The books that are left if only the filter for one book is applied, as digits (`bookDigits`).
   */
  readonly ofBook: string;
  /**
   * The books that are left if only the filters for a testament and a group of books are applied,
   * in the same form.
   */
  readonly ofGroup: string;
}

const TESTAMENTS: readonly Testament[] = ['old', 'apocrypha', 'new'];

export function composeTextSearch(
  request: TextRequest,
  rows: TextRows,
  lookups: readonly Lookup[],
): TextSearchAnswer {
  checkTexts(request, rows.editions);
  const main = countsFrom(rows.main);
  const english = request.english === request.main ? main : countsFrom(rows.english);
  const original = request.original === request.main ? main : countsFrom(rows.original);
  return {
    results: hits(request, rows, lookups),
    resultCount: sum(within(main, request.books)),
    facets: {
      ...facetsOf(request, main),
      versions: withResults([
        { id: 'kjv', name: versionName('kjv'), count: sum(within(english, request.books)) },
        { id: 'original', name: versionName('original'), count: sum(within(original, request.books)) },
      ]),
    },
    first: firstIn(rows.main, request.books),
    times: timesFrom(rows.times, rows.counted, request.books),
    editions: searched(request, rows.editions),
  };
}

/** The counts of results by testament, by group of books and by book. */
export function facetsOf(
  request: Pick<TextRequest, 'ofBook' | 'ofGroup'>,
  counts: readonly number[],
): Omit<TextSearchAnswer['facets'], 'versions'> {
  const ofBook = within(counts, request.ofBook);
  const ofGroup = within(counts, request.ofGroup);
  return {
    testaments: partCounts(ofBook, TESTAMENTS, (id, { testament }) => testament === id),
    groups: partCounts(ofBook, SEARCH_GROUPS, (id, book) => booksOfGroup(id).includes(book.id)),
    books: withResults(BOOKS.map(({ id, name }, at) => ({ id, name, count: ofGroup[at] ?? 0 }))),
  };
}

function checkTexts(request: TextRequest, editions: TextRows['editions']): void {
  const texts = editions.filter((row) => hasVerses(row.role));
  if (texts.length === 0) {
    throw new Problem('unavailable', 'The texts are still being imported. Please try again in a moment.');
  }
  if (request.edition === null || texts.some((row) => row.id === request.edition)) return;
  throw editionNotHere(request.edition, 'here');
}

/**
 * The number of found places in each book, by the position of the book. Only the digits of the book are read, because
 * converting each place takes twice as long.
 */
export function countsFrom([row]: TextRows['main']): number[] {
  const counts = BOOKS.map(() => 0);
  const places = row?.places ?? '';
  for (let at = 0; at < places.length; ) {
    const comma = places.indexOf(',', at);
    const end = comma === -1 ? places.length : comma;
    const book = Number(places.slice(at, end - '000000'.length)) - 1;
    counts[book] = (counts[book] ?? 0) + 1;
    at = end + 1;
  }
  return counts;
}

/** The first of the found places in canonical order. Only places of the first book are converted to numbers. */
export function firstIn([row]: TextRows['main'], digits: string): TextSearchAnswer['first'] {
  const places = row?.places ?? '';
  let first = Number.POSITIVE_INFINITY;
  for (let at = 0; at < places.length; ) {
    const comma = places.indexOf(',', at);
    const end = comma === -1 ? places.length : comma;
    const book = Number(places.slice(at, end - '000000'.length));
    if (digits[book - 1] === '1' && book * 1_000_000 <= first)
      first = Math.min(first, Number(places.slice(at, end)));
    at = end + 1;
  }
  if (first === Number.POSITIVE_INFINITY) return null;
  return placeOf(addressOf(first));
}

export const within = (counts: readonly number[], digits: string): number[] =>
  counts.map((count, book) => (digits[book] === '1' ? count : 0));

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const withResults = <Facet extends { readonly count: number }>(facets: readonly Facet[]): Facet[] =>
  facets.filter(({ count }) => count > 0);

const partCounts = <Id>(
  counts: readonly number[],
  ids: readonly Id[],
  has: (id: Id, book: Book) => boolean,
) =>
  withResults(
    ids.map((id) => ({ id, count: sum(BOOKS.map((book, at) => (has(id, book) ? (counts[at] ?? 0) : 0))) })),
  );

function searched(request: TextRequest, editions: TextRows['editions']): TextSearchAnswer['editions'] {
  const terms = allTerms(request.main ?? request.query);
  const scripts = new Set<string>(terms.flatMap((term) => termSql(term).scripts));
  return editions
    .filter((row) => hasVerses(row.role) && scripts.has(row.script))
    .filter(
      ({ id, role }) =>
        id === request.edition || !request.editionOnly.has(role === 'translation' ? 'english' : 'original'),
    )
    .map(({ id, revision }) => ({ id, revision }));
}

/** The rank of a score plus its share of the best score within a rank. Without scores all results are equal. */
function relativeScore(score: number, bestWithin: number): number {
  const rank = Math.floor(score / RANK_STEP);
  return rank + (bestWithin > 0 ? (score - rank * RANK_STEP) / bestWithin : 1);
}

function hits(request: TextRequest, rows: TextRows, lookups: readonly Lookup[]): TextHit[] {
  const terms = request.main === null ? [] : termsToFind(request.main);
  const lemmas = new Set(terms.flatMap((term) => termSql(term).lemmas));
  for (const { at, token } of rows.lemmas) {
    const term = lookups[at]?.term;
    if (term !== undefined && terms.includes(term)) lemmas.add(token);
  }
  const marks: HitMarks = { terms, lemmas, words: grouped(rows.words, ({ id }) => id) };
  const texts = grouped(rows.texts, ({ place }) => place);
  const best = rows.best[0]?.score ?? 0;
  const bestWithin = rows.best[0]?.within ?? best;
  return rows.page.map(({ place, score }) => {
    const share = relativeScore(score, bestWithin) / relativeScore(best, bestWithin);
    const relevance = Math.round(share * 10_000) / 10_000;
    return textHit(place, relevance, texts.get(place) ?? [], marks, request.edition);
  });
}
