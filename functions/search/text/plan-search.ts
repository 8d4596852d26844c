import type { ScriptureRead } from '../../../db/read-statement.ts';
import { BOOKS } from '../../../domain/canon/index.ts';
import type { TextSearchAnswer, TextSearchQuery } from '../../../domain/contract/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import { parseReference } from '../../../domain/reference/index.ts';
import { parseSearchQuery, type SearchNode } from '../../../domain/search-query/index.ts';
import { EVERYWHERE, isInScope, type Scope } from '../../../domain/value-search/index.ts';
import { Problem } from '../../ctx/errors.ts';
import type { Prepared } from '../../http/scripture.ts';
import { placeOf, scopeFrom } from '../../text/address.ts';
import { versionArgs } from '../../text/versions.ts';
import { type Catalogue, catalogueFrom } from '../catalogue.ts';
import { composeTextSearch, type TextRequest } from './answer.ts';
import { planOwnSearch } from './own-search.ts';
import { planSearchStatement, type TextSearch } from './statement.ts';
import { askedTimes } from './times.ts';
import { type Side, searchedOn } from './tree.ts';

interface TextRead extends Prepared<TextSearchAnswer> {
  /** The catalogue of this revision, unless the isolate has it already. */
  readonly catalogue: Catalogue | null;
  readonly revision: string | null;
}

/**
 * Plans the search for verses by their words. While the library has rows that no reader sees, the order of the results
 * will change without a publication: bm25 counts those rows too. Throws a `Problem` 400 with a hint if the query cannot
 * be read.
 *
 * @param known the revision whose catalogue the isolate has, if the catalogue is needed.
 */
export function planTextSearch(query: TextSearchQuery, known?: string | null): ScriptureRead<TextRead> {
  const node = readQuery(query);
  const { sides, ...texts } = textsToSearch(query);
  const main = searchedOn(node, sides);
  const request: TextRequest = {
    query: node,
    main,
    english: searchedOn(node, new Set(['english'])),
    original: searchedOn(node, new Set(['original'])),
    ...texts,
    ...booksOf(query),
    order: query.order,
    times: askedTimes(main, texts),
    ...(known === undefined ? {} : { known }),
    limit: query.limit,
    offset: query.offset,
  };
  const reference = parseReference(query.term);
  const place = reference.ok ? { place: placeOf(reference.reference) } : {};
  const own = ownId(texts.edition);
  if (own !== undefined) {
    const read = planOwnSearch(own, request);
    return {
      ...read,
      compose: (row, revision) => ({
        answer: { ...read.compose(row, revision), ...place },
        catalogue: null,
        revision,
      }),
    };
  }
  return planSearchStatement(request, (rows, lookups, revision) => ({
    answer: { ...composeTextSearch(request, rows, lookups), ...place },
    willChange: rows.seen[0]?.all !== 1,
    catalogue: rows.catalogue.length === 0 ? null : catalogueFrom(revision, rows.catalogue),
    revision,
  }));
}

/** Reads the query. Throws a `Problem` 400 with a hint if it cannot be read. */
export function readQuery({ term, forms }: Pick<TextSearchQuery, 'term' | 'forms'>): SearchNode {
  const parsed = parseSearchQuery(term, { otherForms: forms });
  if (!parsed.ok) throw new Problem('bad_request', parsed.hint, { fields: { term: parsed.hint } });
  return parsed.query;
}

/** The books that are left by all filters, by that for one book, and by those for a testament and a group. */
export function booksOf(
  query: Parameters<typeof scopeFrom>[0],
): Pick<TextRequest, 'books' | 'ofBook' | 'ofGroup'> {
  const scope = scopeFrom(query);
  return {
    books: bookDigits(scope),
    ofBook: bookDigits({ ...EVERYWHERE, book: scope.book }),
    ofGroup: bookDigits({ ...scope, book: null }),
  };
}

/** The books of a search as SQL reads them: for each book in canonical order 1 if it is searched, otherwise 0. */
const bookDigits = (scope: Scope): string =>
  BOOKS.map((book) => (isInScope(scope, book) ? '1' : '0')).join('');

type TextFilters = Omit<TextSearchQuery, 'limit' | 'offset' | 'order'>;

interface TextsToSearch extends Pick<TextSearch, 'edition' | 'editionOnly'> {
  readonly sides: ReadonlySet<Side>;
}

const ORIGINAL: ReadonlySet<Side> = new Set(['original']);
const BOTH: ReadonlySet<Side> = new Set(['english', 'original']);

/**
 * Decides which texts are searched. With only an English version, the English text is searched, and with only
 * `original` the original texts. With an edition, only this edition is searched, also together with
 * `original`. With an English version and an edition, the English text and this edition are searched. With a
 * version that has its own edition, only that edition is searched.
 */
export function textsToSearch({ version, edition }: TextFilters): TextsToSearch {
  const own = version === undefined ? null : versionArgs(version).version;
  if (own !== null) return { sides: new Set(['english']), edition: own, editionOnly: new Set(['english']) };
  const chosen = version === 'original' ? ORIGINAL : BOTH;
  if (edition !== undefined) {
    return { sides: chosen, edition, editionOnly: version === undefined ? BOTH : ORIGINAL };
  }
  const sides = version === undefined || version === 'original' ? chosen : new Set<Side>(['english']);
  return { sides, edition: null, editionOnly: new Set() };
}
