import { queryOptions } from '@tanstack/react-query';
import { isBookId } from '../../../domain/canon/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import type { Scope } from '../../addresses/search-address.ts';
import { api, call } from '../../api/client.ts';

/** What is counted: a word or phrase by its letters, a Strong's number, or the words with a value. */
export type TimesAsked =
  | { readonly word: string; readonly isInside?: boolean | undefined }
  | { readonly number: string }
  | { readonly value: number; readonly method: MethodId };

/** The books, and the edition if one is named. */
export interface TimesIn extends Partial<Scope> {
  readonly edition?: string | undefined;
}

const inKnownBook = <At extends { readonly book: string }>(at: At) =>
  isBookId(at.book) ? [{ ...at, book: at.book }] : [];

const parametersOf = (asked: TimesAsked) => {
  if ('number' in asked) return { number: asked.number };
  if ('value' in asked) return { value: String(asked.value), method: asked.method };
  return { word: asked.word, inside: asked.isInside === true ? ('1' as const) : undefined };
};

export const timesQueries = {
  count: (asked: TimesAsked, scope: TimesIn = {}) => {
    const { book, testament, group, edition } = scope;
    const query = { ...parametersOf(asked), book, testament, group, edition };
    return queryOptions({
      queryKey: ['times', query],
      queryFn: async ({ signal }) => {
        const answer = await call(api.words.count.$get({ query }, { init: { signal } }), 'books');
        const [first = null] = answer.first === null ? [] : inKnownBook(answer.first);
        return { ...answer, books: answer.books.flatMap(inKnownBook), first, of: { asked, scope } };
      },
    });
  },
};
