import { useRouter } from '@tanstack/react-router';
import type { HeatLink } from '../../addresses/heat-address.ts';

/**
 * Returns a function that changes the questions of the address. While the reader types or drags, each question replaces
 * the history entry of the one before, so that Back leads to the page before.
 */
export function useAsk(): (search: HeatLink) => void {
  const router = useRouter();
  return (search) =>
    void router.navigate({
      to: '/heat',
      search,
      replace: router.latestLocation.state.isTyped === true,
      resetScroll: false,
      state: (state) => ({ ...state, isTyped: true }),
    });
}
