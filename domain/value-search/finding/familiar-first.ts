import { FAMILIARITIES, familiarityOf } from '../../canon/index.ts';
import { bookOfVerse, type VerseRange } from '../../number-index/index.ts';
import type { TextToSearch } from './find.ts';

/** The texts in the order of `familiarityOf`. A text may occur several times, each time with other books. */
export function familiarFirst(texts: readonly TextToSearch[]): TextToSearch[] {
  return Array.from({ length: FAMILIARITIES }, (_, rank) =>
    texts.map(({ text, lemma }) => {
      const isOfRank = ({ first }: VerseRange) => familiarityOf(bookOfVerse(text.index.file, first)) === rank;
      return { text: { ...text, ranges: text.ranges.filter(isOfRank) }, lemma };
    }),
  ).flat();
}
