import { queryOptions } from '@tanstack/react-query';

export { KeyList } from './key-list.tsx';
export { Shortcuts } from './shortcuts.tsx';

/** The steps from a place to its neighbours. They load late, because they need the verse counts of all chapters. */
export const neighbourSteps = queryOptions({
  queryKey: ['part', 'neighbours'],
  queryFn: () => import('./neighbour.ts'),
  gcTime: Number.POSITIVE_INFINITY,
});
