import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Search, SearchLink } from '../../addresses/search-address.ts';
import { isValue, type ValueQuestion, valueLink } from './question.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** True if the reader typed this search but has not pressed Enter. */
    isTyped?: boolean;
  }
}

export interface SearchAddress {
  /** The part of the path after `/search/gematria/`. Undefined for a text search. */
  readonly value: string | undefined;
  readonly search: SearchLink;
}

export const valueAddress = (question: ValueQuestion): SearchAddress => ({
  value: question.value,
  search: valueLink(question),
});

/**
 * The search of the page that is shown. The browser's address can already belong to a page that is still loading.
 */
export function useSearchAddress(): { readonly value: string | undefined; readonly search: Search } {
  const { value } = useParams({ strict: false });
  return { value, search: useSearch({ from: '/search' }) };
}

/**
 * A link that removes a filter has fewer parameters than the page's own address. Unless all parameters must match, the
 * router would mark such a link as the current page.
 */
const EXACT = { exact: true } as const;

export function linkOf({ value, search }: SearchAddress) {
  if (value !== undefined && isValue(value)) {
    return { to: '/search/gematria/$value', params: { value }, search, activeOptions: EXACT } as const;
  }
  return {
    to: '/search',
    search: value === undefined ? search : { by: 'value' as const, ...search },
    activeOptions: EXACT,
  } as const;
}

/**
 * Runs a search by changing the address. While the reader types, each search replaces the history entry of the
 * search before. A search that was submitted with Enter keeps its own entry, so Back leads to it.
 */
export function useStartSearch() {
  const router = useRouter();
  return useMemo(() => {
    const isTyped = () => router.latestLocation.state.isTyped === true;
    const go = (address: SearchAddress, replace: boolean, typed: boolean) =>
      void router.navigate({
        ...linkOf(address),
        replace,
        resetScroll: false,
        state: (state) => ({ ...state, isTyped: typed }),
      });
    return {
      whileTyping: (address: SearchAddress) => go(address, isTyped(), true),
      onEnter: (address: SearchAddress) => go(address, isTyped(), false),
    };
  }, [router]);
}
