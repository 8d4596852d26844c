import { useNavigate } from '@tanstack/react-router';
import type { ExplorerSearch } from '../../shared/explorer-search.ts';

/** Changes what stands behind the `?` in place: what is undefined leaves the address. */
export function useChangeSearch(): (
  change: ExplorerSearch | ((search: ExplorerSearch) => ExplorerSearch),
) => void {
  const navigate = useNavigate();
  return (change) => {
    void navigate({
      to: '.',
      search: (search: ExplorerSearch) => ({
        ...search,
        ...(typeof change === 'function' ? change(search) : change),
      }),
      // A word or verse that the address marks stays marked, and the page where it is.
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    });
  };
}
