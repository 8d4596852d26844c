import { translationsFor, type WordMeaning } from '../../../domain/lexicon/index.ts';
import {
  COMPOSERS,
  hasComposedMeanings,
  isPoetic,
  type MeaningWord,
} from '../../../domain/meanings/index.ts';
import type { LexiconSource, TextSource, VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { readLexicon } from '../../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import type { ReadFile } from '../../../import-jobs/sources/packs/pack.ts';
import { MEANINGS } from '../../../import-jobs/sources/packs/ult/ult.ts';
import { compareMeaning } from './compare.ts';

export interface MeasuredWord {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly word: MeaningWord;
  readonly dictionary: string | null;
  readonly composed: string | null;
  readonly phrase: string;
}

const SOURCES = { hebrew: WLC, greek: SBLGNT } as const;
export type MeasuredScript = keyof typeof SOURCES;

export async function readGlosses(source: LexiconSource = STRONGS): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await readLexicon(source)).flatMap(({ strongsNumber, gloss }) =>
      gloss === null ? [] : [[strongsNumber, gloss]],
    ),
  );
}

export const meaningWord = (word: WordRecord, glosses: ReadonlyMap<string, string>): MeaningWord => ({
  text: word.originalText,
  letters: word.letters,
  morphology: word.morphology,
  strongs: word.strongsNumber,
  lemma: word.lemma,
  gloss: glosses.get(word.strongsNumber ?? '') ?? null,
});

/** For each English address of a verse: the written words that are there. */
function* wordsAtAddresses({ addresses, words }: VerseRecord) {
  for (const { chapter, verse, firstWord, lastWord } of addresses)
    yield {
      chapter,
      verse,
      words: words.filter(
        ({ reading }, place) =>
          reading !== 'qere' && place >= firstWord && (lastWord === null || place <= lastWord),
      ),
    };
}

async function readBooks(source: TextSource, books: readonly string[]): Promise<Map<string, VerseRecord[]>> {
  const verses = new Map<string, VerseRecord[]>();
  for (const { descriptor } of await source.plan()) {
    if (!books.some((book) => JSON.stringify(descriptor).includes(`"${book}"`))) continue;
    for (const verse of await source.read(descriptor))
      verses.set(verse.book, [...(verses.get(verse.book) ?? []), verse]);
  }
  return verses;
}

export async function measuredWords(
  script: MeasuredScript,
  readPack: ReadFile,
  books?: readonly string[],
): Promise<MeasuredWord[]> {
  const glosses = await readGlosses();
  const inPack = MEANINGS.parts.map(({ part }) => part).filter((book) => books?.includes(book) ?? true);
  const measured: MeasuredWord[] = [];
  for (const [book, verses] of await readBooks(SOURCES[script], inPack)) {
    const { meanings } = MEANINGS.read({ part: book, from: 0, to: Number.MAX_SAFE_INTEGER }, readPack);
    const phrases = new Map<string, readonly WordMeaning[]>(
      meanings?.meanings?.map((one) => [`${one.chapter}:${one.verse}`, one.meanings]),
    );
    for (const { chapter, verse, words } of verses.flatMap((one) => [...wordsAtAddresses(one)])) {
      const theirs = translationsFor(words, phrases.get(`${chapter}:${verse}`) ?? []);
      const ours = words.map((word) => meaningWord(word, glosses));
      const composed = hasComposedMeanings(SOURCES[script].edition.id)
        ? words.map(({ translation }) => translation)
        : COMPOSERS[script](ours, isPoetic({ book, chapter, verse }));
      for (const [place, word] of ours.entries()) {
        const phrase = theirs[place] ?? null;
        if (phrase === null) continue;
        measured.push({
          book,
          chapter,
          verse,
          word,
          dictionary: word.gloss,
          composed: composed[place] ?? word.gloss,
          phrase,
        });
      }
    }
  }
  return measured;
}

/**
 * The share of words whose meaning has a content word of the pack's phrase, and the share of words whose meaning has at
 * least half of all words of that phrase. `compareMeaning` decides which words count as equal. Every word of the core
 * with a phrase in the pack counts, also those for which we have no meaning. With the dictionary's glosses the Hebrew
 * shares are 0.61 and 0.43.
 */
export function sharesOf(words: readonly MeasuredWord[], meaning: 'dictionary' | 'composed') {
  let sharesWord = 0;
  let sharesHalf = 0;
  for (const word of words) {
    const agreement = compareMeaning(word[meaning], word.phrase);
    if (agreement.sharesWord) sharesWord += 1;
    if (agreement.sharesHalf) sharesHalf += 1;
  }
  const count = Math.max(1, words.length);
  return { words: words.length, sharesWord: sharesWord / count, sharesHalf: sharesHalf / count };
}
