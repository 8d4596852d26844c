import { CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { greekLetters } from '../../../../domain/greek/index.ts';
import type { Numbering } from '../../../../domain/versification/index.ts';
import type { VerseRecord } from '../../../records.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs, greekVerse } from '../greek-words.ts';
import { leftOut, type PackLoader } from '../pack.ts';
import { countRows, readRows } from './rows.ts';
import { readTaggedText } from './tagged-text.ts';

const GREEK_WORD = /[\p{Script=Greek}\p{M}]+’?/u;
/** A subscription at the end of an epistle: `[προς ρωμαιους εγραφη …]` after the text of its last verse. */
const SUBSCRIPTION = /\s*\[[^\]]*\]$/u;

interface GreekText {
  edition: string;
  file: string;
  numbering: Numbering;
  hasSubscriptions: boolean;
}

function wordsOf(text: string): SourceWord[] {
  const { before, words } = readTaggedText(tidyGreek(text), GREEK_WORD);
  return words
    .filter((word) => greekLetters(word.text) !== '')
    .map(({ text: originalText, number, after }, place) => ({
      originalText,
      before: place === 0 ? before : '',
      after,
      strongsNumber: number === null ? null : greekStrongs(number),
    }));
}

function loaderOf({ edition, file, numbering, hasSubscriptions }: GreekText): PackLoader {
  return {
    version: 1,
    parts: [{ part: file, files: [file] }],
    count: (part, read) => countRows(read(part)),
    read({ part, from, to }, read) {
      const { rows, problems } = readRows(part, read(part), from, to);
      const verses: VerseRecord[] = [];
      for (const { row, book: number, chapter, verse, text } of rows) {
        const { id: book, name = `Book ${number} of the file` } = CORE_BOOKS[number - 1] ?? {};
        const words = wordsOf(hasSubscriptions ? text.replace(SUBSCRIPTION, '') : text);
        const leaveOut = (reason: string) =>
          problems.push(leftOut(part, row, `${name} ${chapter}:${verse}`, reason));
        if (book === undefined) leaveOut('a book that the New Testament does not have');
        else if (words.length === 0) leaveOut('a verse without text in this edition');
        else verses.push(greekVerse(numbering, { book, chapter, verse }, words));
      }
      return { verses: { [edition]: verses }, problems };
    },
  };
}

/** The eighth edition of Tischendorf, with Strong's numbers. Its brackets belong to the text. */
export const TISCHENDORF_LOADER: PackLoader = loaderOf({
  edition: 'tischendorf',
  file: 'TISCH.json',
  numbering: 'tischendorf',
  hasSubscriptions: false,
});

/** The Textus Receptus of Elzevir. Its words have no accents, punctuation or Strong's numbers. */
export const ELZEVIR_LOADER: PackLoader = loaderOf({
  edition: 'elzevir',
  file: 'TR.json',
  numbering: 'english',
  hasSubscriptions: true,
});
