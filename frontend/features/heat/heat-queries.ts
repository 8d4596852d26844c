import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { EXPLORER_QUERY } from '../../../domain/addresses/index.ts';
import { readFields } from '../../../domain/basics/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import { api, call } from '../../api/client.ts';
import { LEMMAS, openLetters } from '../../letters/index.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';

export const heatQueries = {
  /** The letters of all texts, and the shape of the picture. They stay in memory. */
  letters: (queryClient: QueryClient) =>
    queryOptions({
      queryKey: ['letters', 'heat'],
      queryFn: async () => {
        const letters = await openLetters(queryClient);
        return { letters, shape: await letters.shape() };
      },
      gcTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    }),

  lemma: (number: string) =>
    queryOptions({
      queryKey: [...LEMMAS, number],
      queryFn: async ({ signal }) => {
        const [places, entry] = await Promise.all([
          call(api.heat.lemma[':number'].$get({ param: { number } }, { init: { signal } }), 'editions'),
          // Without the dictionary, the number stands for its word.
          call(
            api.lexicon[':strongsNumber'].$get({ param: { strongsNumber: number } }, { init: { signal } }),
            'lemma',
          ).catch(() => null),
        ]);
        return { ...places, headword: entry?.lemma ?? null };
      },
    }),

  /** The words of a verse at its English address, by the same call as the explorer's. */
  verse: ({ book, chapter, verse }: VerseAddress, methods: readonly MethodId[] | undefined) =>
    verseQueries.detail(
      { book: bookById(book), chapter, verse },
      readFields(EXPLORER_QUERY, methods === undefined ? {} : { methods }),
    ),
};
