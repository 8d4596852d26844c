import { fromJson, listOf, oneOf } from '../../../domain/basics/index.ts';
import { store, stored } from '../../storage/stored.ts';
import { newsText } from '../../text/site/news-text.ts';

/** The note of what is new. It has another name in each release. */
export const NEWS = `news ${newsText.release}` as const;

export const HINTS = [NEWS, 'words', 'arrows', 'size'] as const;
export type Hint = (typeof HINTS)[number];

/**
 * The storage key of the hints that this browser has shown. The code in `tests/` stores all hints here, so that no
 * test sees one.
 */
export const HINTS_KEY = 'gematria-hints';

export const shownHints = (): readonly Hint[] => fromJson(listOf(oneOf(HINTS)), stored(HINTS_KEY)) ?? [];

export const storeHint = (hint: Hint): boolean =>
  store(HINTS_KEY, JSON.stringify([...new Set([...shownHints(), hint])]));

/** For a browser that has shown no hint yet, everything is new. So it does not show the note of this release. */
export function skipNewsAtFirst(): void {
  if (stored(HINTS_KEY) === null) storeHint(NEWS);
}

interface Reader {
  readonly path: string;
  readonly visited: readonly string[];
  /** True if the device has a pointer and the arrow keys are on. */
  readonly hasKeys: boolean;
  /** True if the page shows words of the original. An edition can leave a verse out. */
  readonly hasWords: boolean;
}

const VERSE = /^\/explorer\/[^/]+\/\d+\/\d+$/u;
const CHAPTER = /^\/explorer\/[^/]+\/\d+$/u;

export function nextHint({ path, visited, hasKeys, hasWords }: Reader, shown: readonly Hint[]): Hint | null {
  const isVerse = VERSE.test(path);
  const useful: Readonly<Record<Hint, boolean>> = {
    [NEWS]: true,
    words: isVerse && hasWords,
    arrows: isVerse && hasKeys && visited.filter((one) => VERSE.test(one)).length > 1,
    size: CHAPTER.test(path),
  };
  return HINTS.find((hint) => useful[hint] && !shown.includes(hint)) ?? null;
}
