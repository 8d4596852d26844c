import type { ScriptureRead } from '../../../db/read-statement.ts';
import type { TextSearchAnswer, TextSearchQuery } from '../../../domain/contract/index.ts';
import { parseReference } from '../../../domain/reference/index.ts';
import { parseSearchQuery } from '../../../domain/search-query/index.ts';
import { Problem } from '../../http/errors.ts';
import type { Prepared } from '../../http/scripture.ts';
import { bookFromPath, placeOf } from '../../text/address.ts';
import { versionArgs } from '../../text/versions.ts';
import { bookDigits } from '../scope.ts';
import { composeTextSearch } from './answer.ts';
import type { AskedSearch } from './asked-search.ts';
import { planSearchStatement } from './statement.ts';
import { type SearchTable, type Side, searchedOn } from './tree.ts';

/**
 * Plans the search for verses by their words. While the library has rows that no reader sees, the order of the results
 * will change without a publication: bm25 counts those rows too. Throws a `Problem` 400 with a hint if the query cannot
 * be read.
 */
export function planTextSearch(query: TextSearchQuery): ScriptureRead<Prepared<TextSearchAnswer>> {
  const parsed = parseSearchQuery(query.term, { otherForms: query.forms });
  if (!parsed.ok) throw new Problem('bad_request', parsed.hint, { fields: { term: parsed.hint } });
  const book = query.book === undefined ? null : bookFromPath(query.book);
  const { testament = null, group = null } = query;
  const { sides, edition, editionOnly } = textsAsked(query);
  const asked: AskedSearch = {
    query: parsed.query,
    main: searchedOn(parsed.query, sides),
    english: searchedOn(parsed.query, new Set(['english'])),
    original: searchedOn(parsed.query, new Set(['original'])),
    edition,
    editionOnly,
    books: bookDigits({ book, testament, group }),
    ofBook: bookDigits({ book, testament: null, group: null }),
    ofGroup: bookDigits({ book: null, testament, group }),
    limit: query.limit,
    offset: query.offset,
  };
  const reference = parseReference(query.term);
  const place = reference.ok ? { place: placeOf(reference.reference) } : {};
  return planSearchStatement(asked, (rows, lookups) => ({
    answer: { ...composeTextSearch(asked, rows, lookups), ...place },
    willChange: rows.seen[0]?.all !== 1,
  }));
}

const ENGLISH_TABLES: readonly SearchTable[] = ['verse_search_stemmed', 'verse_search_exact'];
const ORIGINAL_TABLES: readonly (SearchTable | 'value')[] = ['verse_search_original', 'value'];

/**
 * Decides which texts are searched. With only an English version, the English text is searched, and with only
 * `original` the original texts. With an edition, only this edition is searched, also together with
 * `original`. With an English version and an edition, the English text and this edition are searched. With a
 * version that has its own edition, only that edition is searched.
 */
function textsAsked({ version, edition }: TextSearchQuery): {
  sides: ReadonlySet<Side>;
  edition: string | null;
  editionOnly: ReadonlySet<SearchTable | 'value'>;
} {
  const both: Side[] = ['english', 'original'];
  const own = version === undefined ? null : versionArgs(version).version;
  if (own !== null) {
    return { sides: new Set(['english']), edition: own, editionOnly: new Set(ENGLISH_TABLES) };
  }
  if (edition === undefined) {
    const sides =
      version === undefined
        ? both
        : both.filter((side) => (side === 'original') === (version === 'original'));
    return { sides: new Set(sides), edition: null, editionOnly: new Set() };
  }
  return {
    sides: new Set(version === 'original' ? ['original'] : both),
    edition,
    editionOnly: new Set(version === undefined ? [...ENGLISH_TABLES, ...ORIGINAL_TABLES] : ORIGINAL_TABLES),
  };
}
