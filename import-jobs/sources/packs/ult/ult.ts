import { bookById, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import type { RowProblem, VerseMeanings } from '../../../records.ts';
import { definePack, problemAt } from '../pack.ts';
import { ULT_FILES } from './files.ts';
import { readMeanings } from './read-verse.ts';

/**
 * The names of the upstream files, without their extension. Genesis, Psalms, Isaiah and Ezekiel are missing: their
 * files were not available when the pack was made, so their SHA-256 is not known.
 */
const FILES =
  '02-EXO 03-LEV 04-NUM 05-DEU 06-JOS 07-JDG 08-RUT 09-1SA 10-2SA 11-1KI 12-2KI 13-1CH 14-2CH 15-EZR 16-NEH 17-EST ' +
  '18-JOB 20-PRO 21-ECC 22-SNG 24-JER 25-LAM 27-DAN 28-HOS 29-JOL 30-AMO 31-OBA 32-JON 33-MIC 34-NAM 35-HAB 36-ZEP ' +
  '37-HAG 38-ZEC 39-MAL 41-MAT 42-MRK 43-LUK 44-JHN 45-ACT 46-ROM 47-1CO 48-2CO 49-GAL 50-EPH 51-PHP 52-COL 53-1TH ' +
  '54-2TH 55-1TI 56-2TI 57-TIT 58-PHM 59-HEB 60-JAS 61-1PE 62-2PE 63-1JN 64-2JN 65-3JN 66-JUD 67-REV';
const OLD_TESTAMENT_BOOKS = 39;

/** The books with their files. The numbers of the files skip 40, so the New Testament begins with 41. */
const BOOKS = FILES.split(' ').flatMap((name) => {
  const number = Number.parseInt(name, 10);
  const book = CORE_BOOKS[number > OLD_TESTAMENT_BOOKS ? number - 2 : number - 1];
  const file = `${name}.usfm`;
  return book === undefined ? [] : [{ part: book.id, book: book.id, file, files: [file] }];
});

interface Segment {
  chapter: number;
  verse: number;
  start: number;
  end: number;
}

function segmentsOf(usfm: string): Segment[] {
  const segments: Segment[] = [];
  let chapter = 0;
  for (const { 0: mark, 1: kind, 2: number, index } of usfm.matchAll(/\\([cv]) (\d+)/gu)) {
    const last = segments.at(-1);
    if (last !== undefined && last.end === usfm.length) last.end = index;
    if (kind === 'c') chapter = Number(number);
    else segments.push({ chapter, verse: Number(number), start: index + mark.length, end: usfm.length });
  }
  return segments;
}

/**
 * English phrases for the words of both testaments from the unfoldingWord Literal Text. A part is a book, and a row is
 * a verse. Some books are aligned with the original only in part, so not every word has a phrase. A changed copy of the
 * translation must not have the translation's name.
 */
export const MEANINGS = definePack({
  id: 'meanings',
  title: 'Meanings in context, made from the unfoldingWord Literal Text',
  unit: 'verses',
  editions: [
    {
      id: 'meanings',
      source:
        'English phrases for the words of the original texts, made from the unfoldingWord Literal Text ' +
        '(https://www.unfoldingword.org/ult), https://github.com/openbible-io/en_ult, commit 3a491790; only the ' +
        'phrases and the words they belong to; the pieces of a phrase are joined',
      expected: { entries: 23_155 },
    },
  ],
  upstream: {
    repository: 'openbible-io/en_ult',
    commit: '3a491790706bc1a5ec842e99583a43e47df950d9',
    archive: null,
  },
  mirror: 'glosses-ult/ult-usfm.tar.gz',
  files: ULT_FILES,
  version: 1,
  parts: BOOKS,
  lacks: CORE_BOOKS.flatMap(({ id }) => (BOOKS.some(({ book }) => book === id) ? [] : [id])),
  count: ({ file }, read) => segmentsOf(read(file)).length,
  read({ book, file }, { from, to }, read) {
    const usfm = read(file);
    const meanings: VerseMeanings[] = [];
    const problems: RowProblem[] = [];
    for (const { chapter, verse, start, end } of segmentsOf(usfm).slice(from, to)) {
      const found = readMeanings(usfm.slice(start, end));
      if (found.length > 0) meanings.push({ book, chapter, verse, meanings: found });
      else {
        const place = `${bookById(book).name} ${chapter}:${verse}`;
        problems.push(problemAt('skipped', file, null, `${place} is not aligned with the original.`));
      }
    }
    return { meanings: { meanings }, problems };
  },
});
