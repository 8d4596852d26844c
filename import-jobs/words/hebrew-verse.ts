import { hebrewLetters } from '../../domain/hebrew/index.ts';
import type { WordRecord } from '../records.ts';

export interface HebrewWord
  extends Pick<WordRecord, 'reading' | 'variant' | 'originalText' | 'after' | 'mark'> {
  /** The lemma of the package `morphhb`, with prefixes and the letter of an augmented number: `b/7225`, `1254 a`. */
  lemma: string;
  morphology: string;
}

export interface HebrewVerse {
  chapter: number;
  verse: number;
  words: HebrewWord[];
}

export interface NoteWord {
  text: string;
  lemma: string;
  morphology: string;
  after: string;
}

function tidy(after: string): string {
  return after.replace(/\s+/g, ' ').replace(/ ?־ ?/g, '־').replace(/ ?׀ ?/g, ' ׀ ');
}

/**
 * Builds a verse from the package's words and signs in document order. It builds both readings at once. A sign between
 * words belongs to the last word of the ketiv. Directly after a qere note, it also belongs to the last word of the
 * qere.
 *
 * A qere without a ketiv has no word in the ketiv reading. So in that reading, and only there, the sign after it
 * belongs to the word before it. For example, 2 Samuel 8:3 ends with `בִּֽנְהַר־׃` as written, where the codex leaves
 * a blank for the word, and with `בִּֽנְהַר־פְּרָֽת׃` as read. The verse then has the word before it twice, once for
 * each reading, as part of the variant.
 */
export class HebrewVerseBuilder {
  private readonly words: HebrewWord[] = [];
  private lastKetiv: HebrewWord | undefined;
  private lastQere: HebrewWord | undefined;
  private variants = 0;
  private readonly chapter: number;
  private readonly verse: number;

  constructor(chapter: number, verse: number) {
    this.chapter = chapter;
    this.verse = verse;
  }

  word(text: string, lemma: string, morphology: string): void {
    const word: HebrewWord = {
      reading: 'both',
      variant: null,
      originalText: text.replaceAll('/', ''),
      after: '',
      mark: null,
      lemma,
      morphology,
    };
    this.words.push(word);
    this.lastKetiv = word;
    this.lastQere = undefined;
  }

  between(text: string): void {
    const { lastKetiv, lastQere } = this;
    if (lastQere !== undefined && lastKetiv?.reading === 'both' && text.trim() !== '') {
      this.divide(lastKetiv, lastQere.variant);
    }
    if (this.lastKetiv !== undefined) this.lastKetiv.after += text;
    if (lastQere !== undefined) lastQere.after += text;
  }

  /** Replaces a word of both readings by one for each, ketiv first, because a sign after it is in one reading only. */
  private divide(word: HebrewWord, variant: number | null): void {
    const written: HebrewWord = { ...word, reading: 'ketiv', variant };
    this.words.splice(this.words.indexOf(word), 0, written);
    word.reading = 'qere';
    word.variant = variant;
    this.lastKetiv = written;
  }

  /**
   * Adds a section mark or an inverted nun. It is saved beside the text and is not part of the text. Before
   * the first word, it is left out.
   */
  section(mark: string): void {
    for (const word of [this.lastKetiv, this.lastQere]) {
      if (word !== undefined) word.mark = word.mark === null ? mark : `${word.mark} ${mark}`;
    }
  }

  /**
   * Adds a qere note. The words before the note are the ketiv, as far back as the letters of the catchword go. The
   * catchword may be several words written as one. It is empty if there is no ketiv, and `reading` is empty if there
   * is no qere.
   *
   * @throws Error when the words before the note do not have the letters of the catchword.
   */
  qere(catchWord: string, reading: readonly NoteWord[]): void {
    this.variants += 1;
    let left = hebrewLetters(catchWord);
    for (let place = this.words.length - 1; left !== ''; place -= 1) {
      const word = this.words[place];
      const letters = hebrewLetters(word?.originalText ?? '');
      if (word === undefined || word.reading !== 'both' || letters === '' || !left.endsWith(letters)) {
        throw new Error(
          `${this.chapter}:${this.verse}: the qere note on ${catchWord} does not follow its ketiv`,
        );
      }
      word.reading = 'ketiv';
      word.variant = this.variants;
      left = left.slice(0, -letters.length);
    }
    const read = reading.map(({ text, lemma, morphology, after }): HebrewWord => {
      const originalText = text.replaceAll('/', '');
      return { reading: 'qere', variant: this.variants, originalText, after, mark: null, lemma, morphology };
    });
    this.words.push(...read);
    this.lastQere = read.at(-1);
  }

  finish(): HebrewVerse {
    for (const word of this.words) word.after = tidy(word.after);
    for (const skipped of ['ketiv', 'qere']) {
      const last = this.words.findLast((word) => word.reading !== skipped);
      if (last !== undefined) last.after = last.after.trimEnd();
    }
    return { chapter: this.chapter, verse: this.verse, words: this.words };
  }
}
