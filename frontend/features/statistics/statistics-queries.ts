import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { STANDARD } from '../../../domain/gematria/standard.ts';
import type { TextChoice } from '../../../domain/value-search/index.ts';
import { limitsOf } from '../../addresses/search-address.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { api, call } from '../../api/client.ts';
import { closeLetters, type Letters, openLettersOf, readyLetters } from '../../letters/index.ts';
import { ownScope } from '../../letters/own-scope.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';

/** How many words one call of the list gives. */
const WORDS_AT_ONCE = 100;

/**
 * What the web worker is asked. Null for a name that only the API can read, or a text whose script is not known here.
 */
function choiceOf(
  { edition, in: id, method }: StatisticsSearch,
  script: 'hebrew' | 'greek' | undefined,
): TextChoice | null {
  const scope = ownScope(limitsOf(id));
  const known = method ?? (script && STANDARD[script]);
  return scope && known !== undefined ? { edition, ...scope, methods: [known] } : null;
}

/** How long the page trusts the revisions that it knows, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * What the web worker answers. Null if the API must answer: without its letters, or if the library has another revision
 * of the text by now. Then the letters close, and no answer in memory is good any more.
 */
async function ofLetters<T>(
  client: QueryClient,
  { edition }: Pick<StatisticsSearch, 'edition'>,
  ask: (letters: Letters) => Promise<T | null>,
): Promise<T | null> {
  const letters = readyLetters();
  const own = letters && (await ask(letters).catch(() => null));
  if (own === null) return null;
  const library = client.fetchQuery({ ...libraryQueries.editions(), staleTime: FRESH_MS });
  // Without a connection, the revision is the one that the page knows.
  const editions = (await library.catch(() => null))?.editions;
  if (editions === undefined || letters?.hasRevisionOf(editions, edition)) return own;
  if (readyLetters() === letters) await closeLetters(client);
  await client.invalidateQueries({ queryKey: ['statistics'], refetchType: 'none' });
  return null;
}

/**
 * The figures and the different words of a text. The web worker counts them if it has the letters of the text, and otherwise
 * the API.
 */
export const statisticsQueries = {
  figures: (search: StatisticsSearch, script: 'hebrew' | 'greek' | undefined) =>
    queryOptions({
      queryKey: ['statistics', 'figures', search],
      queryFn: async ({ client, signal }) => {
        const { edition, method } = search;
        const choice = choiceOf(search, script);
        const own = choice && (await ofLetters(client, search, (letters) => letters.statistics(choice)));
        const query = { edition, method, ...limitsOf(search.in) };
        return own ?? call(api.statistics.$get({ query }, { init: { signal } }), 'rows');
      },
    }),

  words: (
    { edition, in: id }: Pick<StatisticsSearch, 'edition' | 'in'>,
    once: boolean,
    script: 'hebrew' | 'greek',
  ) =>
    infiniteQueryOptions({
      queryKey: ['statistics', 'words', edition, id, once],
      queryFn: async ({ client, signal, pageParam: offset }) => {
        const asked = { once, limit: WORDS_AT_ONCE, offset };
        const choice = choiceOf({ edition, in: id, method: undefined }, script);
        const own =
          choice && (await ofLetters(client, { edition }, (letters) => letters.words(choice, asked)));
        const query = {
          edition,
          ...limitsOf(id),
          once: once ? ('true' as const) : ('false' as const),
          limit: String(asked.limit),
          offset: String(offset),
        };
        return own ?? call(api.statistics.words.$get({ query }, { init: { signal } }), 'words');
      },
      initialPageParam: 0,
      getNextPageParam: ({ count }, _, offset) =>
        offset + WORDS_AT_ONCE < count ? offset + WORDS_AT_ONCE : undefined,
    }),
};

/** All different words of a text. They are too many for the API, so the web worker lists them. */
export async function allWords(
  queryClient: QueryClient,
  search: StatisticsSearch,
  script: 'hebrew' | 'greek',
) {
  const letters = await openLettersOf(queryClient, [search.edition]);
  const choice = choiceOf({ ...search, method: undefined }, script);
  const words =
    choice && (await letters.words(choice, { once: false, limit: Number.POSITIVE_INFINITY, offset: 0 }));
  if (words === null) throw new Error('The words cannot be listed here.');
  return words;
}
