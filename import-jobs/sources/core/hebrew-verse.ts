import { hebrewLetters } from '../../../domain/hebrew/index.ts';

/** A Hebrew word as the package has it, placed in its verse. */
export interface HebrewWord {
  reading: 'both' | 'ketiv' | 'qere';
  variant: number | null;
  originalText: string;
  after: string;
  mark: string | null;
  /** As given, prefixes and augment included: `b/7225`, `1254 a`. */
  lemma: string;
  morphology: string;
}

export interface HebrewVerse {
  chapter: number;
  verse: number;
  words: HebrewWord[];
}

/** A word of a qere note, with what follows it inside the note. */
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
 * Puts a verse together from what the package says in sequence. Two readings run side by side: what stands between
 * words belongs to the last word of the ketiv and, just after a qere note, to the last word of the qere as well.
 *
 * A qere that has no ketiv leaves nothing of its own in the ketiv reading, so the sign behind it closes the word before
 * it there, and only there: 2 Samuel 8:3 ends `בִּֽנְהַר־׃` as written, where the codex leaves a blank for the word, and
 * `בִּֽנְהַר־פְּרָֽת׃` as read. That word then stands in each reading by itself, as part of the variant.
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

  /** Space, maqaf, paseq or sof pasuq. */
  between(text: string): void {
    const { lastKetiv, lastQere } = this;
    if (lastQere !== undefined && lastKetiv?.reading === 'both' && text.trim() !== '') {
      this.divide(lastKetiv, lastQere.variant);
    }
    if (this.lastKetiv !== undefined) this.lastKetiv.after += text;
    if (lastQere !== undefined) lastQere.after += text;
  }

  /** Makes a word of both readings one of each, the written one first, when a sign follows that only one has. */
  private divide(word: HebrewWord, variant: number | null): void {
    const written: HebrewWord = { ...word, reading: 'ketiv', variant };
    this.words.splice(this.words.indexOf(word), 0, written);
    word.reading = 'qere';
    word.variant = variant;
    this.lastKetiv = written;
  }

  /** A section mark or inverted nun: kept beside the text, never in it. */
  section(mark: string): void {
    for (const word of [this.lastKetiv, this.lastQere]) {
      if (word !== undefined) word.mark = word.mark === null ? mark : `${word.mark} ${mark}`;
    }
  }

  /**
   * A qere note: the words before it are ketiv, walking back until the catchword's letters are used up.
   * The catchword may cover several words written as one; it is empty where nothing is written, as the reading is
   * where nothing is read.
   *
   * @throws when the words before the note are not those of the catchword.
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
