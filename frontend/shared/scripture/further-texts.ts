import { originalId, originalsOf } from '../../../domain/editions/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import type { ChapterPlace } from '../places/place.ts';
import { useReadingSettings } from '../settings/reading-settings.ts';

/** Two ids for the same words: the version with Strong's numbers is the King James Version. */
export const wordsOf = (id: string): string => (id === 'kjvs' ? 'kjv' : id);

/**
 * The texts that the address names for parallel columns. Those that the chapter shows by itself are left out, and so are
 * originals of another testament. If none is left, the chapter is shown as without them.
 */
export function useFurtherTexts(place: ChapterPlace | null, search: ExplorerSearch): readonly string[] {
  const { chapterTexts } = useReadingSettings();
  if (place === null || search.with === undefined) return [];
  const { edition, version } = search;
  const originals: readonly string[] = originalsOf(place.book.testament);
  const shown = [
    chapterTexts === 'english' && version !== 'original' ? undefined : (edition ?? originals[0]),
    chapterTexts === 'original' ? undefined : wordsOf(version),
  ];
  return search.with.filter(
    (id) => !shown.includes(wordsOf(id)) && (originalId(id) === undefined || originals.includes(id)),
  );
}
