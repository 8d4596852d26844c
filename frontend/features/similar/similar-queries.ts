import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Version } from '../../../domain/editions/index.ts';
import { editionToName } from '../../../domain/editions/index.ts';
import { callPage } from '../../api/call-more.ts';
import { api } from '../../api/client.ts';

const FIRST_PAGE = 5;
const NEXT_PAGES = 20;

interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly edition: string | null;
  readonly version: Version;
}

export const similarQueries = {
  all: () => ['similar'] as const,

  near: (place: Place, method: string) => {
    const { book, chapter, verse } = place;
    // Only `original` is sent, because the other versions only choose between English texts.
    const version = place.version === 'original' ? place.version : undefined;
    const edition = editionToName(book, place.edition);
    return infiniteQueryOptions({
      queryKey: [...similarQueries.all(), 'near', book, chapter, verse, method, edition, version],
      // Without `signal`, the request continues if the list is removed from the page while it loads, and its answer
      // is stored.
      queryFn: async ({ pageParam }) => {
        let compared: number | null = null;
        const page = await callPage(
          api.similar[':book'][':chapter'][':verse']
            .$get({
              param: { book, chapter: String(chapter), verse: String(verse) },
              query: {
                method,
                limit: String(pageParam === 0 ? FIRST_PAGE : NEXT_PAGES),
                offset: String(pageParam),
                ...(edition === undefined ? {} : { edition }),
                ...(version === undefined ? {} : { version }),
              },
            })
            .then((answer) => {
              compared = comparedIn(answer.headers);
              return answer;
            }),
          'length',
        );
        return { ...page, compared };
      },
      initialPageParam: 0,
      getNextPageParam: ({ items, total }, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
        return items.length > 0 && shown < total ? shown : undefined;
      },
    });
  },
};

/**
 * The number in the answer's header `X-Compared-Value`: the value that the server compared with. Null without this
 * header.
 */
function comparedIn(headers: Headers): number | null {
  const value = headers.get('X-Compared-Value');
  return value === null ? null : Number(value);
}
