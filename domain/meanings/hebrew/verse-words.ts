import type { MeaningWord } from '../meaning-word.ts';
import { type ParsedWord, parseWord } from './parse.ts';

/** The words of a verse with their parts. A word has neighbours, from which its meaning is chosen. */
export class VerseWords {
  readonly words: readonly MeaningWord[];
  readonly isPoetry: boolean;
  private readonly parsed: readonly (ParsedWord | null)[];

  constructor(words: readonly MeaningWord[], isPoetry: boolean) {
    this.words = words;
    this.isPoetry = isPoetry;
    this.parsed = words.map(parseWord);
  }

  /** The parts of the word at a place. Null for a word without a code, and outside the verse. */
  at(place: number): ParsedWord | null {
    return this.parsed[place] ?? null;
  }

  /** The Strong's number at a place. Null outside the verse and for a word without a number. */
  strongs(place: number): string | null {
    return this.words[place]?.strongs ?? null;
  }

  /** True if the word at a place has one of these Strong's numbers. */
  is(place: number, ...numbers: readonly string[]): boolean {
    const strongs = this.strongs(place);
    return strongs !== null && numbers.includes(strongs);
  }

  /** True if one of the words after a place, as many as `count`, fits. */
  someAfter(place: number, count: number, fits: (place: number) => boolean): boolean {
    return Array.from({ length: count }, (_, step) => place + 1 + step).some(fits);
  }

  /** True if the verse has a word with one of these numbers. */
  has(numbers: ReadonlySet<string>): boolean {
    return this.words.some(({ strongs }) => strongs !== null && numbers.has(strongs));
  }

  isName(place: number): boolean {
    return this.at(place)?.code.startsWith('Np') === true;
  }

  isFinite(place: number): boolean {
    return /^V.[pqiwhjv]/u.test(this.at(place)?.code ?? '');
  }

  /** The last letter of the state: `c` for the construct. Empty for a word without states. */
  state(place: number): string {
    const code = this.at(place)?.code ?? '';
    if (/^[NA][^p]/u.test(code)) return code[4] ?? '';
    return /^V.[rs]/u.test(code) ? (code[5] ?? '') : '';
  }

  /** True for a construct without a suffix, which belongs to the next word. */
  isConstruct(place: number): boolean {
    return this.state(place) === 'c' && this.at(place)?.suffix === null;
  }

  /** The number of a noun, adjective or participle: s, p or d. Empty for other words. */
  number(place: number): string {
    const code = this.at(place)?.code ?? '';
    if (/^[NA][^p]/u.test(code)) return code[3] ?? '';
    return /^V.[rs]/u.test(code) ? (code[4] ?? '') : '';
  }

  /** True if the word at a place is definite: by article, suffix or name, or by what it belongs to. */
  isDefinite(place: number): boolean {
    const word = this.at(place);
    if (word === null) return false;
    if (
      word.hasArticle ||
      word.suffix !== null ||
      this.isName(place) ||
      DIVINE.has(this.strongs(place) ?? '')
    )
      return true;
    if (/^P[pd]/u.test(word.code)) return true;
    const next = this.at(place + 1);
    return (
      this.state(place) === 'c' && next !== null && next.prefixes.length === 0 && this.isDefinite(place + 1)
    );
  }

  /** True if the word is a noun, a name or a pronoun with an object marker or a preposition. */
  isAside(place: number): boolean {
    const word = this.at(place);
    return word !== null && word.suffix !== null && /^(?:To|R)$/u.test(word.code) && !word.hasAnd;
  }

  isNumeral(place: number): boolean {
    return this.at(place)?.code.startsWith('Ac') === true;
  }
}

/** Words for God, which are definite without an article. */
export const DIVINE: ReadonlySet<string> = new Set([
  'H430',
  'H410',
  'H433',
  'H426',
  'H3068',
  'H3069',
  'H3050',
  'H136',
  'H7706',
]);
