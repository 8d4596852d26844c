import fc from 'fast-check';
import { bookById, CORE_BOOKS, SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { EditionList, ValueSearchAnswer, ValueTextsAnswer } from '../../domain/contract/index.ts';
import { METHODS, type MethodId } from '../../domain/gematria/index.ts';
import { decodeLettersFile, NumberIndex } from '../../domain/number-index/index.ts';
import { placedPage } from '../../domain/value-search/finding/index.ts';
import {
  foundPage,
  ownSearch,
  type PlacedPage,
  Refused,
  type SearchableEdition,
  searchableEditions,
  type ValueQuery,
} from '../../domain/value-search/index.ts';

/** A value search as both hosts get it. */
export interface Question {
  readonly value: string;
  readonly query: ValueQuery;
}

const methodsOf = (script: 'hebrew' | 'greek') =>
  fc.constantFrom(...METHODS.filter((method) => method.script === script).map(({ id }) => id));

const methods: fc.Arbitrary<readonly MethodId[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(['HEBREW_STANDARD'] as const) },
  { weight: 2, arbitrary: fc.constant(['GREEK_STANDARD', 'HEBREW_STANDARD'] as const) },
  methodsOf('hebrew').map((one) => [one]),
  methodsOf('greek').map((one) => [one]),
  fc.tuple(methodsOf('hebrew'), methodsOf('greek')),
);

const seldom = <T, N>(none: N, one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(none) }, one);

const value = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 6000 }).map(String) },
  { weight: 3, arbitrary: fc.constantFrom('26', '86', '358', '373', '888', '913', '2701') },
  fc.constantFrom('prime', 'square', 'triangular', 'multiple-of-37', 'multiple-of-700'),
);

/** Questions that a value search can be asked, and some that it refuses. */
export const questions: fc.Arbitrary<Question> = fc.record({
  value,
  query: fc.record({
    unit: fc.constantFrom('verse', 'word', 'span'),
    methods,
    range: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1, 5, 30)),
    book: seldom(null, fc.constantFrom(...CORE_BOOKS.map(({ id }) => bookById(id)))),
    testament: seldom(undefined, fc.constantFrom('old', 'new', 'apocrypha')),
    group: seldom(undefined, fc.constantFrom(...SEARCH_GROUPS)),
    edition: seldom(undefined, fc.constantFrom('wlc', 'sblgnt')),
    minWords: fc.constantFrom(2, 2, 1, 3),
    maxWords: fc.constantFrom(undefined, 4, 10),
    crossVerse: fc.boolean(),
    also: fc.constantFrom([], [], [], [{ method: 'HEBREW_ORDINAL', value: 26 }] as const),
    lemma: fc.constant(undefined),
    distinct: fc.constant(undefined),
    order: fc.constant('canonical'),
    verseLeftOut: fc.constant(null),
    limit: fc.constantFrom(20, 20, 3, 100),
    offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1, 20, 40)),
  } as { [Key in keyof Required<ValueQuery>]: fc.Arbitrary<ValueQuery[Key]> }),
});

/** The address of a question in the API. */
export function addressOf({ value, query }: Question, words?: string): string {
  const { methods, also, book, verseLeftOut: _, crossVerse, ...others } = query;
  const parameters = {
    ...others,
    method: methods.join(),
    also: also.length === 0 ? undefined : also.map((one) => `${one.method}:${one.value}`).join(),
    book: book?.id,
    crossVerse: crossVerse ? 'true' : undefined,
    words,
  };
  const search = new URLSearchParams();
  for (const [name, one] of Object.entries(parameters)) if (one !== undefined) search.set(name, String(one));
  return `/api/search/gematria/${value}${words === undefined ? '' : '/texts'}?${search}`;
}

/** The letters files of a site, as the browser has them. */
export interface Browser {
  readonly editions: readonly SearchableEdition[];
  readonly indexOf: (edition: string) => NumberIndex;
}

export async function browserWith(
  json: <T>(path: string) => Promise<T>,
  fileOf: (edition: SearchableEdition) => Promise<Uint8Array>,
): Promise<Browser> {
  const editions = searchableEditions((await json<EditionList>('/api/editions')).editions);
  const indexes = new Map<string, NumberIndex>();
  for (const edition of editions)
    indexes.set(edition.id, new NumberIndex(decodeLettersFile(await fileOf(edition))));
  return { editions, indexOf: (edition) => indexes.get(edition) as NumberIndex };
}

/**
 * The page as the browser composes it: found in the letters files, with texts from the API. Null if the letters files
 * do not answer.
 */
export async function localPage(
  { editions, indexOf }: Browser,
  json: <T>(path: string) => Promise<T>,
  question: Question,
): Promise<ValueSearchAnswer | null> {
  const search = ownSearch(editions, question.value, question.query);
  if (search === null) return null;
  let placed: PlacedPage;
  try {
    placed = placedPage(search.request, search.chosen, indexOf);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
  const { words, resultCount, exactCount } = foundPage(search.request, search.chosen, placed);
  const texts = await json<ValueTextsAnswer>(addressOf(question, words));
  return { resultCount, exactCount, ...texts };
}
