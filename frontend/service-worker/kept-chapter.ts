import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';

/** What an address of a verse or a chapter asks for. */
export interface AskedPlace {
  /** The address of the chapter in the same texts, with its words. */
  readonly chapter: string;
  /** Null for the whole chapter. */
  readonly verse: number | null;
  readonly hasWords: boolean;
}

const PLACE = /^(?<chapter>\/api\/verse\/[^/?]+\/\d+)(?:\/(?<verse>\d+))?$/u;

/**
 * What an address of the API asks for, if it is that of a verse or a chapter. Null for other addresses.
 *
 * @example
 * ```ts
 * askedPlace('/api/verse/psalms/23/3?version=asv')
 * // => { chapter: '/api/verse/psalms/23?version=asv', verse: 3, hasWords: true }
 * askedPlace('/api/verse/psalms/23?words=0') // => { chapter: '/api/verse/psalms/23', verse: null, hasWords: false }
 * askedPlace('/api/books') // => null
 * ```
 */
export function askedPlace(address: string): AskedPlace | null {
  const [path = '', search] = address.split('?');
  const { chapter, verse } = PLACE.exec(path)?.groups ?? {};
  if (chapter === undefined) return null;
  const query = new URLSearchParams(search);
  const hasWords = query.get('words') !== '0';
  query.delete('words');
  return {
    chapter: query.size > 0 ? `${chapter}?${query}` : chapter,
    verse: verse === undefined ? null : Number(verse),
    hasWords,
  };
}

/**
 * Makes the API's answer for a verse, or for a chapter without words, from its answer for the whole chapter. Null if the
 * chapter does not have the verse.
 */
export function answerFrom(
  chapter: ChapterAnalysis,
  { verse, hasWords }: AskedPlace,
): ChapterAnalysis | VerseAnalysis | null {
  if (verse !== null) return verseIn(chapter, verse);
  const { words: _, ...withoutWords } = chapter;
  return hasWords ? chapter : withoutWords;
}

/** Only a chapter has the text of its verses as running words. */
const withoutRunning = <T extends { readonly running: unknown }>({ running: _, ...rest }: T) => rest;

function verseIn(chapter: ChapterAnalysis, verse: number): VerseAnalysis | null {
  const at = chapter.verses.findIndex((one) => one.verse.verse === verse);
  const found = chapter.verses[at];
  if (found === undefined) return null;
  const linkTo = (one: (typeof chapter.verses)[number] | undefined) => {
    if (one === undefined) return null;
    const { reference, book, chapter, verse } = one.verse;
    return { reference, book, chapter, verse: verse ?? 0, path: `/explorer/${book}/${chapter}/${verse}` };
  };
  const ending = chapter.endings.find((one) => one.verse === verse);
  return {
    ...withoutRunning(found),
    words: chapter.words?.filter((word) => word.verse === verse) ?? [],
    editions: chapter.editions,
    previous: linkTo(chapter.verses[at - 1]) ?? chapter.previous,
    next: linkTo(chapter.verses[at + 1]) ?? chapter.next,
    ...(ending && { ending: withoutRunning(ending) }),
  };
}
