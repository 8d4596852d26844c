import { fromJson, listOf, oneOf } from '../../../domain/basics/index.ts';
import { store, stored } from '../../storage/stored.ts';
import { newsText } from '../../text/site/news-text.ts';

/** The note of what is new. It has another name in each release. */
export const NEWS = `news ${newsText.release}` as const;

export const HINTS = [NEWS, 'words', 'arrows', 'size', 'install'] as const;
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

const VISITS_KEY = 'gematria-visits';
/** The hint about installing comes after this many visits. More are not counted. */
const VISITS_BEFORE_INSTALL = 3;

const visits = (): number => Number(stored(VISITS_KEY));

/** Counts the visits of this browser. Each window or tab is one, however often its pages are loaded. */
export function countVisit(): void {
  if (visits() > VISITS_BEFORE_INSTALL) return;
  try {
    if (sessionStorage.getItem(VISITS_KEY) !== null) return;
    sessionStorage.setItem(VISITS_KEY, '1');
  } catch {
    return;
  }
  store(VISITS_KEY, String(visits() + 1));
}

export const hasVisitedOften = (): boolean => visits() > VISITS_BEFORE_INSTALL;

interface Reader {
  readonly path: string;
  readonly visited: readonly string[];
  /** True if the device has a pointer and the arrow keys are on. */
  readonly hasKeys: boolean;
  /** True if the page shows words of the original. An edition can leave a verse out. */
  readonly hasWords: boolean;
  /** True for a reader who comes often, in a browser that can install the site. */
  readonly isInstaller: boolean;
}

const VERSE = /^\/explorer\/[^/]+\/\d+\/\d+$/u;
const CHAPTER = /^\/explorer\/[^/]+\/\d+$/u;

export function nextHint(
  { path, visited, hasKeys, hasWords, isInstaller }: Reader,
  shown: readonly Hint[],
): Hint | null {
  const isVerse = VERSE.test(path);
  const useful: Readonly<Record<Hint, boolean>> = {
    [NEWS]: true,
    words: isVerse && hasWords,
    arrows: isVerse && hasKeys && visited.filter((one) => VERSE.test(one)).length > 1,
    size: CHAPTER.test(path),
    install: isInstaller,
  };
  return HINTS.find((hint) => useful[hint] && !shown.includes(hint)) ?? null;
}
