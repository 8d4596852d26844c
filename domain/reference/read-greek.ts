import { findBook } from '../canon/index.ts';
import { isFullName } from './full-name.ts';
import { readGreekNumeral } from './greek-numeral.ts';
import { inDigits, inOneChapter, numbersIn, type WrittenReference } from './written-reference.ts';

const GREEK_WORDS = /(?<!\p{L})(?:κεφ(?:άλαιον?)?|στίχ(?:ος|οι|ους?)?)(?!\p{L})\.?/giu;
const GREEK_SIGN = /[΄´ʹ'’ʼ᾽′]/u;
const GREEK_NUMERAL = /[\p{L}\p{M}]+[΄´ʹ'’ʼ᾽′]*/gu;

/**
 * A letter or digit after a name can be the book's number or its chapter. `Ιω γ 16` and `Ιω 3 16` are John 3:16, and
 * `Ιω Γ 14` is 3 John 14: a small letter or a digit with one number after it is read as the chapter first.
 */
export function readGreek(text: string): readonly WrittenReference[] {
  const words = text
    .replace(GREEK_WORDS, ' ')
    .replace(/(?<=[\p{Script=Greek}\p{M}.΄´ʹ'’])(?=\d)/u, ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .trim()
    .split(/ +/u);
  const readings: WrittenReference[] = [];
  const less: WrittenReference[] = [];
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const book = findBook(name);
    const end = words[count - 1] ?? '';
    // `Ματ θ 3` is Matthew 9:3, although `Ματθ` is Matthew too.
    const isGlued =
      findBook(words.slice(0, count - 1).join(' ')) !== undefined &&
      !/^[α-δ1-4]\P{L}*$/iu.test(end) &&
      readGreekNumeral(end) !== null;
    if (book === undefined || isGlued) continue;
    const rest = words.slice(count).join(' ');
    const numbers = numbersIn(book, inDigits(rest, GREEK_NUMERAL, readGreekNumeral));
    if (numbers === null && !(rest === '' && isFullName(book, name))) continue;
    const bare = rest === '' || /\d/u.test(rest) || GREEK_SIGN.test(rest) ? {} : ({ isBare: true } as const);
    const reading = inOneChapter({ book, inHebrew: false, ...numbers, ...bare });
    const isLikelyChapter = count > 1 && /^(?:[α-δ]|[1-4]$)/u.test(end) && numbers?.verse === undefined;
    if (isLikelyChapter) less.push(reading);
    else readings.push(reading);
  }
  return [...readings, ...less];
}
