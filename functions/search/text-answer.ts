import { BOOKS } from '../../domain/canon/books.ts';
import type { Testament, TextHit, TextSearchAnswer } from '../../domain/contract/index.ts';
import { wantedTerms } from '../../domain/search-query/index.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { numberOf, textOf, textOrNull } from '../text/rows.ts';
import { grouped, type HitMarks, textHit } from './text-hit.ts';
import type { Lookup } from './text-lookups.ts';
import { type AskedSearch, PLACES_A_BOOK, type PlaceRange } from './text-search.ts';
import type { TextRows } from './text-sql.ts';
import { allTerms, sideOf } from './text-tree.ts';

const TESTAMENTS: readonly Testament[] = ['old', 'apocrypha', 'new'];

/** Puts the answer together from what was read. */
export function composeTextSearch(
  asked: AskedSearch,
  rows: TextRows,
  lookups: readonly Lookup[],
): TextSearchAnswer {
  checkTexts(asked, rows.editions);
  const main = placesFrom(rows.main);
  const english = asked.english === asked.main ? main : placesFrom(rows.english);
  const original = asked.original === asked.main ? main : placesFrom(rows.original);
  return {
    results: hits(asked, rows, lookups),
    resultCount: within(main, asked).length,
    facets: {
      testaments: testamentCounts(within(main, asked.ofBook)),
      books: bookCounts(within(main, asked.ofTestament)),
      versions: [
        { id: 'kjv', name: 'King James Version', count: within(english, asked).length },
        { id: 'original', name: 'Original Hebrew/Greek', count: within(original, asked).length },
      ].filter(({ count }) => count > 0),
    },
    editions: searched(asked, rows.editions),
  };
}

/** Refuses an edition that is not there, and a library that holds no text yet. */
function checkTexts(asked: AskedSearch, editions: readonly Fields[]): void {
  const texts = editions.filter((row) => row.role !== 'lexicon');
  if (texts.length === 0) {
    throw new Problem('unavailable', 'The texts are still being imported. Please try again in a moment.');
  }
  if (asked.edition === null || texts.some((row) => row.id === asked.edition)) return;
  throw new Problem('not_found', `There is no edition “${asked.edition}” here.`, {
    fields: { edition: 'see /api/editions' },
  });
}

/** A list as read, each place once. */
function placesFrom([row]: readonly Fields[]): number[] {
  const places = row === undefined ? null : textOrNull(row, 'places');
  return places === null ? [] : [...new Set(JSON.parse(`[${places}]`) as number[])];
}

const within = (places: readonly number[], { low, high }: PlaceRange): number[] =>
  places.filter((place) => place >= low && place <= high);

function countByBook(places: readonly number[]): number[] {
  const counts = new Array<number>(BOOKS.length).fill(0);
  for (const place of places) {
    const book = Math.floor(place / PLACES_A_BOOK) - 1;
    counts[book] = (counts[book] ?? 0) + 1;
  }
  return counts;
}

function bookCounts(places: readonly number[]): TextSearchAnswer['facets']['books'] {
  const counts = countByBook(places);
  return BOOKS.map(({ id, name }, at) => ({ id, name, count: counts[at] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

function testamentCounts(places: readonly number[]): TextSearchAnswer['facets']['testaments'] {
  const counts = countByBook(places);
  return TESTAMENTS.map((id) => ({
    id,
    count: BOOKS.reduce((sum, book, at) => sum + (book.testament === id ? (counts[at] ?? 0) : 0), 0),
  })).filter(({ count }) => count > 0);
}

/** The texts whose revisions decide the answer: of the sides and scripts that the question speaks of. */
function searched(asked: AskedSearch, editions: readonly Fields[]): TextSearchAnswer['editions'] {
  const terms = allTerms(asked.main ?? asked.query);
  const scripts = new Set(
    terms.flatMap((term) => {
      if (term.kind === 'value') return ['hebrew', 'greek'];
      if (term.kind === 'strongs') return [term.number.startsWith('H') ? 'hebrew' : 'greek'];
      return sideOf(term) === 'english' ? ['latin'] : [term.script];
    }),
  );
  return editions
    .filter((row) => row.role !== 'lexicon' && scripts.has(textOf(row, 'script')))
    .filter((row) => {
      const table = row.role === 'translation' ? 'verse_search_stemmed' : 'verse_search_original';
      return !asked.editionOnly.has(table) || row.id === asked.edition;
    })
    .map((row) => ({ id: textOf(row, 'id'), revision: textOf(row, 'revision') }));
}

function hits(asked: AskedSearch, rows: TextRows, lookups: readonly Lookup[]): TextHit[] {
  const terms = asked.main === null ? [] : wantedTerms(asked.main);
  const lemmas = new Set<string>();
  for (const term of terms) {
    if (term.kind === 'strongs') lemmas.add(term.number.toLowerCase());
    if (term.kind === 'lemma') lemmas.add(term.letters);
  }
  for (const row of rows.lemmas) {
    const lookup = lookups[numberOf(row, 'at')];
    if (lookup !== undefined && terms.includes(lookup)) lemmas.add(textOf(row, 'token'));
  }
  const marks: HitMarks = { terms, lemmas, words: grouped(rows.words, (row) => numberOf(row, 'id')) };
  const texts = grouped(rows.texts, (row) => numberOf(row, 'place'));
  return rows.page.map((row) => {
    const place = numberOf(row, 'place');
    const best = numberOf(row, 'best');
    const relevance = best > 0 ? Math.round((numberOf(row, 'score') / best) * 10_000) / 10_000 : 1;
    return textHit(place, relevance, texts.get(place) ?? [], marks, asked.edition);
  });
}
