import { readWordRuns, wordRunsOf, writeWordRuns } from '../../../../domain/addresses/index.ts';
import type { WordAnalysis } from '../../../../domain/contract/index.ts';
import { bareWords, type MethodId, methodById, valueOfWords } from '../../../../domain/gematria/index.ts';
import { isName, isNoun } from '../../../../domain/lexicon/index.ts';
import type { WordPlace } from '../use-word-area.ts';

/** A text of the page whose words can be chosen. */
export interface ChoosableText {
  /** The `data-place` of the text. */
  readonly key: string;
  /** Its verse on the page of a chapter, null on the page of the verse. */
  readonly verse: number | null;
  readonly words: readonly WordAnalysis[];
}

/** The positions of the chosen words, by the keys of their texts. */
export type Chosen = ReadonlyMap<string, ReadonlySet<number>>;

export const NOTHING: Chosen = new Map();

const isChosen = (chosen: Chosen, { key, position }: WordPlace): boolean =>
  chosen.get(key)?.has(position) ?? false;

/** All words of the texts in reading order. */
export const placesOf = (texts: readonly ChoosableText[]): readonly WordPlace[] =>
  texts.flatMap(({ key, words }) => words.map((_, index) => ({ key, position: index + 1 })));

/** The most characters that a choice has in an address. Every second word of Psalm 119 has about 3,000. */
const LONGEST_CHOICE = 4000;

/** The choice as the address gets it: empty if it is too long, since a part of it would be another choice. */
export const inAddress = (written: string): string => (written.length > LONGEST_CHOICE ? '' : written);

/** Whether an address holds a whole choice: it is not cut, and it names words or says that none is chosen. */
export const isReadable = (written: string): boolean =>
  written === '' || (written.length <= LONGEST_CHOICE && readWordRuns(written).length > 0);

/** True if an address names words that the texts do not have, or cannot be read as a list of words. */
export function isBeyond(texts: readonly ChoosableText[], written: string): boolean {
  if (!isReadable(written)) return true;
  const runs = written === '' ? [] : readWordRuns(written);
  const count = (verse: number | null) => texts.find((text) => text.verse === verse)?.words.length ?? 0;
  return (
    runs.some(({ verse, last }) => last > count(verse)) ||
    (written !== '' && runs.length < written.split(',').length)
  );
}

/** Reads the chosen words of an address. Words that the texts do not have are left out, and so is a cut choice. */
export function readChosen(texts: readonly ChoosableText[], written: string): Chosen {
  if (!isReadable(written)) return NOTHING;
  const runs = readWordRuns(written);
  return withWords(
    NOTHING,
    texts.flatMap(({ key, verse, words }) =>
      words.flatMap((_, index) => {
        const position = index + 1;
        const isIn = runs.some((run) => run.verse === verse && position >= run.first && position <= run.last);
        return isIn ? [{ key, position }] : [];
      }),
    ),
  );
}

const runsIn = (texts: readonly ChoosableText[], chosen: Chosen) =>
  texts.map(({ key, verse }) => ({ verse, runs: wordRunsOf(chosen.get(key) ?? [], verse) }));

/** The chosen words as an address writes them: `9-14`, or `2.9-14` in a chapter. */
export const writeChosen = (texts: readonly ChoosableText[], chosen: Chosen): string =>
  writeWordRuns(runsIn(texts, chosen).flatMap(({ runs }) => runs));

/** The numbers of the chosen words for readers: `1, 3–4`, or `2:9–14` in a chapter. */
export const chosenNumbers = (texts: readonly ChoosableText[], chosen: Chosen): string =>
  runsIn(texts, chosen)
    .filter(({ runs }) => runs.length > 0)
    .map(({ verse, runs }) => {
      const numbers = writeWordRuns(
        runs.map((run) => ({ ...run, verse: null })),
        '–',
        ', ',
      );
      return verse === null ? numbers : `${verse}:${numbers}`;
    })
    .join('; ');

/** The choice with these words too. A text without a new word keeps its set, so that it is not drawn again. */
export function withWords(chosen: Chosen, words: readonly WordPlace[]): Chosen {
  const next = new Map(chosen);
  for (const word of words) {
    if (isChosen(next, word)) continue;
    next.set(word.key, new Set(next.get(word.key)).add(word.position));
  }
  return next;
}

export function toggled(chosen: Chosen, word: WordPlace): Chosen {
  if (!isChosen(chosen, word)) return withWords(chosen, [word]);
  const rest = new Set(chosen.get(word.key));
  rest.delete(word.position);
  return new Map(chosen).set(word.key, rest);
}

/** The words from one to another, both included, in reading order. */
export function wordsBetween(
  places: readonly WordPlace[],
  one: WordPlace,
  other: WordPlace,
): readonly WordPlace[] {
  const at = (word: WordPlace) =>
    places.findIndex(({ key, position }) => key === word.key && position === word.position);
  const [first = 0, last = 0] = [at(one), at(other)].sort((a, b) => a - b);
  return first < 0 ? [other] : places.slice(first, last + 1);
}

export const chosenIn = (texts: readonly ChoosableText[], chosen: Chosen): readonly WordAnalysis[] =>
  texts.flatMap(({ key, words }) =>
    words.filter((_, index) => isChosen(chosen, { key, position: index + 1 })),
  );

export type Kind = 'nouns' | 'names';

const IS_KIND: Readonly<Record<Kind, (code: string) => boolean>> = { nouns: isNoun, names: isName };

/** The words of a kind by their morphology. */
export const wordsOfKind = (texts: readonly ChoosableText[], kind: Kind): Chosen =>
  withWords(
    NOTHING,
    texts.flatMap(({ key, words }) =>
      words.flatMap(({ word: { morphology } }, index) =>
        morphology !== null && IS_KIND[kind](morphology) ? [{ key, position: index + 1 }] : [],
      ),
    ),
  );

interface ChosenSum {
  readonly letters: number;
  readonly values: readonly { readonly method: MethodId; readonly value: number | null }[];
}

/** The letters of words and their sum by each method of their script. */
export function sumOf(words: readonly WordAnalysis[], methods: readonly MethodId[]): ChosenSum {
  const script = words[0]?.word.language === 'grc' ? 'greek' : 'hebrew';
  const bare = words.flatMap(({ word }) => bareWords(script, word.originalText));
  return {
    letters: bare.join('').length,
    values: methods
      .filter((method) => methodById(method).script === script)
      .map((method) => ({ method, value: valueOfWords(method, bare) })),
  };
}
