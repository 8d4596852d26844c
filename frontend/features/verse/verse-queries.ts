import { queryOptions } from '@tanstack/react-query';
import { fetchChapter, fetchVerse } from '../../api/client.ts';
import type { ExplorerPlace } from './place.ts';

/** Options shared by loader and component. Nested keys: `['verse']` names everything of this feature. */
export const verseQueries = {
  all: () => ['verse'] as const,

  /** One verse, word by word. `methods` as in the address: ids between commas. */
  detail: (place: Omit<ExplorerPlace, 'verse'> & { verse: number }, methods: string | undefined) =>
    queryOptions({
      queryKey: [...verseQueries.all(), 'detail', place.book.id, place.chapter, place.verse, methods ?? null],
      queryFn: ({ signal }) => fetchVerse(place, methods, signal),
    }),

  /** A whole chapter, verse by verse, without its words. */
  chapter: (place: Omit<ExplorerPlace, 'verse'>, methods: string | undefined) =>
    queryOptions({
      queryKey: [...verseQueries.all(), 'chapter', place.book.id, place.chapter, methods ?? null],
      queryFn: ({ signal }) => fetchChapter(place, methods, signal),
    }),
};
