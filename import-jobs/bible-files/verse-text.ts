import type { Findings, LinkedWord } from './bible-file.ts';

/** Signs that nobody reads. The joiners of Persian and Indian scripts are none of them. */
const UNSEEN = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/gu;
const PUNCTUATION = /^[,.;:!?)\]’”»·׃׀؟،。，；：！？]/u;

/** One space for all white space. JavaScript counts U+FEFF as white space, and it is none. */
const spaced = (text: string): string =>
  text
    .replace(/\uFEFF/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '');

export const tidy = (text: string): string => spaced(text).trim().normalize('NFC');

interface Piece {
  text: string;
  strongs: string[];
}

/** Collects the text of a verse piece by piece, as a reader meets it, and the Strong's numbers of its words. */
export class VerseText {
  heading = '';
  readonly #words: Piece[] = [];
  #isOpen = false;
  #afterDrop = false;
  #hasLinks = false;

  /** Adds text that no number belongs to. */
  add(text: string): void {
    const plain = spaced(text);
    if (plain === '') return;
    for (const part of plain.split(/(?<= )|(?= )/u)) {
      if (part === ' ') this.#isOpen = false;
      else this.#put(part, []);
    }
  }

  /** Adds one or more words to which numbers belong. */
  addLinked(text: string, strongs: readonly string[]): void {
    const plain = spaced(text);
    const words = plain.trim();
    if (strongs.length === 0) this.add(text);
    else if (words === '') this.link(strongs);
    else {
      if (plain.startsWith(' ')) this.#isOpen = false;
      this.#hasLinks = true;
      this.#put(words, strongs);
      if (plain.endsWith(' ')) this.#isOpen = false;
    }
  }

  /** Gives numbers to the last word: `beginning<S>7225</S>`. */
  link(strongs: readonly string[]): void {
    const last = this.#words.at(-1);
    if (last === undefined || strongs.length === 0) return;
    last.strongs.push(...strongs.filter((number) => !last.strongs.includes(number)));
    this.#hasLinks = true;
    this.#afterDrop = true;
  }

  /** Notes that something was left out here, so that a comma after it joins the word before it. */
  gap(): void {
    this.#afterDrop = true;
  }

  addHeading(text: string): void {
    this.heading = tidy(`${this.heading} ${text}`);
  }

  /** Adds another part of the same verse. */
  append(other: VerseText): void {
    this.#isOpen = false;
    for (const { text, strongs } of other.#words) {
      this.#isOpen = false;
      this.#put(text, strongs);
    }
    this.#hasLinks ||= other.#hasLinks;
    if (other.heading !== '') this.addHeading(other.heading);
  }

  isEmpty(): boolean {
    return this.#words.length === 0;
  }

  result(): { text: string; words?: LinkedWord[]; heading?: string } {
    const words = this.#words.map(({ text, strongs }) => ({ text: tidy(text), strongs }));
    const text = words.map((word) => word.text).join(' ');
    return {
      text,
      ...(this.#hasLinks ? { words } : {}),
      ...(this.heading === '' ? {} : { heading: this.heading }),
    };
  }

  #put(text: string, strongs: readonly string[]): void {
    const last = this.#words.at(-1);
    const joins = this.#isOpen || (this.#afterDrop && PUNCTUATION.test(text));
    if (last !== undefined && joins) {
      last.text += text;
      last.strongs.push(...strongs);
    } else this.#words.push({ text, strongs: [...strongs] });
    this.#isOpen = true;
    this.#afterDrop = false;
  }
}

export function drop({ dropped }: Findings, kind: string): void {
  dropped.set(kind, (dropped.get(kind) ?? 0) + 1);
}

/** The number of Greek words of some texts has a digit more: `G09760` is G976. */
const LAST_GREEK = 5624;

/** All Strong's numbers in a text: `strong:H07225 strong:H0853`, `b:H7225a`. Bare numbers get the letter of the book. */
export function strongsIn(text: string, letter: 'H' | 'G'): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\d])([HG])?0*(\d{1,5})(?![\d])/giu)];
  return found.flatMap(([, written, digits]) => {
    const language = (written ?? letter).toUpperCase();
    const number = Number(digits);
    if (number === 0) return [];
    const plain = language === 'G' && number > LAST_GREEK ? Math.floor(number / 10) : number;
    return [`${language}${plain}`];
  });
}
