import { useNavigate } from '@tanstack/react-router';
import type { Some } from '../../domain/parse.ts';
import { type EXPLORER_SEARCH, type ExplorerSearch, keepSearch } from '../addresses/explorer.ts';

type Change = Some<typeof EXPLORER_SEARCH>;

/** Changes search parameters of the current explorer page. An undefined parameter gets its default. */
export function useChangeSearch(): (change: Change | ((search: ExplorerSearch) => Change)) => void {
  const navigate = useNavigate();
  return (change) => {
    void navigate({
      to: '.',
      search: (search: object) => {
        const now = keepSearch(search);
        return { ...now, ...(typeof change === 'function' ? change(now) : change) };
      },
      // The hash stays, so its word or verse stays marked, but the page does not scroll to it.
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    });
  };
}
