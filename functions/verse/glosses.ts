import {
  type ComposedMeanings,
  composedKey,
  isComposed,
  readStoredMeaning,
  type ShownMeaning,
  translationsFor,
  type WordMeaning,
} from '../../domain/lexicon/index.ts';
import type { Block, Reading } from './compose.ts';
import type { ReadWord } from './passage-statement.ts';

export interface ContextGloss {
  /** The English meaning of a word in its verse. Empty if English has no word for it here. */
  readonly phrase: string;
  readonly edition: string;
}

interface Word {
  readonly text: string;
  readonly letters: string;
}

interface GlossedWord extends Word {
  readonly at: number;
  readonly edition: string;
  readonly phrase: string;
}

interface VerseMeaningsRow {
  readonly at: number;
  readonly edition: string;
  readonly meanings: readonly WordMeaning[] | ComposedMeanings;
}

interface PackRow extends VerseMeaningsRow {
  readonly meanings: readonly WordMeaning[];
}

interface ComposedRow extends VerseMeaningsRow {
  readonly meanings: ComposedMeanings;
}

const isComposedRow = (row: VerseMeaningsRow): row is ComposedRow => isComposed(row.edition);
const isPackRow = (row: VerseMeaningsRow): row is PackRow => !isComposed(row.edition);

/** The meanings of the words of a passage at their places. */
export interface PlacedMeanings {
  /** The meanings from a pack or from another edition, for each word of a block. */
  inContext(verse: number, words: readonly Word[]): (ContextGloss | null)[];
  /** The composed meanings of a block's words by `wordKey`. A word whose gloss is enough has none. */
  composed(verse: number, block: Block, reading: Reading): ReadonlyMap<string, ShownMeaning>;
}

export const wordKey = ({ verseId, seq }: Pick<ReadWord, 'verseId' | 'seq'>): string => `${verseId} ${seq}`;

/**
 * Reads the meanings of a passage from the rows of its read. An edition that glosses each word comes before a pack of
 * phrases, whose words are found by their text, or else by their letters.
 */
export function placedMeanings(
  glossed: readonly GlossedWord[],
  rows: readonly VerseMeaningsRow[],
): PlacedMeanings {
  const packs = [...meaningsOf(glossed), ...rows.filter(isPackRow)];
  const composed = new Map(rows.filter(isComposedRow).map(({ at, meanings: [lists] }) => [at, lists]));
  return {
    inContext(verse, words) {
      const originals = words.map(({ text, letters }) => ({ originalText: text, letters }));
      const found = packs
        .filter(({ at }) => at === verse)
        .map(({ edition, meanings }) =>
          translationsFor(originals, meanings).map((phrase) =>
            phrase === null ? null : { phrase, edition },
          ),
        );
      return words.map(
        (_, at) => found.map((phrases) => phrases[at] ?? null).find((one) => one !== null) ?? null,
      );
    },
    composed(verse, { segments }, reading) {
      const shown = new Map<string, ShownMeaning>();
      const lists = composed.get(verse) ?? {};
      for (const segment of segments) {
        const list = lists[composedKey(segment, reading)] ?? lists[composedKey(segment)] ?? [];
        for (const [index, word] of segment.words.entries()) {
          const stored = list[index] ?? null;
          if (stored !== null) shown.set(wordKey(word), readStoredMeaning(stored));
        }
      }
      return shown;
    },
  };
}

function meaningsOf(words: readonly GlossedWord[]) {
  const verses = new Map<string, { at: number; edition: string; meanings: WordMeaning[] }>();
  for (const { at, edition, text, letters, phrase } of words) {
    const key = `${at} ${edition}`;
    const verse = verses.get(key) ?? { at, edition, meanings: [] };
    verses.set(key, verse);
    const occurrence = verse.meanings.filter((one) => one.text === text).length + 1;
    verse.meanings.push({ text, letters, occurrence, strongsNumber: null, phrase });
  }
  return [...verses.values()];
}
