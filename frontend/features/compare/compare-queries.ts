import { queryOptions } from '@tanstack/react-query';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

type Place = Pick<VerseAnalysis['verse'], 'book' | 'chapter' | 'verse' | 'reading'>;

export const compareQueries = {
  verse: ({ book, chapter, verse, reading }: Place, method: string | undefined) =>
    queryOptions({
      queryKey: ['compare', book, chapter, verse, reading, method],
      queryFn: ({ signal }) =>
        call(
          api.compare[':book'][':chapter'][':verse'].$get(
            {
              param: { book, chapter: String(chapter), verse: String(verse) },
              query: {
                ...(method === undefined ? {} : { methods: method }),
                ...(reading === 'ketiv' ? {} : { reading }),
              },
            },
            { init: { signal } },
          ),
        ),
    }),
};
