import { bookById } from '../../../domain/canon/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import type { WordRecord } from '../../records.ts';
import { joinWords } from '../../words/word-places.ts';
import { plainEnglish } from '../core/kjv-text.ts';
import { listOf } from './cells.ts';
import {
  type Note,
  noteDifference,
  originalWords,
  standardValue,
  WORD_COLUMNS,
  type WordColumn,
} from './original-words.ts';
import { englishVerse, placeByNumbers } from './places.ts';
import { plainText } from './plain-text.ts';
import { type Table, WrongRow } from './table.ts';

type Column =
  | 'book'
  | 'bnum'
  | 'cnum'
  | 'vnum'
  | 'text_1769'
  | 'KJV_Text'
  | 'wordnum'
  | 'letternum'
  | 'total'
  | WordColumn;

const englishText = (cells: Readonly<Record<Column, string>>): string =>
  (['text_1769', 'KJV_Text'] as const)
    .map((column) => plainEnglish(plainText(listOf(cells[column], column).join(' '))))
    .find((text) => text !== '') ?? '';

/** Compares the sums of the file with those of the written words. */
function compareSums(
  cells: Readonly<Record<Column, string>>,
  all: readonly WordRecord[],
  script: 'hebrew' | 'greek',
): Note[] {
  const notes: Note[] = [];
  const words = all.filter(({ reading }) => reading !== 'qere');
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  noteDifference('wordnum', 'Words', cells.wordnum, words.length, notes);
  noteDifference('letternum', 'Letters', cells.letternum, letters, notes);
  noteDifference('total', 'Value of the verse', cells.total, standardValue(words, script), notes);
  return notes;
}

const languageOf = (place: VerseAddress, script: 'hebrew' | 'greek'): string =>
  script === 'hebrew' && isAramaic(place) ? 'aramaic' : script;

/** One row for each verse of the 66 books in the English numbering: English text, and Hebrew or Greek words. */
export const COMPLETE: Table<Column> = {
  name: 'Complete',
  needed: [['bnum'], ['cnum'], ['vnum'], ['text_1769', 'KJV_Text'], ['Original_Words']],
  columns: [
    'book',
    'bnum',
    'cnum',
    'vnum',
    'text_1769',
    'KJV_Text',
    'wordnum',
    'letternum',
    'total',
    ...WORD_COLUMNS,
  ],
  parts: ['english', 'hebrew', 'greek'],
  placeOf: placeByNumbers,
  read(cells, place) {
    if (place === null) return {};
    const script = bookById(place.book).testament === 'old' ? 'hebrew' : 'greek';
    const text = englishText(cells);
    const { words, notes } = originalWords(cells, script);
    if (text === '' && words.length === 0)
      throw new WrongRow('Original_Words', 'The row has neither an English text nor original words');
    return {
      verses: {
        ...(text === '' ? {} : { english: englishVerse(place, text) }),
        ...(words.length === 0
          ? {}
          : {
              [script]: {
                ...englishVerse(place, joinWords(words)),
                originalLanguage: languageOf(place, script),
                words,
              },
            }),
      },
      notes: words.length === 0 ? notes : [...notes, ...compareSums(cells, words, script)],
    };
  },
};
