import { senseAt } from '../kjv-senses/index.ts';
import type { MeaningWord } from '../meaning-word.ts';
import type { Place } from '../place.ts';
import { NO_WORD, WordInVerse } from '../word-in-verse.ts';
import { agree, type Case, type Mood, type Parsing, readParsing, type Tense, type Verb } from './parsing.ts';
import { POSTPOSITIVES } from './word-groups.ts';

const NO_PARSING = readParsing('');

/** How the phrase of a word shows the word's case. */
export interface Phrase {
  /** The Strong's number of the preposition that governs the phrase. Null if there is none. */
  readonly preposition: string | null;
  /** True if an earlier word of the phrase, such as its article, already shows the case. */
  readonly continues: boolean;
  /** The English word before the object of a verb or a comparative: `with him`, `than him`. */
  readonly sign?: string;
}
const NO_PHRASE: Phrase = { preposition: null, continues: false };

type FitsWord = (word: GreekWord) => boolean;

/** A Greek word in its verse, with the parsing that fits there. */
export class GreekWord extends WordInVerse<GreekWord, GreekVerse> implements Phrase {
  readonly after: string;
  /** The parsings that the form can have. The commonest is the first. */
  readonly options: readonly Parsing[];
  /** The options that fit the words around it. The first is the parsing. `placeWords` sets them. */
  fitting: readonly Parsing[];
  /** `placeWords` sets it. */
  phrase: Phrase = NO_PHRASE;

  constructor(verse: GreekVerse, place: number, word: MeaningWord) {
    super(verse, place, word);
    this.after = word.after ?? '';
    this.options = (word.morphology ?? '').split(',').map(readParsing);
    this.fitting = this.options;
  }

  /** The parsing that fits the place. */
  get parsing(): Parsing {
    return this.fitting[0] ?? NO_PARSING;
  }

  get preposition(): string | null {
    return this.phrase.preposition;
  }

  get continues(): boolean {
    return this.phrase.continues;
  }

  /** The English word that a verb or a comparative needs before this word. Empty if it needs none. */
  get sign(): string {
    return this.phrase.sign ?? '';
  }

  /** True if a preposition or an earlier word of the phrase shows the case, so that the word needs no "of" or "to". */
  get isMarked(): boolean {
    return this.continues || this.preposition !== null;
  }

  /** The next word, past words such as δέ that never stand first in a clause. */
  get following(): GreekWord {
    let word = this.next;
    while (word.isPostpositive) word = word.next;
    return word;
  }

  /** The nearest earlier word that is neither a word such as δέ nor a numeral without cases. */
  get preceding(): GreekWord {
    let word = this.previous;
    while (word.isPostpositive || word.isNumeral) word = word.previous;
    return word;
  }

  /** The nearest of the `count` words after this one that fits. An empty word if none does. */
  nearestAfter(count: number, fits: FitsWord): GreekWord {
    let word = this.next;
    for (let left = count; left > 0; left -= 1, word = word.next) if (fits(word)) return word;
    return this.verse.word(-1);
  }

  /** The nearest of the `count` words before this one that fits. An empty word if none does. */
  nearestBefore(count: number, fits: FitsWord): GreekWord {
    let word = this.previous;
    for (let left = count; left > 0; left -= 1, word = word.previous) if (fits(word)) return word;
    return this.verse.word(-1);
  }

  /** True before a comma or another mark that separates clauses. */
  get endsClause(): boolean {
    return /[^\s]/u.test(this.after);
  }

  /** True before a full stop, a raised dot or a question mark. */
  get endsSentence(): boolean {
    return /[.·;]/u.test(this.after);
  }

  get isVerb(): boolean {
    return this.parsing.kind === 'verb';
  }

  get isFinite(): boolean {
    return this.parsing.kind === 'verb' && this.parsing.person !== null;
  }

  /** The letter of the case of a noun, adjective, article, pronoun or participle. Empty for other words. */
  get case(): Case | '' {
    return this.parsing.case;
  }

  /** The part of speech: a letter such as `N` for a nominal, `V` for a verb, a name such as `PREP` for a particle. */
  get part(): string {
    return this.parsing.part;
  }

  /** Empty for a word without gender. */
  get gender(): string {
    return this.parsing.gender;
  }

  get isPlural(): boolean {
    return this.parsing.isPlural;
  }

  /** The person of a pronoun or a finite verb. 0 for other words. */
  get person(): 0 | 1 | 2 | 3 {
    return this.parsing.kind === 'particle' ? 0 : (this.parsing.person ?? 0);
  }

  /** True for a personal pronoun of the first or the second person. */
  get isIOrYou(): boolean {
    return this.part === 'P' && this.person !== 0;
  }

  get tense(): Tense | '' {
    return this.parsing.kind === 'verb' ? this.parsing.tense : '';
  }

  get mood(): Mood | '' {
    return this.parsing.kind === 'verb' ? this.parsing.mood : '';
  }

  /** True for a nominal of one of these parts of speech, by their letters: `NA`. */
  isOfPart(parts: string): boolean {
    return this.isNominal && parts.includes(this.part);
  }

  /** True if a preposition governs the word's phrase. */
  get isGoverned(): boolean {
    return this.preposition !== null;
  }

  /** The voice in English. Empty for a word that is no verb. */
  get voice(): Verb['voice'] | '' {
    return this.parsing.kind === 'verb' ? this.parsing.voice : '';
  }

  /** The letter of an adjective's degree: `C`omparative, `S`uperlative, or empty. */
  get degree(): string {
    return this.parsing.kind === 'nominal' ? this.parsing.degree : '';
  }

  /** True for a noun, adjective, article, pronoun or numeral with a case. */
  get isNominal(): boolean {
    return this.parsing.kind === 'nominal';
  }

  get isNoun(): boolean {
    return this.part === 'N';
  }

  /** True for a word whose English begins with a capital. */
  get isName(): boolean {
    return /^\p{Lu}/u.test(this.gloss ?? '');
  }

  /** The sense of the word that the King James Version shows in this verse. Null if it shows the usual one or none. */
  get sense(): string | null {
    const { place } = this.verse;
    return place === null || this.strongs === null ? null : senseAt(place, this.strongs);
  }

  get isArticle(): boolean {
    return this.strongs === 'G3588';
  }

  get isPreposition(): boolean {
    return this.part === 'PREP';
  }

  /** True for a numeral without cases, such as δύο. */
  get isNumeral(): boolean {
    return this.morphology?.startsWith('A-NUI') ?? false;
  }

  /** True for a word that never stands first in a clause, such as δέ. */
  get isPostpositive(): boolean {
    return this.isIn(POSTPOSITIVES);
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
  /** "She" or "it", if the King James Version has one of them in this verse and no "he". */
  readonly subject: string | null;

  constructor(words: readonly MeaningWord[], place: Place | null) {
    this.place = place;
    this.subject = place && senseAt(place, 'he');
    this.words = words.map((word, at) => new GreekWord(this, at, word));
  }

  /** The word at a place. An empty word outside the verse. */
  word(place: number): GreekWord {
    return this.words[place] ?? new GreekWord(this, place, NO_WORD);
  }
}
