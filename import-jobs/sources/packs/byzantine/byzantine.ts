import { type BookId, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { greekLetters } from '../../../../domain/greek/index.ts';
import { splitRecord } from '../../../files/csv/split-record.ts';
import type { RowProblem, VerseRecord } from '../../../records.ts';
import { type SourceWord, wordsOfText } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs, greekVerse } from '../greek-words.ts';
import type { PackLoader, ReadFile } from '../pack.ts';

const CODES =
  'MAT MAR LUK JOH ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAM 1PE 2PE 1JO 2JO 3JO JUD REV'.split(
    ' ',
  );

interface ByzantineBook {
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
  ({ id }, place) => ({
    book: id,
    accented: `csv-unicode/ccat/no-variants/${CODES[place]}.csv`,
    tagged: `csv-unicode/strongs/with-parsing/${CODES[place]}.csv`,
  }),
);

function bookOf(part: string): ByzantineBook {
  const found = BOOKS.find(({ book }) => book === part);
  if (found === undefined) throw new Error(`Not a book of the Byzantine text: ${part}`);
  return found;
}

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
function taggedWords(text: string, tags: readonly Tag[]): SourceWord[] | null {
  const words = wordsOfText('greek', tidyGreek(text.replaceAll('¶', '')));
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

function readBook({ book, accented, tagged }: ByzantineBook, read: ReadFile, from: number, to: number) {
  const problems: RowProblem[] = [];
  const report =
    (source: string, kind: RowProblem['kind'] = 'failed') =>
    (row: number, message: string): void => {
      if (row > from && row <= to + 1) problems.push({ kind, source, row, column: null, message });
    };
  const tags = new Map(
    rowsOf(read(tagged), report(tagged)).map(({ chapter, verse, text }) => [`${chapter}:${verse}`, text]),
  );
  const verses: VerseRecord[] = [];
  for (const { row, chapter, verse, text } of rowsOf(read(accented), report(accented))) {
    // Row 1 of the file is its head, so the verse with index 0 is row 2.
    if (row < from + 2 || row >= to + 2) continue;
    const words = taggedWords(text, tagsOf(tags.get(`${chapter}:${verse}`) ?? ''));
    if (words === null)
      report(accented, 'note')(
        row,
        `${chapter}:${verse} has other words than ${tagged}, so its words have no numbers.`,
      );
    const plain = words ?? wordsOfText('greek', tidyGreek(text.replaceAll('¶', '')));
    verses.push(greekVerse('byzantine', { book, chapter, verse }, plain));
  }
  return { verses: { byzantine: verses }, problems };
}

/** The Byzantine text of Robinson and Pierpont with Strong's numbers and parsing. */
export const BYZANTINE_LOADER: PackLoader = {
  version: 1,
  parts: BOOKS.map(({ book, accented, tagged }) => ({ part: book, book, files: [accented, tagged] })),
  count: (part, read) => read(bookOf(part).accented).trimEnd().split('\n').length - 1,
  read: ({ part, from, to }, read) => readBook(bookOf(part), read, from, to),
};
