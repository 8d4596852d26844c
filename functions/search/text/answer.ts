import { versionName } from '../../../domain/addresses/index.ts';
import { BOOKS, bookPosition, booksOfGroup, SEARCH_GROUPS } from '../../../domain/canon/index.ts';
import type { Testament, TextHit, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { hasVerses } from '../../../domain/editions/index.ts';
import { wantedTerms } from '../../../domain/search-query/index.ts';
import { Problem } from '../../http/errors.ts';
import { editionNotHere } from '../../text/known-editions.ts';
import type { AskedSearch } from './asked-search.ts';
import { grouped, type HitMarks, textHit } from './hit.ts';
import type { Lookup } from './lookups.ts';
import { RANK_STEP } from './sets.ts';
import type { TextRows } from './statement.ts';
import { allTerms, sideOf } from './tree.ts';

const TESTAMENTS: readonly Testament[] = ['old', 'apocrypha', 'new'];

/** Makes the answer of a text search from the rows of its statement. */
export function composeTextSearch(
  asked: AskedSearch,
  rows: TextRows,
  lookups: readonly Lookup[],
): TextSearchAnswer {
  checkTexts(asked, rows.editions);
  const main = countsFrom(rows.main);
  const english = asked.english === asked.main ? main : countsFrom(rows.english);
  const original = asked.original === asked.main ? main : countsFrom(rows.original);
  return {
    results: hits(asked, rows, lookups),
    resultCount: sum(within(main, asked.books)),
    facets: {
      testaments: testamentCounts(within(main, asked.ofBook)),
      groups: groupCounts(within(main, asked.ofBook)),
      books: bookCounts(within(main, asked.ofGroup)),
      versions: [
        { id: 'kjv', name: versionName('kjv'), count: sum(within(english, asked.books)) },
        { id: 'original', name: versionName('original'), count: sum(within(original, asked.books)) },
      ].filter(({ count }) => count > 0),
    },
    editions: searched(asked, rows.editions),
  };
}

/** Throws a `Problem` for an edition that is not installed, and for a library without any text. */
function checkTexts(asked: AskedSearch, editions: TextRows['editions']): void {
  const texts = editions.filter((row) => hasVerses(row.role));
  if (texts.length === 0) {
    throw new Problem('unavailable', 'The texts are still being imported. Please try again in a moment.');
  }
  if (asked.edition === null || texts.some((row) => row.id === asked.edition)) return;
  throw editionNotHere(asked.edition, 'here');
}

/**
 * The number of found places in each book, by the position of the book. Only the digits of the book are read, because
 * converting each place takes twice as long.
 */
function countsFrom([row]: TextRows['main']): number[] {
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

/** The counts of the books whose digit is 1, and 0 for all others. */
const within = (counts: readonly number[], digits: string): number[] =>
  counts.map((count, book) => (digits[book] === '1' ? count : 0));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const bookCounts = (counts: readonly number[]): TextSearchAnswer['facets']['books'] =>
  BOOKS.map(({ id, name }, at) => ({ id, name, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);

const testamentCounts = (counts: readonly number[]): TextSearchAnswer['facets']['testaments'] =>
  TESTAMENTS.map((id) => ({
    id,
    count: sum(counts.filter((_, at) => BOOKS[at]?.testament === id)),
  })).filter(({ count }) => count > 0);

const groupCounts = (counts: readonly number[]): TextSearchAnswer['facets']['groups'] =>
  SEARCH_GROUPS.map((id) => ({
    id,
    count: sum(booksOfGroup(id).map((book) => counts[bookPosition(book)] ?? 0)),
  })).filter(({ count }) => count > 0);

/** The editions that were searched: those in the scripts of the query's terms. */
function searched(asked: AskedSearch, editions: TextRows['editions']): TextSearchAnswer['editions'] {
  const terms = allTerms(asked.main ?? asked.query);
  const scripts = new Set(
    terms.flatMap((term) => {
      if (term.kind === 'value') return ['hebrew', 'greek'];
      if (term.kind === 'strongs') return [term.number.startsWith('H') ? 'hebrew' : 'greek'];
      return sideOf(term) === 'english' ? ['latin'] : [term.script];
    }),
  );
  return editions
    .filter((row) => hasVerses(row.role) && scripts.has(row.script))
    .filter((row) => {
      const table = row.role === 'translation' ? 'verse_search_stemmed' : 'verse_search_original';
      return !asked.editionOnly.has(table) || row.id === asked.edition;
    })
    .map(({ id, revision }) => ({ id, revision }));
}

/** The rank of a score plus its share of the best score within a rank. Without scores all results are equal. */
function standing(score: number, bestWithin: number): number {
  const rank = Math.floor(score / RANK_STEP);
  return rank + (bestWithin > 0 ? (score - rank * RANK_STEP) / bestWithin : 1);
}

function hits(asked: AskedSearch, rows: TextRows, lookups: readonly Lookup[]): TextHit[] {
  const terms = asked.main === null ? [] : wantedTerms(asked.main);
  const lemmas = new Set<string>();
  for (const term of terms) {
    if (term.kind === 'strongs') lemmas.add(term.number.toLowerCase());
    if (term.kind === 'lemma') lemmas.add(term.letters);
  }
  for (const { at, token } of rows.lemmas) {
    const lookup = lookups[at];
    if (lookup !== undefined && terms.includes(lookup)) lemmas.add(token);
  }
  const marks: HitMarks = { terms, lemmas, words: grouped(rows.words, ({ id }) => id) };
  const texts = grouped(rows.texts, ({ place }) => place);
  const best = rows.best[0]?.score ?? 0;
  const bestWithin = rows.best[0]?.within ?? best;
  return rows.page.map(({ place, score }) => {
    const share = standing(score, bestWithin) / standing(best, bestWithin);
    const relevance = Math.round(share * 10_000) / 10_000;
    return textHit(place, relevance, texts.get(place) ?? [], marks, asked.edition);
  });
}
