import { CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { editionFacts } from '../../../../domain/editions/index.ts';
import { greekLetters } from '../../../../domain/greek/index.ts';
import type { ChunkRecords, VerseRecord } from '../../../records.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs, greekVerse } from '../greek-words.ts';
import { definePack, type PackPart, problemAt, type ReadFile, type RowRange } from '../pack.ts';
import { bollsFile, bollsSource } from './bolls-file.ts';
import { readRows } from './rows.ts';
import { readTaggedText } from './tagged-text.ts';

const GREEK_WORD = /[\p{Script=Greek}\p{M}]+’?/u;
/** In Elzevir, a subscription at the end of an epistle: `[προς ρωμαιους εγραφη …]` after the text of its last verse. */
const SUBSCRIPTION = /\s*\[[^\]]*\]$/u;

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

const readVerses =
  (edition: 'tischendorf' | 'elzevir') =>
  ({ part }: PackPart, { from, to }: RowRange, read: ReadFile): ChunkRecords => {
    const { rows, problems } = readRows(part, read(part), from, to);
    const verses: VerseRecord[] = [];
    for (const { row, book: number, chapter, verse, text } of rows) {
      const { id: book, name = `Book ${number} of the file` } = CORE_BOOKS[number - 1] ?? {};
      const words = wordsOf(edition === 'elzevir' ? text.replace(SUBSCRIPTION, '') : text);
      const leaveOut = (reason: string) =>
        problems.push(problemAt('skipped', part, row, `${name} ${chapter}:${verse}: ${reason}`));
      if (book === undefined) leaveOut('a book that the New Testament does not have');
      else if (words.length === 0) leaveOut('a verse without text in this edition');
      else verses.push(greekVerse(editionFacts(edition).numbering, { book, chapter, verse }, words));
    }
    return { verses: { [edition]: verses }, problems };
  };

/** The eighth edition of Tischendorf, with Strong's numbers. Its brackets belong to the text. */
export const TISCHENDORF = definePack({
  id: 'tischendorf',
  title: 'Greek New Testament of Tischendorf with Strong’s numbers',
  unit: 'verses',
  editions: [
    {
      id: 'tischendorf',
      source: bollsSource('The Greek New Testament of Tischendorf, eighth edition, with Strong’s numbers'),
      expected: { verses: 7_939, words: 137_548 },
    },
  ],
  ...bollsFile('TISCH', 6_480_630, '6a3f48dc62686f5c46622a3e7352ab78f8295fee4d2b8cc51aed1bf987655ba5'),
  mirror: 'greek-nt/TISCH.zip',
  version: 1,
  read: readVerses('tischendorf'),
});

/** The Textus Receptus of Elzevir. Its words have no accents, punctuation or Strong's numbers. */
export const ELZEVIR = definePack({
  id: 'elzevir',
  title: 'Greek New Testament: the Textus Receptus of Elzevir',
  unit: 'verses',
  editions: [
    {
      id: 'elzevir',
      source: bollsSource('The Textus Receptus of Elzevir'),
      expected: { verses: 7_957 },
    },
  ],
  ...bollsFile('TR', 5_002_486, '05321c74cb964f12810bc75bb5052bd16ac48d799b12fc9240c91d5821aab1aa'),
  mirror: 'greek-nt/TR.zip',
  version: 1,
  read: readVerses('elzevir'),
});
