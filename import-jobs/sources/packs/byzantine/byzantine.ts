import { type BookId, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { greekLetters } from '../../../../domain/greek/index.ts';
import { splitRecord } from '../../../files/csv/split-record.ts';
import type { ChunkRecords, RowProblem, VerseRecord, WordRecord } from '../../../records.ts';
import { type SourceWord, wordsOfText } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs, greekVerse } from '../greek-words.ts';
import { definePack, type PackPart, problemAt, type ReadFile, type RowRange } from '../pack.ts';
import { BYZANTINE_FILES } from './files.ts';

const CODES =
  'MAT MAR LUK JOH ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAM 1PE 2PE 1JO 2JO 3JO JUD REV'.split(
    ' ',
  );

interface ByzantineBook extends PackPart {
  book: BookId;
  /** The path of the file that has the text with accents and punctuation. */
  accented: string;
  /** The path of the file that has these words without accents, each with its Strong's number and parsing. */
  tagged: string;
}

/**
 * The books of the pack. The files `PA.csv` and `ACT24.csv` are left out, because they have other readings of verses
 * that the books already have.
 */
const BOOKS: readonly ByzantineBook[] = CORE_BOOKS.filter(({ testament }) => testament === 'new').map(
  ({ id }, place) => {
    const accented = `csv-unicode/ccat/no-variants/${CODES[place]}.csv`;
    const tagged = `csv-unicode/strongs/with-parsing/${CODES[place]}.csv`;
    return { part: id, book: id, accented, tagged, files: [accented, tagged] };
  },
);

interface Row {
  row: number;
  chapter: number;
  verse: number;
  text: string;
}

const HEAD = 'chapter,verse,text';
const COMMA = ','.charCodeAt(0);

/**
 * Reads the rows of a file. No text contains a line break, so each line is a row. `failed` is called for a wrong head
 * and for each line that is not a verse.
 */
function rowsOf(csv: string, failed: (row: number, message: string) => void): Row[] {
  const [head, ...lines] = csv.trimEnd().split(/\r?\n/u);
  if (head !== HEAD) failed(1, `The columns must be ${HEAD}.`);
  return lines.flatMap((line, index) => {
    const [chapter, verse, text] = splitRecord(line, COMMA) ?? [];
    const row = { row: index + 2, chapter: Number(chapter), verse: Number(verse), text: text ?? '' };
    if (row.chapter > 0 && row.verse > 0 && row.text !== '') return [row];
    failed(row.row, 'This line is not a verse: it needs chapter, verse and text.');
    return [];
  });
}

interface Tag {
  letters: string;
  strongsNumber: string | null;
  morphology: string;
}

/**
 * A word with its number and parsing, `λογος 3056 {N-NSM}`. A word with two parsings has the number and a parsing
 * twice.
 */
const TAGGED_WORD = /(\S+) (\d+) ((?:\{[^}]*\}(?: \d+ (?=\{))?)+)/gu;

function tagsOf(text: string): Tag[] {
  return [...text.matchAll(TAGGED_WORD)].map(([, word = '', number, parsings = '']) => ({
    letters: greekLetters(word),
    strongsNumber: greekStrongs(Number(number)),
    morphology: [...new Set([...parsings.matchAll(/\{([^}]*)\}/gu)].map(([, parsing]) => parsing))].join('/'),
  }));
}

/** Joins the words with accents and the tags by position. Null if the two files do not have the same words. */
function withTags(words: readonly WordRecord[], tags: readonly Tag[]): SourceWord[] | null {
  const isSame =
    words.length === tags.length && words.every(({ letters }, place) => letters === tags[place]?.letters);
  if (!isSame) return null;
  return words.map(({ originalText, before, after }, place) => ({
    originalText,
    before,
    after,
    strongsNumber: tags[place]?.strongsNumber ?? null,
    morphology: tags[place]?.morphology ?? null,
  }));
}

function readBook(
  { book, accented, tagged }: ByzantineBook,
  { from, to }: RowRange,
  read: ReadFile,
): ChunkRecords {
  const problems: RowProblem[] = [];
  const report =
    (source: string, kind: RowProblem['kind'] = 'failed') =>
    (row: number, message: string): void => {
      if (row > from && row <= to + 1) problems.push(problemAt(kind, source, row, message));
    };
  const tags = new Map(
    rowsOf(read(tagged), report(tagged)).map(({ chapter, verse, text }) => [`${chapter}:${verse}`, text]),
  );
  const verses: VerseRecord[] = [];
  for (const { row, chapter, verse, text } of rowsOf(read(accented), report(accented))) {
    // Row 1 of the file is its head, so the verse with index 0 is row 2.
    if (row < from + 2 || row >= to + 2) continue;
    const plain = wordsOfText('greek', tidyGreek(text.replaceAll('¶', '')));
    const words = withTags(plain, tagsOf(tags.get(`${chapter}:${verse}`) ?? ''));
    if (words === null)
      report(accented, 'note')(
        row,
        `${chapter}:${verse} has other words than ${tagged}, so its words have no numbers.`,
      );
    verses.push(greekVerse('byzantine', { book, chapter, verse }, words ?? plain));
  }
  return { verses: { byzantine: verses }, problems };
}

/** The Byzantine text of Robinson and Pierpont with Strong's numbers and parsing. */
export const BYZANTINE = definePack({
  id: 'byzantine',
  title: 'Greek New Testament: the Byzantine text with Strong’s numbers and parsing',
  unit: 'verses',
  editions: [
    {
      id: 'byzantine',
      source:
        'The New Testament in the Original Greek: Byzantine Textform, ed. M. A. Robinson and W. G. Pierpont, from ' +
        'https://github.com/byztxt/byzantine-majority-text, commit 27a45ff1',
      expected: { verses: 7_953, words: 140_149 },
    },
  ],
  upstream: {
    repository: 'byztxt/byzantine-majority-text',
    commit: '27a45ff1b7be6c17ccbfeac414f3f55732ae8e28',
    archive: null,
  },
  mirror: 'greek-nt/byzantine-majority-text-csv.tar.gz',
  files: BYZANTINE_FILES,
  version: 1,
  parts: BOOKS,
  count: ({ accented }, read) => read(accented).trimEnd().split('\n').length - 1,
  read: readBook,
});
