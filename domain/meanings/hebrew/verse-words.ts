import { HebrewVerse, type HebrewWord } from './hebrew-word.ts';
import { DIVINE, PERSONS } from './word-groups.ts';

export { DIVINE };

/** The words of a verse by their places, as the code asks that is not yet made of rules. */
export class VerseWords extends HebrewVerse {
  at(place: number): HebrewWord | null {
    const word = this.words[place];
    return word === undefined || word.code === '' ? null : word;
  }

  strongs(place: number): string | null {
    return this.words[place]?.strongs ?? null;
  }

  /** True if the word at a place has one of these Strong's numbers. */
  is(place: number, ...numbers: readonly string[]): boolean {
    const strongs = this.strongs(place);
    return strongs !== null && numbers.includes(strongs);
  }

  /** True if one of the `count` words after a place fits. */
  someAfter(place: number, count: number, fits: (place: number) => boolean): boolean {
    for (let after = place + 1; after <= place + count; after += 1) if (fits(after)) return true;
    return false;
  }

  /** True if one of the `count` words before a place fits. */
  someBefore(place: number, count: number, fits: (place: number) => boolean): boolean {
    for (let before = place - 1; before >= place - count; before -= 1) if (fits(before)) return true;
    return false;
  }

  /** True if the main accent of the verse (etnahta) is on the word, or if it is the last one. */
  endsClause(place: number): boolean {
    return place === this.words.length - 1 || this.words[place]?.text.includes('\u0591') === true;
  }

  isName(place: number): boolean {
    return this.at(place)?.code.startsWith('Np') === true;
  }

  isFinite(place: number): boolean {
    return this.at(place)?.isFinite === true;
  }

  /** The last letter of the state: `c` for the construct. Empty for a word without states. */
  state(place: number): string {
    return this.at(place)?.state ?? '';
  }

  /** True for a construct without a suffix, which belongs to the next word. */
  isConstruct(place: number): boolean {
    return this.state(place) === 'c' && this.at(place)?.suffix === null;
  }

  /** The number of a noun, adjective or participle: s, p or d. Empty for other words. */
  number(place: number): string {
    return this.at(place)?.number ?? '';
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

  /** True for an object marker or a preposition with a suffix and without "and", such as "to him". */
  isAside(place: number): boolean {
    const word = this.at(place);
    return word !== null && word.suffix !== null && /^(?:To|R)$/u.test(word.code) && !word.hasAnd;
  }

  /** True for a name, a word for God or a noun for persons. */
  isPerson(place: number): boolean {
    const strongs = this.strongs(place) ?? '';
    return this.isName(place) || DIVINE.has(strongs) || PERSONS.has(strongs);
  }

  isNumeral(place: number): boolean {
    return this.at(place)?.code.startsWith('Ac') === true;
  }
}
