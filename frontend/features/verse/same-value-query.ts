import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';

export type Unit = 'verse' | 'word' | 'span';

export interface Verse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * The query for the number of verses, words or phrases with the value of a verse, also without the verse itself and the
 * phrase that is the whole verse. A word of the verse is not the verse. It asks for one hit only.
 */
export const sameValueQuery = (value: number, method: string, unit: Unit, at: Verse) => {
  const besides = unit === 'word' ? undefined : `${at.book}/${at.chapter}/${at.verse}`;
  return queryOptions({
    queryKey: ['same-value', value, method, unit, besides],
    queryFn: ({ signal }) =>
      call(
        api.search.gematria[':value'].$get(
          { param: { value: String(value) }, query: { unit, method, limit: '1', besides } },
          { init: { signal } },
        ),
      ),
  });
};
