import { queryOptions } from '@tanstack/react-query';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import type { Scope } from '../../addresses/search-address.ts';
import { api, call } from '../../api/client.ts';

/** What is counted: a word or phrase by its letters, a Strong's number, or the words with a value. */
export type TimesAsked =
  | { readonly word: string; readonly isInside?: boolean | undefined }
  | { readonly number: string }
  | { readonly value: number; readonly method: MethodId };

/** The books, and the edition if one is named. */
export interface TimesIn extends Scope {
  readonly edition?: string | undefined;
}

const parametersOf = (asked: TimesAsked) => {
  if ('number' in asked) return { number: asked.number };
  if ('value' in asked) return { value: String(asked.value), method: asked.method };
  return { word: asked.word, inside: asked.isInside === true ? ('1' as const) : undefined };
};

export const timesQueries = {
  count: (asked: TimesAsked, { book, testament, group, edition }: TimesIn = {}) => {
    const query = { ...parametersOf(asked), book, testament, group, edition };
    return queryOptions({
      queryKey: ['times', query],
      queryFn: ({ signal }) => call(api.words.count.$get({ query }, { init: { signal } }), 'books'),
    });
  },
};
