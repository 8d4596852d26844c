import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { parsePlace, placeParams } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';

export function usePrefetchNeighbours(analysis: VerseAnalysis, search: ExplorerSearch): void {
  const queryClient = useQueryClient();
  const { previous, next } = analysis;
  useEffect(() => {
    const fetchBoth = () => {
      for (const neighbour of [next, previous]) {
        const place = neighbour === null ? null : parsePlace(placeParams(neighbour));
        if (place === null || place.verse === null) continue;
        void queryClient.prefetchQuery(verseQueries.detail({ ...place, verse: place.verse }, search));
      }
    };
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(fetchBoth, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchBoth, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [queryClient, previous, next, search]);
}
