import { useNavigate } from '@tanstack/react-router';
import type { Some } from '../../domain/parse.ts';
import { type EXPLORER_SEARCH, type ExplorerSearch, keepSearch } from '../addresses/explorer.ts';

type Change = Some<typeof EXPLORER_SEARCH>;

/** Changes what stands behind the `?` in place; what is undefined has its default. */
export function useChangeSearch(): (change: Change | ((search: ExplorerSearch) => Change)) => void {
  const navigate = useNavigate();
  return (change) => {
    void navigate({
      to: '.',
      search: (search: object) => {
        const now = keepSearch(search);
        return { ...now, ...(typeof change === 'function' ? change(now) : change) };
      },
      // A word or verse that the address marks stays marked, and the page where it is.
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    });
  };
}
