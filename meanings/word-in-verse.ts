import type { MeaningWord } from './meaning-word.ts';
import type { FiredRule } from './rules.ts';

/** The facts of the empty words beyond the ends of a verse. */
export const NO_WORD: MeaningWord = {
  text: '',
  letters: '',
  morphology: null,
  strongs: null,
  lemma: null,
  gloss: null,
};

/** The words of a verse. */
interface Verse<Word> {
  readonly words: readonly Word[];
  /** The word at a place. An empty word outside the verse. */
  word(place: number): Word;
}

/**
 * A word in its verse, with its neighbours: `word.next.is('H776')`. Beyond the ends of the verse are empty words, so a
 * rule never has to ask whether there is a neighbour.
 */
export abstract class WordInVerse<Word, InVerse extends Verse<Word>> implements MeaningWord {
  readonly verse: InVerse;
  readonly place: number;
  readonly text: string;
  readonly letters: string;
  readonly morphology: string | null;
  readonly strongs: string | null;
  readonly lemma: string | null;
  readonly gloss: string | null;
  /** The rules that made its meaning. */
  readonly fired: FiredRule[] = [];

  constructor(verse: InVerse, place: number, word: MeaningWord) {
    this.verse = verse;
    this.place = place;
    this.text = word.text;
    this.letters = word.letters;
    this.morphology = word.morphology;
    this.strongs = word.strongs;
    this.lemma = word.lemma;
    this.gloss = word.gloss;
  }

  /** The word some places after this one, or before it: `at(-1)` is the previous word. */
  at(steps: number): Word {
    return this.verse.word(this.place + steps);
  }

  get next(): Word {
    return this.at(1);
  }

  get previous(): Word {
    return this.at(-1);
  }

  /** False for the empty words beyond the ends of a verse. */
  get exists(): boolean {
    return this.place >= 0 && this.place < this.verse.words.length;
  }

  /** True if the word has one of these Strong's numbers. */
  is(...numbers: readonly string[]): boolean {
    return this.strongs !== null && numbers.includes(this.strongs);
  }

  /** True if the word's Strong's number is in a group. */
  isIn(group: ReadonlySet<string>): boolean {
    return this.strongs !== null && group.has(this.strongs);
  }

  /** True if one of the `count` words after this one fits. */
  someAfter(count: number, fits: (word: Word) => boolean): boolean {
    for (let steps = 1; steps <= count; steps += 1) if (fits(this.at(steps))) return true;
    return false;
  }

  /** True if one of the `count` words before this one fits. */
  someBefore(count: number, fits: (word: Word) => boolean): boolean {
    for (let steps = 1; steps <= count; steps += 1) if (fits(this.at(-steps))) return true;
    return false;
  }
}
