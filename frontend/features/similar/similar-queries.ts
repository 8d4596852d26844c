import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../../api/call.ts';
import { api } from '../../api/client.ts';

/** Verses shown at first, and added by each "Show more". */
const FIRST = 5;
const MORE = 20;

interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

export const similarQueries = {
  all: () => ['similar'] as const,

  /** Verses of nearly the same value, page after page. */
  near: ({ book, chapter, verse }: Place, method: string) =>
    infiniteQueryOptions({
      queryKey: [...similarQueries.all(), 'near', book, chapter, verse, method],
      // Not given up when the list goes for a moment: its answer is kept, and the list comes back to it.
      queryFn: async ({ pageParam }) => {
        let compared: number | null = null;
        const page = await callPage(
          api.similar[':book'][':chapter'][':verse']
            .$get({
              param: { book, chapter: String(chapter), verse: String(verse) },
              query: {
                method,
                limit: String(pageParam === 0 ? FIRST : MORE),
                offset: String(pageParam),
              },
            })
            .then((answer) => {
              compared = comparedIn(answer.headers);
              return answer;
            }),
        );
        return { ...page, compared };
      },
      initialPageParam: 0,
      getNextPageParam: ({ items, total }, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
        return items.length > 0 && shown < total ? shown : undefined;
      },
    }),
};

/** The value that the verses of an answer are near to; null where it names none. */
function comparedIn(headers: Headers): number | null {
  const value = headers.get('X-Compared-Value');
  return value === null ? null : Number(value);
}
