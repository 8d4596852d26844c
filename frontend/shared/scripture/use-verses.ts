import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Book } from '../../../domain/canon/index.ts';
import { api, call } from '../../api/client.ts';
import { chapterVerses } from './chapter-verses.ts';
import { loggedVerseList } from './verse-list.ts';

const apocryphaVersesQuery = (book: string, chapter: number) =>
  queryOptions({
    queryKey: ['apocrypha-verses', book, chapter],
    queryFn: ({ signal }) =>
      loggedVerseList(
        `${book} ${chapter}`,
        call(
          api.apocrypha['chapter-verses'][':book'][':chapter'].$get(
            { param: { book, chapter: String(chapter) } },
            { init: { signal } },
          ),
          'verses',
        ),
      ),
  });

/**
 * The verse numbers of a chapter, with 0 for its title. For the apocrypha they come from the API, and if the call
 * fails, the list is empty.
 */
export function useVerses(book: Book, chapter: number): readonly number[] {
  const isCanon = book.testament !== 'apocrypha';
  const apocrypha = useQuery({ ...apocryphaVersesQuery(book.id, chapter), enabled: !isCanon });
  if (isCanon) return chapterVerses(book, chapter);
  const { verses = [], title = false } = apocrypha.data ?? {};
  return title ? [0, ...verses] : verses;
}
