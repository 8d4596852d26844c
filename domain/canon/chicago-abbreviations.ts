import { type BookId, bookById } from './books.ts';

/**
 * The books whose traditional abbreviation in the Chicago Manual of Style (17th ed., 10.45 to 10.47; also Turabian, 9th
 * ed., 24.6) is not the SBL one with a period. A book that these lists leave out has its full name, as Turabian asks.
 */
const OTHERS: Readonly<Partial<Record<BookId, string>>> = {
  '1kings': '1 Kings',
  '2kings': '2 Kings',
  '1chronicles': '1 Chron.',
  '2chronicles': '2 Chron.',
  esther: 'Esther',
  ecclesiastes: 'Eccles.',
  songofsolomon: 'Song of Sol.',
  hosea: 'Hosea',
  jonah: 'Jon.',
  philemon: 'Philem.',
  james: 'James',
  judith: 'Jth.',
  wisdom: 'Wisd. of Sol.',
  sirach: 'Ecclus.',
  'letter of jeremiah': 'Letter of Jeremiah',
  'prayer of azariah': 'Prayer of Azariah',
  'bel and the dragon': 'Bel and Dragon',
  'prayer of manasseh': 'Pr. of Man.',
};

/**
 * The traditional abbreviation of a book in the Chicago Manual of Style.
 *
 * @example
 * ```ts
 * chicagoAbbreviation('psalms') // => "Ps."
 * chicagoAbbreviation('1kings') // => "1 Kings"
 * chicagoAbbreviation('ruth') // => "Ruth"
 * ```
 */
export function chicagoAbbreviation(book: BookId): string {
  const { name, abbreviation } = bookById(book);
  return OTHERS[book] ?? (abbreviation === name ? name : `${abbreviation}.`);
}
