import { type BookId, bookById } from '../canon/index.ts';
import { type Numbering, verseCount } from './own-verses.ts';
import { type Rule, rulesOf } from './rules.ts';

/** A verse by its numbers in any numbering. Verse 0 is a psalm's title. */
export interface VerseAddress {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * A verse, or a part of its words. Words are counted from 0. The word with the number `lastWord` belongs to
 * the part; null means the last word of the verse.
 */
export interface VerseSegment extends VerseAddress {
  readonly firstWord: number;
  readonly lastWord: number | null;
}

const segment = (
  book: BookId,
  chapter: number,
  verse: number,
  words: { readonly firstWord: number; readonly lastWord: number | null },
): VerseSegment => ({ book, chapter, verse, firstWord: words.firstWord, lastWord: words.lastWord });

const WHOLE = { firstWord: 0, lastWord: null } as const;

const covers = (rule: Rule, chapter: number, verse: number): boolean =>
  rule.chapter === chapter && rule.first <= verse && verse <= rule.last;

const targets = (rule: Rule, verse: number): boolean =>
  rule.toFirst <= verse && verse - rule.toFirst <= rule.last - rule.first;

/**
 * The English addresses of the words of an edition's own verse, in the order of the words. The word ranges
 * refer to the own verse. Nearly all verses have one address. A split verse has two or three addresses, and a
 * verse that the numbering lacks has no address. In `english` the address is returned unchecked.
 *
 * @example
 * ```ts
 * toEnglish('masoretic', { book: 'joel', chapter: 4, verse: 1 })[0].chapter // => 3
 * toEnglish('masoretic', { book: 'psalms', chapter: 51, verse: 2 })[0].verse // => 0
 * toEnglish('masoretic', { book: 'isaiah', chapter: 63, verse: 19 }).map((part) => part.firstWord) // => [0, 9]
 * toEnglish('masoretic', { book: 'malachi', chapter: 4, verse: 1 }) // => []
 * ```
 */
export function toEnglish(numbering: Numbering, own: VerseAddress): readonly VerseSegment[] {
  const { book, chapter, verse } = own;
  if (numbering === 'english') return [segment(book, chapter, verse, WHOLE)];
  if (!hasVerse(numbering, own)) return [];
  const rules = rulesOf(numbering, book).filter((rule) => covers(rule, chapter, verse));
  if (rules.length === 0) return [segment(book, chapter, verse, WHOLE)];
  return rules.map((rule) => segment(book, rule.toChapter, rule.toFirst + verse - rule.first, rule));
}

/**
 * The edition's own verses at an English address, in reading order, each with the words that belong to the
 * address. Empty if the numbering has no verse there (Nehemiah 7:68 in Hebrew). In `english` the address is
 * returned unchecked. An edition can lack the text of a verse of its numbering.
 *
 * @example
 * ```ts
 * fromEnglish('masoretic', { book: 'malachi', chapter: 4, verse: 1 })[0].verse // => 19
 * fromEnglish('masoretic', { book: 'psalms', chapter: 51, verse: 0 }).map((own) => own.verse) // => [1, 2]
 * fromEnglish('sblgnt', { book: 'acts', chapter: 19, verse: 41 })[0].firstWord // => 21
 * fromEnglish('masoretic', { book: 'nehemiah', chapter: 7, verse: 68 }) // => []
 * ```
 */
export function fromEnglish(numbering: Numbering, address: VerseAddress): readonly VerseSegment[] {
  const { book, chapter, verse } = address;
  if (numbering === 'english') return [segment(book, chapter, verse, WHOLE)];
  const rules = rulesOf(numbering, book);
  const moved = rules
    .filter((rule) => rule.toChapter === chapter && targets(rule, verse))
    .map((rule) => segment(book, rule.chapter, rule.first + verse - rule.toFirst, rule));
  const renumbered = rules.some((rule) => covers(rule, chapter, verse));
  const same = renumbered ? [] : [segment(book, chapter, verse, WHOLE)];
  return [...moved, ...same].filter((own) => hasVerse(numbering, own)).sort(inReadingOrder);
}

/**
 * True if a numbering has this verse in the 66 books. Verse 0, a title, does not count as a verse. The verse
 * numbers of the apocrypha depend on the installed text, so for `swete` the answer is true for all their verses.
 *
 * @example
 * ```ts
 * hasVerse('masoretic', { book: 'joel', chapter: 4, verse: 1 }) // => true
 * hasVerse('english', { book: 'joel', chapter: 4, verse: 1 }) // => false
 * ```
 */
export function hasVerse(numbering: Numbering, { book, chapter, verse }: VerseAddress): boolean {
  if (numbering === 'swete') return bookById(book).testament === 'apocrypha';
  return verse >= 1 && verse <= verseCount(numbering, book, chapter);
}

const inReadingOrder = (a: VerseSegment, b: VerseSegment): number =>
  a.chapter - b.chapter || a.verse - b.verse || a.firstWord - b.firstWord;
