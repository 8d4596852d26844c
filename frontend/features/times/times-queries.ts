import { queryOptions } from '@tanstack/react-query';
import type { Scope } from '../../addresses/search-address.ts';
import { api, call } from '../../api/client.ts';

/** What is counted: a word or phrase by its letters, or a Strong's number. */
export type TimesAsked =
  | { readonly word: string; readonly isInside?: boolean | undefined }
  | { readonly number: string };

/** The books, and the edition if one is named. */
export interface TimesIn extends Scope {
  readonly edition?: string | undefined;
}

export const timesQueries = {
  count: (asked: TimesAsked, { book, testament, group, edition }: TimesIn = {}) => {
    const what =
      'number' in asked
        ? { number: asked.number }
        : { word: asked.word, ...(asked.isInside === true ? { inside: '1' as const } : {}) };
    const query = Object.fromEntries(
      Object.entries({ ...what, book, testament, group, edition }).filter(([, value]) => value !== undefined),
    ) as typeof what & TimesIn;
    return queryOptions({
      queryKey: ['times', query],
      queryFn: ({ signal }) => call(api.words.count.$get({ query }, { init: { signal } }), 'books'),
    });
  },
};
