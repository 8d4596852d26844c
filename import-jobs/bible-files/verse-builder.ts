import { bookById } from '../../domain/canon/index.ts';
import type { Found, FoundVerse, Reading } from './found.ts';
import { drop, VerseText } from './verse-text.ts';

type Place = Omit<FoundVerse, 'text' | 'row'>;

/**
 * Collects verses for readers of texts in which a mark begins a verse (USFM, milestones of XML). Found verses are in
 * `found`, which the reader empties.
 */
export class VerseBuilder {
  found: Found[] = [];
  /** `H` in books of the Old Testament, for Strong's numbers without a letter. */
  letter: 'H' | 'G' = 'H';
  readonly #reading: Reading;
  #book = '';
  #chapter: number | string = 0;
  #open: { place: Place; text: VerseText; row: number } | null = null;
  #heading = '';
  #hasVerse = false;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  get book(): string {
    return this.#book;
  }

  /** The text that is being read, of a verse or of a title. Null between verses. */
  get text(): VerseText | null {
    return this.#open?.text ?? null;
  }

  beginBook(book: string): void {
    this.end();
    this.#book = book;
    this.#chapter = 0;
    this.#heading = '';
    this.letter = this.#letterOf(book);
  }

  #isName(text: string): boolean {
    return /\p{L}/u.test(text) && this.#reading.books.meaning(text) !== null;
  }

  #letterOf(book: string): 'H' | 'G' {
    const id = this.#reading.books.meaning(book);
    return id !== null && bookById(id).testament !== 'old' ? 'G' : 'H';
  }

  beginChapter(chapter: number | string): void {
    this.end();
    // What stands before the first chapter are titles of the book.
    if (this.#chapter === 0) this.#heading = '';
    this.#hasVerse = false;
    this.#chapter = chapter;
  }

  /** Begins a verse of the book and chapter that are open, or of those in `place`. */
  begin(place: Pick<Place, 'verse'> & Partial<Place>, row: number): void {
    this.end();
    const whole = { book: this.#book, chapter: this.#chapter === 0 ? 1 : this.#chapter, ...place };
    if (whole.book !== this.#book) {
      this.#book = whole.book;
      this.letter = this.#letterOf(whole.book);
    }
    this.#hasVerse ||= place.verse !== 0;
    const text = new VerseText();
    if (this.#heading !== '') text.addHeading(this.#heading);
    this.#heading = '';
    this.#open = { place: whole, text, row };
  }

  /** Begins the title of a psalm. Elsewhere such a line is a heading, and the answer is false. */
  beginTitle(row: number): boolean {
    if (this.#hasVerse) return false;
    if (this.#reading.books.meaning(this.#book) !== 'psalms') return false;
    if (this.#open?.place.verse === 0) this.#open.text.add(' ');
    else this.begin({ verse: 0 }, row);
    return true;
  }

  get isTitle(): boolean {
    return this.#open?.place.verse === 0;
  }

  /** Adds text to the open verse. Text between verses is counted; it can be the name of a book that has none yet. */
  add(text: string): void {
    if (this.#open !== null) this.#open.text.add(text);
    else if (this.#book === '' && this.#isName(text)) this.beginBook(text.trim());
    else if (/\p{L}/u.test(text)) drop(this.#reading.findings, 'words outside verses');
  }

  /** Keeps a heading for the verse that comes next. */
  addHeading(text: string): void {
    if (text.trim() !== '') this.#heading = `${this.#heading} ${text}`.trim();
  }

  drop(kind: string): void {
    drop(this.#reading.findings, kind);
    this.#open?.text.gap();
  }

  end(): void {
    if (this.#open === null) return;
    const { place, text, row } = this.#open;
    this.#open = null;
    // A title of a psalm can have a number of its own: `\\d \\v 1`.
    if (place.verse === 0 && text.isEmpty()) return;
    if (this.#book !== '' || place.book !== '') this.found.push({ ...place, text, row });
    else this.found.push({ row, message: 'The verse stands before the name of a book' });
  }

  /** Takes the verses that are finished. */
  take(): Found[] {
    const taken = this.found;
    this.found = [];
    return taken;
  }
}
