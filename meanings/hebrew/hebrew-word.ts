import { senseAt } from '../kjv-senses/index.ts';
import type { MeaningWord } from '../meaning-word.ts';
import { isPoetic, type Place } from '../place.ts';
import { NO_WORD, WordInVerse } from '../word-in-verse.ts';
import { type Inflection, type ParsedWord, type Prefix, parseWord, prepositionOf } from './parse.ts';
import { DIVINE, PERSONS } from './word-groups.ts';

/** The parts of a word without a morphology code. */
const NO_PARTS: ParsedWord = {
  isAramaic: false,
  hasAnd: false,
  asks: false,
  isRelative: false,
  hasArticle: false,
  prefixes: [],
  code: '',
  number: '',
  state: '',
  isFinite: false,
  inflection: null,
  start: 0,
  suffix: null,
  isDirection: false,
};

type FitsWord = (word: HebrewWord) => boolean;

/** A Hebrew or Aramaic word in its verse, with its parts. */
export class HebrewWord extends WordInVerse<HebrewWord, HebrewVerse> implements ParsedWord {
  readonly isAramaic: boolean;
  readonly hasAnd: boolean;
  readonly asks: boolean;
  readonly isRelative: boolean;
  readonly hasArticle: boolean;
  readonly prefixes: readonly Prefix[];
  readonly code: string;
  readonly number: string;
  readonly state: string;
  readonly isFinite: boolean;
  readonly inflection: Inflection | null;
  readonly start: number;
  readonly suffix: Inflection | null;
  readonly isDirection: boolean;
  /** The letter or the Strong's number of its only preposition. */
  readonly preposition: string | null;
  /** True for the last word of the verse, and for the word with the etnahta, the accent that divides the verse. */
  readonly endsClause: boolean;

  constructor(verse: HebrewVerse, place: number, word: MeaningWord) {
    super(verse, place, word);
    const parts = parseWord(word) ?? NO_PARTS;
    this.isAramaic = parts.isAramaic;
    this.hasAnd = parts.hasAnd;
    this.asks = parts.asks;
    this.isRelative = parts.isRelative;
    this.hasArticle = parts.hasArticle;
    this.prefixes = parts.prefixes;
    this.code = parts.code;
    this.number = parts.number;
    this.state = parts.state;
    this.isFinite = parts.isFinite;
    this.inflection = parts.inflection;
    this.start = parts.start;
    this.suffix = parts.suffix;
    this.isDirection = parts.isDirection;
    this.preposition = prepositionOf({ ...word, strongsNumber: word.strongs });
    this.endsClause = place === verse.count - 1 || word.text.includes('\u0591');
  }

  /** True if a group has its Strong's number with the letter of its stem: `H559q`. */
  isVerbIn(group: ReadonlySet<string>): boolean {
    return group.has(`${this.strongs}${this.stem}`);
  }

  /** The nearest word before this one that fits. An empty word if none does. */
  lastBefore(fits: FitsWord): HebrewWord {
    let word = this.previous;
    while (word.exists && !fits(word)) word = word.previous;
    return word;
  }

  get isFirst(): boolean {
    return this.place === 0;
  }

  get isPoetry(): boolean {
    return this.verse.isPoetry;
  }

  get isVerb(): boolean {
    return this.code.startsWith('V');
  }

  /** The letter of a verb's stem: `q` for the qal. */
  get stem(): string {
    return this.isVerb ? (this.code[1] ?? '') : '';
  }

  /** The sense of the word that the King James Version shows in this verse. Null if it shows the usual one or none. */
  get sense(): string | null {
    const { place } = this.verse;
    if (place === null || this.strongs === null) return null;
    return senseAt(place, this.isVerb ? `${this.strongs} ${this.stem}` : this.strongs);
  }

  /** The English preposition that the King James Version has for its own. Null for a usual one, and where it has none. */
  get shownPreposition(): string | null {
    const { preposition } = this;
    return preposition === null ? null : this.shown(preposition, (word) => word.preposition === preposition);
  }

  /** The time of a finite verb in the King James Version: `past`. Null for the usual one of its form. */
  get shownTime(): string | null {
    const { form } = this;
    return this.shown(form, (word) => word.form === form);
  }

  /** True for a pronoun of one of this gender that means a thing in the King James Version. */
  isShownAsThing({ person, gender, number }: Inflection): boolean {
    const { place } = this.verse;
    return place !== null && senseAt(place, person + gender + number) !== null;
  }

