import { queryOptions } from '@tanstack/react-query';
import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import type { HybridPlace } from './hybrid-search.ts';

export const hybridQueries = {
  verse: ({ book, chapter, verse }: HybridPlace, methods: readonly HybridMethod[]) => {
    const script = book.languageOriginal === 'greek' ? 'greek' : 'hebrew';
    const isDefault = methods.length === 0 || methods.join() === STANDARD_AND_ORDINAL[script].join();
    // The API's default methods are left out of the address, so that all requests for them share one cached answer.
    const query = isDefault ? {} : { methods: methods.join() };
    const param = { book: book.id, chapter: String(chapter), verse: String(verse) };
    const verseCall = book.testament === 'apocrypha' ? api.apocrypha.verse : api.hybrid.verse;
    return queryOptions({
      queryKey: ['hybrid', 'verse', book.id, chapter, verse, query],
      queryFn: ({ signal }) =>
        call(verseCall[':book'][':chapter'][':verse'].$get({ param, query }, { init: { signal } }), 'verse'),
    });
  },
};
