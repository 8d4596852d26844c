import { useNavigate } from '@tanstack/react-router';
import type { ExplorerSearch } from '../verse/explorer-search.ts';

type Chosen = { readonly [Key in keyof ExplorerSearch]: ExplorerSearch[Key] | undefined };

/** Changes what stands behind the `?` in place: what is undefined leaves the address. */
export function useChangeSearch(): (change: Chosen | ((search: ExplorerSearch) => Chosen)) => void {
  const navigate = useNavigate();
  return (change) => {
    void navigate({
      to: '.',
      search: (search: ExplorerSearch) => {
        const changed = { ...search, ...(typeof change === 'function' ? change(search) : change) };
        return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
      },
      replace: true,
      resetScroll: false,
    });
  };
}
