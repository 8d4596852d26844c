import { type BookId, CORE_BOOKS } from '../../domain/canon/index.ts';

/** A system in which a file numbers its books. Each has 1–66 for the books that all Bibles have, except `tens`. */
export type Numbering = 'plain' | 'kjv-80' | 'long' | 'zefania' | 'unbound' | 'tens';

/** Books that are no part of this app, as `BibleFile.missingBooks` names them. */
const ESTHER = '!Esther (Greek)';

const list = (books: string): string[] => books.split('|').map((book) => book.trim());

/** From 67 on, in the order of Zefania XML, which other formats took over. */
const ZEFANIA = list(
  `judith|wisdom|tobit|sirach|baruch|1 maccabees|2 maccabees|!Additions to Daniel|${ESTHER}|prayer of manasseh|` +
    '3 maccabees|4 maccabees|letter of jeremiah|1 esdras|2 esdras|!Odes|!Psalms of Solomon|!Laodiceans|!1 Enoch|!kGen|' +
    'susanna|bel and the dragon|!Psalm 151',
);
/** From `67A` on, in the order of the Unbound Bible. */
const UNBOUND = list(
  `tobit|judith|${ESTHER}|wisdom|sirach|baruch|letter of jeremiah|prayer of azariah|susanna|bel and the dragon|` +
    '1 maccabees|2 maccabees|3 maccabees|4 maccabees|1 esdras|2 esdras|prayer of manasseh|!Psalm 151|' +
    '!Psalms of Solomon|!Odes',
);
/** From 40 to 53 in a King James Version of 80 books, where they stand between the Testaments. */
const KJV_APOCRYPHA = list(
  `1 esdras|2 esdras|tobit|judith|${ESTHER}|wisdom|sirach|baruch|prayer of azariah|susanna|bel and the dragon|` +
    'prayer of manasseh|1 maccabees|2 maccabees',
);
/** MyBible's numbers between the tens of the books that all Bibles have. */
const BETWEEN_TENS: Readonly<Record<number, string>> = {
  165: '1 esdras',
  170: 'tobit',
  180: 'judith',
  192: ESTHER,
  232: '!Psalm 151',
  270: 'wisdom',
  280: 'sirach',
  305: 'prayer of azariah',
  315: 'letter of jeremiah',
  320: 'baruch',
  323: 'prayer of azariah',
  325: 'susanna',
  345: 'bel and the dragon',
  462: '1 maccabees',
  464: '2 maccabees',
  466: '3 maccabees',
  467: '4 maccabees',
  468: '2 esdras',
  780: '!Laodiceans',
  790: 'prayer of manasseh',
};

/** The tens of MyBible for the 66 books: 170, 180, 200, 210, 270, 280 and 320 are none of them. */
const TENS: ReadonlyMap<number, BookId> = new Map(
  CORE_BOOKS.map(({ id }, index) => {
    const skipped = [16, 16, 17, 17, 22, 22, 25].filter((place) => place <= index).length;
    return [10 * (index + 1 + skipped), id];
  }),
);

const core = (number: number): string | undefined => CORE_BOOKS[number - 1]?.id;

/**
 * The id of the book with this number; with `!` before it the name of a book that this app does not have. Undefined if
 * the number means no book in this system, or several.
 */
export function bookOfNumber(number: number, numbering: Numbering): string | undefined {
  if (numbering === 'tens') return TENS.get(number) ?? BETWEEN_TENS[number];
  if (numbering === 'kjv-80') {
    if (number <= 39) return core(number);
    return number <= 53 ? KJV_APOCRYPHA[number - 40] : core(number - 14);
  }
  // In a longer canon the first sixteen books are always the same, and nobody knows the others.
  if (numbering === 'long') return number <= 16 ? core(number) : undefined;
  if (number <= 66) return core(number);
  if (numbering === 'zefania') return ZEFANIA[number - 67];
  return numbering === 'unbound' ? UNBOUND[number - 67] : undefined;
}

/**
 * The numbering that the first and the last row of a table speak for. If the last verse is 22:21, it is the end of
 * Revelation, and its number tells how many books are before it.
 */
export function numberingOf(
  first: number,
  last: { book: number; chapter: number; verse: number } | null,
): Numbering {
  if (first === 10 || first === 470 || (first > 66 && first % 10 === 0)) return 'tens';
  if (last === null || last.chapter !== 22 || last.verse !== 21 || last.book <= 66) return 'plain';
  return last.book === 80 ? 'kjv-80' : last.book % 10 === 0 && last.book > 100 ? 'tens' : 'long';
}
