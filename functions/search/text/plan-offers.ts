import type { ScriptureRead } from '../../../db/read-statement.ts';
import type { TextOffer, TextOffersAnswer, TextOffersQuery } from '../../../domain/contract/index.ts';
import { hasOtherForms, type Reading, readingsOf, respelled } from '../../../domain/search-query/index.ts';
import type { Prepared } from '../../http/scripture.ts';
import { countsFrom, sum, within } from './answer.ts';
import { type OfferRows, offersStatement } from './offers-statement.ts';
import { booksOf, readQuery, textsToSearch } from './plan-search.ts';
import { matchText, ShapeMaker } from './shape.ts';
import type { SearchTable } from './term-sql.ts';
import { type Side, searchedOn } from './tree.ts';

/** The most offers from one reading, and how much farther than the nearest spelling another one may be. */
const MOST = 4;
const FARTHER = 2;

/**
 * Plans what to offer for a search that finds nothing, in one statement: other forms of its words, the spellings that the
 * texts have, and the same keys with another keyboard layout. Each offer is a whole query, and its count is that of the
 * search for it with the same filters.
 */
export function planTextOffers(query: TextOffersQuery): ScriptureRead<Prepared<TextOffersAnswer>> {
  readQuery(query);
  const { sides, edition, editionOnly } = textsToSearch(query);
  const { books } = booksOf(query);
  const { original, english } = readingsOf(query.term, { otherForms: query.forms });
  const table = query.forms ? 'verse_search_stemmed' : 'verse_search_exact';
  const originals = searchable(original, sides, 'verse_search_original');
  const englishes = searchable(english, sides, table);
  const maker = new ShapeMaker();
  const forms =
    query.forms || !hasOtherForms(query.term)
      ? null
      : searchedOn(readQuery({ ...query, forms: true }), sides);
  const statement = offersStatement({
    forms: forms && maker.shapeOf(forms),
    english: table,
    editionOnly: [...editionOnly],
  });
  const values = {
    ...maker.values,
    edition,
    books,
    limit: 0,
    offset: 0,
    original: JSON.stringify(
      originals.map(({ match, reading: { words } }) => ({
        match,
        words: words.map(({ spellings }) => spellings.map(({ letters, cost }) => [letters, cost])),
      })),
    ),
    english: JSON.stringify(englishes.map(({ match }) => match)),
  };
  return statement.read(values, (rows) => ({
    answer: {
      offers: [
        ...formsOffer(query, rows, books),
        ...originals.flatMap(({ reading }, at) =>
          spellingOffers(
            reading,
            rows.original.filter((row) => row.reading === at),
            query,
          ),
        ),
        ...rows.english.flatMap(({ reading: at, n }) => {
          const found = englishes[at];
          return found === undefined || n === 0
            ? []
            : [{ term: found.reading.term, forms: query.forms, resultCount: n }];
        }),
      ],
    },
    willChange: rows.seen[0]?.all !== 1,
  }));
}

interface Searchable {
  readonly reading: Reading;
  /** The full-text query of the reading. */
  readonly match: string;
}

/** The readings that one table can answer. The others are not offered. */
function searchable(
  readings: readonly Reading[],
  sides: ReadonlySet<Side>,
  table: SearchTable,
): Searchable[] {
  return readings.flatMap((reading) => {
    const node = searchedOn(reading.query, sides);
    const match = node && matchText(node, table);
    return match === null ? [] : [{ reading, match }];
  });
}

function formsOffer({ term }: TextOffersQuery, rows: OfferRows, books: string): TextOffer[] {
  const resultCount = sum(within(countsFrom(rows.forms), books));
  return resultCount === 0 ? [] : [{ term, forms: true, resultCount }];
}

function spellingOffers(
  reading: Reading,
  rows: OfferRows['original'],
  { term, forms }: TextOffersQuery,
): TextOffer[] {
  const others = rows
    .map(({ letters, cost, n }) => ({ term: respelled(reading, letters.trim().split(' ')), cost, n }))
    .filter((one) => one.term !== term);
  const nearest = others[0]?.cost ?? 0;
  const farthest = nearest === 0 ? 0 : nearest + FARTHER;
  const counts = new Map(others.filter(({ cost }) => cost <= farthest).map((one) => [one.term, one.n]));
  return [...counts].slice(0, MOST).map(([other, resultCount]) => ({ term: other, forms, resultCount }));
}
