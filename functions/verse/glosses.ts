import { translationsFor, type WordMeaning } from '../../domain/lexicon/index.ts';

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
  readonly meanings: readonly WordMeaning[];
}

export type GlossesAt = (verse: number, words: readonly Word[]) => (ContextGloss | null)[];

/**
 * Makes a `GlossesAt` from the rows of a read. An edition that glosses each word comes before a pack of
 * phrases. The words are found by their text, or else by their letters.
 */
export function glossesFrom(glossed: readonly GlossedWord[], packs: readonly VerseMeaningsRow[]): GlossesAt {
  if (glossed.length === 0 && packs.length === 0) return (_, words) => words.map(() => null);
  const sources = new Map<number, VerseMeaningsRow[]>();
  const add = (row: VerseMeaningsRow) => sources.set(row.at, [...(sources.get(row.at) ?? []), row]);
  for (const row of meaningsOf(glossed)) add(row);
  for (const row of packs) add(row);
  return (verse, words) => {
    const originals = words.map(({ text, letters }) => ({ originalText: text, letters }));
    const found = (sources.get(verse) ?? []).map(({ edition, meanings }) =>
      translationsFor(originals, meanings).map((phrase) => (phrase === null ? null : { phrase, edition })),
    );
    return words.map(
      (_, at) => found.map((phrases) => phrases[at] ?? null).find((one) => one !== null) ?? null,
    );
  };
}

function meaningsOf(words: readonly GlossedWord[]): VerseMeaningsRow[] {
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