  /** What the King James Version shows for the first, second … word of this kind in the verse. */
  private shown(kind: string, isSame: FitsWord): string | null {
    const { place, words } = this.verse;
    if (place === null) return null;
    const which = words.filter((word) => word.place <= this.place && isSame(word)).length;
    return senseAt(place, `${kind} ${which}`);
  }

  /** The letter of a verb's conjugation: `i` for the imperfect. */
  get form(): string {
    return this.isVerb ? (this.code[2] ?? '') : '';
  }

  /** Its Strong's number and stem, as the lists of verbs have them: `H559 q`. */
  get verbKey(): string {
    return `${this.strongs} ${this.stem}`;
  }

  /** True for an active or a passive participle. */
  get isAnyParticiple(): boolean {
    return this.form === 'r' || this.form === 's';
  }

  /** True for a participle that is not passive. */
  get isParticiple(): boolean {
    return this.form === 'r';
  }

  get isThirdPerson(): boolean {
    return this.inflection?.person === '3';
  }

  get isCommonNoun(): boolean {
    return this.code.startsWith('Nc');
  }

  get isName(): boolean {
    return this.code.startsWith('Np');
  }

  get isNumeral(): boolean {
    return this.code.startsWith('Ac');
  }

  get isPersonalPronoun(): boolean {
    return this.code.startsWith('Pp');
  }

  /** The letters of its prefixed prepositions: `מל`. */
  get prefix(): string {
    return this.prefixes.join('');
  }

  get isPreposition(): boolean {
    return this.code.startsWith('R');
  }

  get isObjectMarker(): boolean {
    return this.code === 'To';
  }

  /** True for a pronoun after this preposition of one letter: "to him" for ל. */
  isPronounAfter(letter: Prefix): boolean {
    return this.code === 'R' && this.suffix !== null && this.letters.startsWith(letter);
  }

  /** True for a word with a prefixed preposition. */
  get hasPrefix(): boolean {
    return this.prefixes.length > 0;
  }

  /** True for a singular word that does not belong to the next word. */
  get isSingle(): boolean {
    return this.number === 's' && this.state === 'a';
  }

  /** True for a singular word without an article, a suffix, or a next word that it belongs to. */
  get isPlainOne(): boolean {
    return this.isSingle && !this.hasArticle && this.suffix === null;
  }

  /** True for a word in the construct state, which belongs to the next word: "the house of". */
  get isConstruct(): boolean {
    return this.state === 'c' && this.suffix === null;
  }

  /** True for a name, a word for God or a noun for persons. */
  get isPerson(): boolean {
    return this.isName || this.isIn(DIVINE) || this.isIn(PERSONS);
  }

  /** True for a word with an article or a suffix, a name, a pronoun, and a word that belongs to a definite word. */
  get isDefinite(): boolean {
    if (this.hasArticle || this.suffix !== null || this.isName || this.isIn(DIVINE)) return this.code !== '';
    if (/^P[pd]/u.test(this.code)) return true;
    return this.state === 'c' && !this.next.hasPrefix && this.next.isDefinite;
  }

  /** True for an object marker or a preposition with a suffix, such as "to him", but not with "and". */
  get isAside(): boolean {
    return this.suffix !== null && /^(?:To|R)$/u.test(this.code) && !this.hasAnd;
  }
}

/** The words of a verse. */
export class HebrewVerse {
  readonly place: Place | null;
  readonly isPoetry: boolean;
  readonly count: number;
  readonly words: readonly HebrewWord[];
  private readonly outside = new Map<number, HebrewWord>();
  private found: ReadonlySet<string> | null = null;

  constructor(words: readonly MeaningWord[], place: Place | null) {
    this.place = place;
    this.isPoetry = place !== null && isPoetic(place);
    this.count = words.length;
    this.words = words.map((word, at) => new HebrewWord(this, at, word));
  }

  /** The Strong's numbers of its words. */
  get numbers(): ReadonlySet<string> {
    this.found ??= new Set(this.words.flatMap(({ strongs }) => strongs ?? []));
    return this.found;
  }

  /** The word at a place. An empty word outside the verse. */
  word(place: number): HebrewWord {
    const word = this.words[place] ?? this.outside.get(place);
    if (word !== undefined) return word;
    const empty = new HebrewWord(this, place, NO_WORD);
    this.outside.set(place, empty);
    return empty;
  }

  /** True if the verse has a word with one of these Strong's numbers. */
  has(numbers: ReadonlySet<string>): boolean {
    return this.words.some(({ strongs }) => strongs !== null && numbers.has(strongs));
  }
}
