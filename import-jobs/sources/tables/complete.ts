import { bookById } from '../../../domain/canon/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import type { WordRecord } from '../../records.ts';
import { englishVerse } from '../../words/verse-record.ts';
import { joinWords } from '../../words/word-places.ts';
import { plainEnglish } from '../core/kjv-text.ts';
import { listOf } from './cells.ts';
import {
  noteDifference,
  numbersRemarks,
  originalRemarks,
  originalWords,
  type Script,
  standardValue,
  WORD_COLUMNS,
  wordsRemarks,
} from './original-words.ts';
import { bookRemarks, placeByNumbers } from './places.ts';
import { plainText } from './plain-text.ts';
import { type Note, type Table, WrongRow } from './table.ts';

const COLUMNS = [
  'book',
  'bnum',
  'cnum',
  'vnum',
  'text_1769',
  'KJV_Text',
  'wordnum',
  'letternum',
  'total',
  'Original',
  'SNs_',
  ...WORD_COLUMNS,
] as const;
type Column = (typeof COLUMNS)[number];

const englishText = (cells: Readonly<Record<Column, string>>): string =>
  (['text_1769', 'KJV_Text'] as const)
    .map((column) => plainEnglish(plainText(listOf(cells[column], column).join(' '))))
    .find((text) => text !== '') ?? '';

function englishRemarks(cells: Readonly<Record<Column, string>>, has: (column: Column) => boolean): Note[] {
  const column = has('text_1769') ? 'text_1769' : 'KJV_Text';
  const cell = cells[column].trim();
  if (cell === 'NONE') return [];
  return [
    {
      column,
      message: `${cell === '' ? 'The cell is empty' : 'The cell has no text'}. The verse has no English`,
    },
  ];
}

function compareSums(
  cells: Readonly<Record<Column, string>>,
  all: readonly WordRecord[],
  script: Script,
): Note[] {
  const notes: Note[] = [];
  const words = all.filter(({ reading }) => reading !== 'qere');
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  noteDifference('wordnum', 'Words', cells.wordnum, words.length, notes);
  noteDifference('letternum', 'Letters', cells.letternum, letters, notes);
  noteDifference('total', 'Value of the verse', cells.total, standardValue(words, script), notes);
  return notes;
}

const languageOf = (place: VerseAddress, script: Script): string =>
  script === 'hebrew' && isAramaic(place) ? 'aramaic' : script;

/**
 * The table Complete of an administrator's files. It has one row for each verse of the 66 books in the English
 * numbering: English text, and Hebrew or Greek words.
 */
export const COMPLETE: Table<Column> = {
  name: 'Complete',
  needed: [['bnum'], ['cnum'], ['vnum'], ['text_1769', 'KJV_Text'], ['Original_Words']],
  columns: COLUMNS,
  parts: ['english', 'hebrew', 'greek'],
  placeOf: placeByNumbers,
  read(cells, place, has) {
    if (place === null) return {};
    const script = bookById(place.book).testament === 'old' ? 'hebrew' : 'greek';
    const text = englishText(cells);
    const { words, hasNumbers, notes } = originalWords(cells, script);
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
                ...(hasNumbers ? {} : { keepsNumbers: true }),
              },
            }),
      },
      notes: [
        ...bookRemarks(cells.book, place),
        ...(text === '' ? englishRemarks(cells, has) : []),
        ...(words.length === 0 ? wordsRemarks(cells.Original_Words, script) : []),
        ...(words.length > 0 && has('Original') ? originalRemarks(cells.Original, script) : []),
        ...numbersRemarks(cells.SNs_, script),
        ...notes,
        ...(words.length > 0 ? compareSums(cells, words, script) : []),
      ],
    };
  },
};
