import { type BookId, bookPosition, isBookId, type Meaning, meaningsOf } from '../../domain/canon/index.ts';
import type { Findings } from './bible-file.ts';
import { bookOfNumber, type Numbering } from './book-numbers.ts';

/** Names and ids (USFM, OSIS) of books that this app does not have. Without them `PSS` would be the Psalms. */
const MISSING: ReadonlyMap<string, string> = new Map(
  [
    'Psalm 151|PS2|Ps151|AddPs|Psalms 151',
    '1 Enoch|ENO|1En|Enoch',
    'Jubilees|JUB|Jub',
    'Odes|ODA|Odes|Ode',
    'Psalms of Solomon|PSS|PssSol|Psalm of Solomon',
    'Laodiceans|LAO|EpLao|Epistle to the Laodiceans',
    'Esther (Greek)|ESG|EsthGr|AddEsth|Greek Esther|Esther Greek|Additions to Esther|Rest of Esther|Additions to the Book of Esther',
    'Daniel (Greek)|DAG|DanGr|AddDan|Greek Daniel|Additions to Daniel',
    'Ezra Apocalypse|EZA|4Ezra|5EZ|6EZ|5Ezra|6Ezra',
    'Apocalypse of Baruch|2BA|2Bar|LBA|EpBar|4BA|4Bar|3 Baruch|2 Baruch|4 Baruch',
    'Meqabyan|1MQ|2MQ|3MQ|1Meq|2Meq|3Meq|REP|Rep',
  ].flatMap((line) => {
    const [name = '', ...ids] = line.split('|');
    return [name, ...ids].map((id) => [id, name] as const);
  }),
);
/** Ids of USFM and OSIS for pages that are no book of the Bible. */
const NO_BOOK = /^(?:FRT|INT|BAK|OTH|CNC|GLO|TDX|NDX|XX[A-G]|x-.*)$/u;
/** Ids of USFM that the reference box does not know, because nobody types them. */
const MORE_IDS: ReadonlyMap<string, BookId> = new Map([
  ['JOL', 'joel'],
  ['S3Y', 'prayer of azariah'],
  ['MAN', 'prayer of manasseh'],
  ['PRA', 'prayer of azariah'],
]);
/** Words after a name that only files have: `Genesis (KJV)`, `Gen_KJV`. */
const AFTER_NAME = /\s*[([].*$/u;

/** Finds the books that the spellings and numbers of one file mean, and counts those that it cannot find. */
export class Books {
  numbering: Numbering = 'plain';
  /** The names of numbers, from a table of books in the file. */
  names: ReadonlyMap<string, string> = new Map();
  readonly #chosen: ReadonlyMap<string, string>;
  readonly #findings: Findings;
  readonly #known = new Map<string, BookId | null | undefined>();
  readonly #meanings = new Map<string, readonly Meaning[]>();
  #last: BookId | undefined;

  constructor(chosen: Readonly<Record<string, string>>, findings: Findings) {
    this.#chosen = new Map(Object.entries(chosen));
    this.#findings = findings;
  }

  /** The book that a spelling means; null if there is none. Nothing is counted. */
  meaning(spelling: string): BookId | null {
    const found = this.#look(spelling);
    return found !== undefined && isBookId(found) ? found : null;
  }

  /** The book of a verse; null if it is left out. It is counted then. */
  find(spelling: string, chapter: number | null, row: number, source: string): BookId | null {
    const known = this.#known.get(spelling);
    if (known) return known;
    const found = this.#look(spelling);
    const book = found !== undefined && isBookId(found) ? found : null;
    if (book !== null) {
      this.#known.set(spelling, book);
      this.#last = book;
      return book;
    }
    const { missingBooks, unknownBooks } = this.#findings;
    if (found?.startsWith('!')) {
      const name = found.slice(1);
      missingBooks.set(name, (missingBooks.get(name) ?? 0) + 1);
    } else if (found === undefined && unknownBooks.size < MOST_UNKNOWN) {
      const shown = this.names.get(spelling) ?? spelling;
      const before = unknownBooks.get(shown) ?? { verses: 0, chapters: 0, row, source };
      const chapters = Math.max(before.chapters, chapter ?? 0);
      unknownBooks.set(shown, { ...before, verses: before.verses + 1, chapters });
    }
    return null;
  }

  /** An id, `!` and the name of a book that this app does not have, '' for one to leave out, or undefined. */
  #look(written: string): string | undefined {
    const spelling = written.trim();
    const name = this.names.get(spelling);
    const chosen = this.#chosen.get(spelling) ?? this.#chosen.get(name ?? '');
    if (chosen !== undefined) return chosen;
    if (NO_BOOK.test(spelling)) return '';
    const number = /^0*(\d{1,3})(?:\.0+|[ONA])?$/u.exec(spelling)?.[1];
    if (number === undefined) return this.#named(spelling);
    const ofNumber = bookOfNumber(Number(number), this.numbering);
    // A table of books may be of a longer canon, so that its names come first. MyBible's numbers are always the same.
    const isFixed = this.numbering === 'tens' && ofNumber !== undefined;
    if (name === undefined || isFixed) return ofNumber;
    return this.#named(name) ?? (this.#namesAgree() ? ofNumber : undefined);
  }

  /** True if the table of books has the usual numbers: as far as its names are understood, or with 66 unknown names. */
  #namesAgree(): boolean {
    const known = [...this.names].flatMap(([number, name]) => {
      const book = this.#named(name);
      return book === undefined ? [] : [book === bookOfNumber(Number(number), this.numbering)];
    });
    return known.length === 0 ? this.names.size === 66 : known.every((agrees) => agrees);
  }

  #named(spelling: string): string | undefined {
    const missing = MISSING.get(spelling);
    if (missing !== undefined) return `!${missing}`;
    const id = MORE_IDS.get(spelling.toUpperCase());
    if (id !== undefined) return id;
    const known = this.#meanings.get(spelling);
    if (known !== undefined) return this.#likeliest(known)?.book.id;
    const meanings = meaningsOf(spelling);
    const found = meanings.length > 0 ? meanings : meaningsOf(spelling.replace(AFTER_NAME, ''));
    if (this.#meanings.size < MOST_UNKNOWN) this.#meanings.set(spelling, found);
    return this.#likeliest(found)?.book.id;
  }

  /** Of the books that an abbreviation means in several languages, the one that follows the last book of the file. */
  #likeliest(meanings: readonly Meaning[]): Meaning | undefined {
    if (meanings.length < 2) return meanings[0];
    const used = new Set(this.#known.values());
    const next = this.#last === undefined ? -1 : bookPosition(this.#last) + 1;
    const free = meanings.filter(({ book }) => !used.has(book.id));
    return free.find(({ book }) => bookPosition(book.id) === next) ?? free[0] ?? meanings[0];
  }
}

/** A file with more spellings than this has no column of books. */
const MOST_UNKNOWN = 500;
