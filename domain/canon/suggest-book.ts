import type { Book } from './books.ts';
import { BOOK_SPELLINGS, bookKey } from './find-book.ts';

const parts = (key: string): [string, string] => [/^\d?/u.exec(key)?.[0] ?? '', key.replace(/^\d/u, '')];

/**
 * The names with which a typed word is compared: the English names of the books, and their other names in
 * Latin letters that are no abbreviations.
 */
const NAMES = BOOK_SPELLINGS.map(({ key, book }) => {
  const [number, name] = parts(key);
  return { number, name, book, isEnglish: key === bookKey(book.name) };
}).filter(({ name, isEnglish }) => /^[a-z]+$/u.test(name) && (isEnglish || name.length > 4));
const PHONETIC: Readonly<Record<string, string>> = { f: 'ph', y: 'j', k: 'c', z: 's' };

/** The first sound of a name, so that `Filippians` and `Philippians` begin alike. */
const firstSound = (name: string): string => {
  const [letter = ''] = name;
  return name.startsWith('ph') ? 'ph' : (PHONETIC[letter] ?? letter);
};

/**
 * The book whose name is nearly this word: one letter is missing, added, wrong or changed places with the next, or two
 * in a word of eight letters or more. The first sound and the number must be right. Undefined if there is none, and for a name that is
 * right. A word that is `alone`, without a chapter, is more likely no name: only the English names count then.
 *
 * @example
 * ```ts
 * suggestBook('Gensis', true)?.id // => "genesis"
 * suggestBook('Phillipians', true)?.id // => "philippians"
 * suggestBook('1 Corinthans', false)?.id // => "1corinthians"
 * suggestBook('greater', true) === undefined // => true
 * ```
 */
export function suggestBook(typed: string, alone: boolean): Book | undefined {
  const [number, word] = parts(bookKey(typed));
  const shortest = alone ? 5 : 4;
  if (word.length < shortest || word.length > 40) return undefined;
  let nearest: Book | undefined;
  let least = word.length < 8 ? 2 : 3;
  for (const one of NAMES) {
    const isLikely = !alone || (one.isEnglish && one.name.length >= shortest);
    if (!isLikely || one.number !== number || firstSound(one.name) !== firstSound(word)) continue;
    if (Math.abs(one.name.length - word.length) >= least) continue;
    const distance = editDistance(word, one.name);
    if (distance >= least) continue;
    nearest = one.book;
    least = distance;
  }
  return least === 0 ? undefined : nearest;
}

/**
 * The number of letters to add, leave out, replace or exchange with the next one, to make one word of the other (optimal
 * string alignment).
 */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
