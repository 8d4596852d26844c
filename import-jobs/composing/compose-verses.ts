import type { BookId } from '../../domain/canon/index.ts';
import {
  type ComposedLists,
  type ComposedMeanings,
  composedKey,
  type ShownMeaning,
  storedMeaning,
} from '../../domain/lexicon/index.ts';
import { type Composer, isSenseGiven, type MeaningWord, type Place } from '../../meanings/index.ts';
import type { VerseMeanings } from '../records.ts';

/** A word of a text with what its stored meaning follows from. */
export interface PlacedWord extends MeaningWord {
  readonly reading: 'both' | 'ketiv' | 'qere';
  /** True if the dictionary's entry has other meanings than the gloss. */
  readonly hasSeveral: boolean;
}

/** The words of a verse that are at an English address. A verse that the numberings divide has two of these. */
export interface Segment {
  /** The English address. */
  readonly at: { readonly chapter: number; readonly verse: number };
  /** The verse by the edition's own numbers. */
  readonly own: { readonly chapter: number; readonly verse: number; readonly part: string };
  readonly words: readonly PlacedWord[];
}

/** The items in groups with the same key, in the order of the first of each group. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** What is stored for a word, from its composed meaning and its gloss. Null if the gloss says the same. */
function storedFor(word: PlacedWord, composed: { text: string | null; isUnsure: boolean }): string | null {
  const text = composed.text ?? word.gloss;
  if (text === null) return null;
  const isGloss = text === word.gloss;
  const shown: ShownMeaning = {
    text,
    isUnsure: composed.isUnsure || (isGloss && word.hasSeveral && !isSenseGiven(word)),
  };
  return isGloss && shown.isUnsure === word.hasSeveral ? null : storedMeaning(shown);
}

type Stored = ReadonlyMap<PlacedWord, string | null>;

/** Composes a block in one reading: the words that a reader sees together. */
function composeBlock(compose: Composer, words: readonly PlacedWord[], place: Place, other: string): Stored {
  const read = words.filter(({ reading }) => reading !== other);
  const meanings = compose(read, place);
  return new Map(
    read.map((word, index) => [word, storedFor(word, meanings[index] ?? { text: null, isUnsure: false })]),
  );
}

/**
 * Composes the meanings of the words of a book. The words of an address are composed together, because a rule looks at
 * neighbours; an ending, which stands outside the verses, by itself.
 *
 * @param segments in the order of the addresses, and of the text at each.
 */
export function composeVerses(
  compose: Composer,
  book: BookId,
  segments: readonly Segment[],
): VerseMeanings<ComposedMeanings>[] {
  return grouped(segments, ({ at }) => `${at.chapter}:${at.verse}`).map((atAddress) => {
    const { chapter, verse } = (atAddress[0] as Segment).at;
    const lists: ComposedLists = {};
    for (const block of grouped(atAddress, ({ own }) => own.part)) {
      const place = { book, chapter, verse: block[0]?.own.part === '' ? verse : 0 };
      const all = block.flatMap(({ words }) => words);
      const ketiv = composeBlock(compose, all, place, 'qere');
      const qere = all.some(({ reading }) => reading !== 'both')
        ? composeBlock(compose, all, place, 'ketiv')
        : ketiv;
      for (const { own, words } of block) {
        const isOther = words.some((word) => word.reading === 'both' && ketiv.get(word) !== qere.get(word));
        const list = (first: Stored, second: Stored) =>
          words.map((word) => (first.has(word) ? first.get(word) : second.get(word)) ?? null);
        lists[composedKey(own)] = list(ketiv, qere);
        if (isOther) lists[composedKey(own, 'qere')] = list(qere, ketiv);
      }
    }
    return { book, chapter, verse, meanings: [lists] };
  });
}
