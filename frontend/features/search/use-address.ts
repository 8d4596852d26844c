import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { Search, SearchLink } from '../../addresses/search.ts';
import { isValue, type ValueQuestion, valueLink } from './question.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The search stands in the address because it was typed, and has not been entered yet. */
    isTyped?: boolean;
  }
}

export interface SearchAddress {
  /** What stands behind `/search/gematria/`; undefined for a search of the text. */
  readonly value: string | undefined;
  readonly search: SearchLink;
}

/** The address of a search by value. */
export const valueAddress = (question: ValueQuestion): SearchAddress => ({
  value: question.value,
  search: valueLink(question),
});

/** The search's address as the page shows it; another page may be on its way. */
export function useSearchAddress(): { readonly value: string | undefined; readonly search: Search } {
  const { value } = useParams({ strict: false });
  return { value, search: useSearch({ from: '/search' }) };
}

/** The page of a question: of values where there is a value, else of the text or, until there is one, of the form. */
export function linkOf({ value, search }: SearchAddress) {
  if (value !== undefined && isValue(value)) {
    return { to: '/search/gematria/$value', params: { value }, search } as const;
  }
  return {
    to: '/search',
    search: value === undefined ? search : { by: 'value' as const, ...search },
  } as const;
}

/**
 * Asks by the address. What is typed has one entry of the history, which is replaced while one types; what was entered
 * keeps its own.
 */
export function useAsk() {
  const router = useRouter();
  const isTyped = () => router.latestLocation.state.isTyped === true;
  const go = (address: SearchAddress, replace: boolean, typed: boolean) =>
    void router.navigate({
      ...linkOf(address),
      replace,
      resetScroll: false,
      state: (state) => ({ ...state, isTyped: typed }),
    });
  return {
    type: (address: SearchAddress) => go(address, isTyped(), true),
    enter: (address: SearchAddress) => go(address, isTyped(), false),
  };
}
