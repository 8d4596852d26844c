import { bookById } from '../../../domain/canon/index.ts';
import type { FileNumbering } from '../../../domain/imports/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import {
  fromGreekPsalm,
  ownReference,
  toEnglish,
  type VerseAddress,
} from '../../../domain/versification/index.ts';
import type { BibleProblem, BibleRow } from '../../bible-files/index.ts';
import type { RowProblem } from '../../records.ts';

const problemAt = (
  { source, row }: Pick<BibleProblem, 'source' | 'row'>,
  kind: RowProblem['kind'],
  message: string,
): RowProblem => ({ kind, source, row, column: null, message });

/** The English addresses of a row. `before` is the row before it, and `hasTitle` says if its psalm's title is verse 0. */
function addressesOf(
  row: BibleRow,
  numbering: FileNumbering,
  before: BibleRow | null,
  hasTitle: boolean,
): readonly VerseAddress[] {
  // The Hebrew numbering ends with Malachi. A title that is no verse of its own has no number in it.
  if (numbering === 'english' || row.verse === 0 || bookById(row.book).testament !== 'old')
    return row.book === 'psalms' && numbering === 'greek-psalms'
      ? [{ ...row, ...fromGreekPsalm('english', row.chapter, row.verse) }]
      : [row];
  if (numbering === 'masoretic') return toEnglish('masoretic', row);
  if (row.book !== 'psalms') return [row];
  const verses = hasTitle ? 'english' : 'masoretic';
  const last = before?.chapter === row.chapter ? before.verse : 0;
  const own = { ...row, ...fromGreekPsalm(verses, row.chapter, row.verse, last) };
  return verses === 'english' ? [own] : toEnglish('masoretic', own);
}

type Numbered = { readonly verse: BibleRow } | { readonly problem: RowProblem };

/** A verse by the numbers with which it is stored. `ownReference` has the file's numbers if they are others. */
export interface PlacedRow extends BibleRow {
  ownReference?: string;
}

type Placed = { readonly verse: PlacedRow } | { readonly problem: RowProblem };

/** How the verses of a file are stored: a translation by English numbers, an original by its own. */
export interface Storing {
  readonly numbering: FileNumbering;
  /** The script of an original, whose books must be of its testament; null for a translation. */
  readonly script: 'hebrew' | 'greek' | null;
}

function* numbered(
  row: BibleRow,
  { numbering, script }: Storing,
  before: BibleRow | null,
  hasTitle: boolean,
): Generator<Numbered> {
  const [first, ...others] = addressesOf(row, numbering, before, hasTitle);
  const place = formatReference(row);
  const { name, chapters, testament } = bookById(row.book);
  if (script !== null && (script === 'hebrew') !== (testament === 'old')) {
    yield {
      problem: problemAt(
        row,
        'skipped',
        `${place}: ${name} has no original in ${script === 'hebrew' ? 'Hebrew' : 'Greek'} here.`,
      ),
    };
    return;
  }
  if (first === undefined || first.chapter < 1 || first.chapter > chapters) {
    const why =
      numbering === 'masoretic' && testament === 'old'
        ? 'is not in the Hebrew numbering'
        : `does not exist: ${name} has ${chapters} chapters`;
    yield { problem: problemAt(row, 'failed', `${place} ${why}.`) };
    return;
  }
  if (script !== null) {
    yield { verse: row };
    return;
  }
  yield { verse: { ...row, chapter: first.chapter, verse: first.verse } };
  if (others.length > 0)
    yield {
      problem: problemAt(
        row,
        'note',
        `${place} is ${others.length + 1} verses in the English numbering. Its whole text stands at ${formatReference(first)}.`,
      ),
    };
  if (row.lastVerse !== undefined && row.lastVerse > row.verse)
    yield {
      problem: problemAt(
        row,
        'note',
        `The file joins ${place} to verse ${row.lastVerse}. The text stands at ${place}.`,
      ),
    };
}

const isSamePlace = (a: BibleRow, b: BibleRow): boolean =>
  a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;

const withMore = (row: BibleRow, more: BibleRow): BibleRow => ({
  ...row,
  text: `${row.text} ${more.text}`,
  ...(row.words && more.words ? { words: [...row.words, ...more.words] } : {}),
});

const whole = ({ book, chapter, verse }: VerseAddress) => ({
  book,
  chapter,
  verse,
  firstWord: 0,
  lastWord: null,
});

/** The reference of the rows from `first` to `last` by the numbers of the file. */
function fileReference(first: BibleRow, last: BibleRow): string {
  const { book, chapter, verse } = first;
  const end = { ...last, verse: Math.max(last.verse, last.lastVerse ?? 0) };
  if (end.chapter !== chapter) return ownReference(whole(first), whole(end));
  return formatReference({ book, chapter, verse, ...(end.verse > verse ? { endVerse: end.verse } : {}) });
}

/** A verse that is not yet stored, because the next row can belong to it, and the rows of the file that it is. */
interface Waiting {
  readonly verse: BibleRow;
  readonly first: BibleRow;
  readonly last: BibleRow;
}

function placed({ verse, first, last }: Waiting, { script }: Storing): Placed {
  const reference = fileReference(first, last);
  if (script !== null || reference === formatReference(whole(verse))) return { verse };
  return { verse: { ...verse, ownReference: reference } };
}

/**
 * The verses of a file by the numbers with which they are stored, in the order of the file, and the problems of its
 * rows. Verses of a translation that follow each other and are one verse in English are joined, with a space between.
 */
export async function* placedVerses(
  rows: AsyncIterable<BibleRow | BibleProblem>,
  storing: Storing,
): AsyncGenerator<Placed> {
  let waiting: Waiting | null = null;
  let before: BibleRow | null = null;
  let titled: BibleRow | null = null;
  for await (const row of rows) {
    if ('message' in row) {
      yield { problem: problemAt(row, 'failed', row.message) };
      continue;
    }
    if (row.verse === 0) titled = row;
    const hasTitle = titled?.book === row.book && titled.chapter === row.chapter;
    for (const one of numbered(row, storing, before, hasTitle)) {
      if ('problem' in one) {
        yield one;
        continue;
      }
      const { verse } = one;
      // Equal numbers in the file are a repeated verse, which the import reports.
      if (waiting !== null && storing.numbering !== 'english' && isSamePlace(waiting.verse, verse)) {
        waiting = { verse: withMore(waiting.verse, verse), first: waiting.first, last: row };
        continue;
      }
      if (waiting !== null) yield placed(waiting, storing);
      waiting = { verse, first: row, last: row };
    }
    before = row;
  }
  if (waiting !== null) yield placed(waiting, storing);
}
