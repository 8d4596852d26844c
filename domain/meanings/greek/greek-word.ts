import { senseAt } from '../kjv-senses/index.ts';
import type { MeaningWord } from '../meaning-word.ts';
import type { Place } from '../place.ts';
import type { FiredRule } from '../rules.ts';
import {
  agree,
  type Case,
  inflectionOf,
  type Mood,
  type Parsing,
  readParsing,
  type Tense,
} from './parsing.ts';

const NO_WORD: MeaningWord = {
  text: '',
  letters: '',
  morphology: null,
  strongs: null,
  lemma: null,
  gloss: null,
};

/** What the words around a word say about it. */
export interface Placing {
  /** The parsing that fits the place. */
  readonly parsing: Parsing;
  /** The Strong's number of the preposition that governs the word's phrase; null if there is none. */
  readonly preposition: string | null;
  /** True if an earlier word of the phrase, such as its article, already shows the case. */
  readonly continues: boolean;
}
const NO_PLACING: Placing = { parsing: readParsing(''), preposition: null, continues: false };

type FitsWord = (word: GreekWord) => boolean;

/**
 * A Greek word in its verse, with the parsing that fits there and its neighbours: `word.next.is('G3588')`. Beyond the
 * ends of the verse are empty words, so a rule never has to ask whether there is a neighbour.
 */
export class GreekWord implements MeaningWord, Placing {
  readonly text: string;
  readonly lemma: string | null;
  readonly letters: string;
  readonly strongs: string | null;
  readonly morphology: string | null;
  readonly gloss: string | null;
  readonly parsing: Parsing;
  readonly preposition: string | null;
  readonly continues: boolean;
  /** The rules that made its meaning. */
  readonly fired: FiredRule[] = [];
  readonly verse: GreekVerse;
  readonly place: number;

  constructor(verse: GreekVerse, place: number, word: MeaningWord, placing: Placing) {
    this.verse = verse;
    this.place = place;
    this.text = word.text;
    this.lemma = word.lemma;
    this.letters = word.letters;
    this.strongs = word.strongs;
    this.morphology = word.morphology;
    this.gloss = word.gloss;
    this.parsing = placing.parsing;
    this.preposition = placing.preposition;
    this.continues = placing.continues;
  }

  /** The word some places after this one, or before it: `at(-1)` is the previous word. */
  at(steps: number): GreekWord {
    return this.verse.word(this.place + steps);
  }

  get next(): GreekWord {
    return this.at(1);
  }

  get previous(): GreekWord {
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
  someAfter(count: number, fits: FitsWord): boolean {
    for (let steps = 1; steps <= count; steps += 1) if (fits(this.at(steps))) return true;
    return false;
  }

  /** True if one of the `count` words before this one fits. */
  someBefore(count: number, fits: FitsWord): boolean {
    for (let steps = 1; steps <= count; steps += 1) if (fits(this.at(-steps))) return true;
    return false;
  }

  get isVerb(): boolean {
    return this.parsing.kind === 'verb';
  }

  get isFinite(): boolean {
    return this.parsing.kind === 'verb' && this.parsing.person !== null;
  }

  /** The letter of the case of a noun, adjective, article, pronoun or participle. Empty for other words. */
  get case(): Case | '' {
    return inflectionOf(this.parsing)?.case ?? '';
  }

  /** The letter of the part of speech of a nominal, or the name of that of a particle: `N`, `PREP`. Empty for a verb. */
  get part(): string {
    return this.parsing.kind === 'verb' ? '' : this.parsing.part;
  }

  /** Empty for a word without gender. */
  get gender(): string {
    return inflectionOf(this.parsing)?.gender ?? '';
  }

  get isPlural(): boolean {
    return this.parsing.kind !== 'particle' && this.parsing.isPlural;
  }

  /** The person of a pronoun or a finite verb. 0 for other words. */
  get person(): 0 | 1 | 2 | 3 {
    return this.parsing.kind === 'particle' ? 0 : (this.parsing.person ?? 0);
  }

  get tense(): Tense | '' {
    return this.parsing.kind === 'verb' ? this.parsing.tense : '';
  }

  get mood(): Mood | '' {
    return this.parsing.kind === 'verb' ? this.parsing.mood : '';
  }

  get isNoun(): boolean {
    return this.part === 'N';
  }

  /** The sense of the word that the King James Version shows in this verse. Null if it shows the usual one or none. */
  get sense(): string | null {
    const { place } = this.verse;
    return place === null || this.strongs === null ? null : senseAt(place, this.strongs);
  }

  get isArticle(): boolean {
    return this.strongs === 'G3588';
  }

  /** True if both words have the same case and number, and no different genders. */
  agrees(other: GreekWord): boolean {
    return agree(this.parsing, other.parsing);
  }
}

/** The words of a verse. */
export class GreekVerse {
  readonly place: Place | null;
  readonly words: readonly GreekWord[];

  constructor(words: readonly MeaningWord[], placings: readonly Placing[], place: Place | null) {
    this.place = place;
    this.words = words.map((word, at) => new GreekWord(this, at, word, placings[at] ?? NO_PLACING));
  }

  /** The word at a place. An empty word outside the verse. */
  word(place: number): GreekWord {
    return this.words[place] ?? new GreekWord(this, place, NO_WORD, NO_PLACING);
  }
}
