import { isBookId } from '../canon/index.ts';
import type { OwnPlace } from './place-types.ts';

const FORM = /^([a-z0-9 ]+)\.(\d{1,3})\.(\d{1,3})(e?)(?:\.(\d{1,4})(?:\.(\d{1,3}))?)?$/;

/**
 * Reads a place in the form of addresses: book, chapter and verse, and if need be word and letter, all in the numbering of
 * the edition. `8e` is the unnumbered ending after verse 8. Null for another form.
 *
 * @example
 * ```ts
 * readPlace('genesis.2.4.8').word // => 8
 * readPlace('mark.16.8e.1').isEnding // => true
 * readPlace('genesis 2:4') // => null
 * ```
 */
export function readPlace(text: string): OwnPlace | null {
  const [, book = '', chapter, verse, ending, word, letter] = FORM.exec(text.toLowerCase()) ?? [];
  if (!isBookId(book)) return null;
  return {
    book,
    chapter: Number(chapter),
    verse: Number(verse),
    isEnding: ending === 'e',
    word: word === undefined ? null : Number(word),
    letter: letter === undefined ? null : Number(letter),
  };
}

/**
 * Writes a place in the form of addresses.
 *
 * @example
 * ```ts
 * writePlace({ book: 'genesis', chapter: 2, verse: 4, isEnding: false, word: 8, letter: null }) // => "genesis.2.4.8"
 * ```
 */
export const writePlace = ({ book, chapter, verse, isEnding, word, letter }: OwnPlace): string =>
  [book, chapter, `${verse}${isEnding ? 'e' : ''}`, word, letter].filter((part) => part !== null).join('.');
