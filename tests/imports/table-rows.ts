import { CORE_BOOKS, ENGLISH_VERSE_COUNTS } from '../../domain/canon/index.ts';

const csvField = (text: string): string =>
  /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('');

export const COMPLETE_COLUMNS = [
  'id',
  'book',
  'bnum',
  'cnum',
  'vnum',
  'text_1769',
  'wordnum',
  'letternum',
  'total',
  'Original_Words',
  'Original_Words_SN',
  'Original_Words_values',
  'Extra',
] as const;

type CompleteRow = Record<(typeof COMPLETE_COLUMNS)[number], string>;

/**
 * Makes the first `count` rows of the file Complete, from Genesis on, each with two words. `salt` changes their
 * texts.
 */
export function completeRows(count: number, salt = ''): CompleteRow[] {
  const rows: CompleteRow[] = [];
  for (const [place, { id, name, testament }] of CORE_BOOKS.entries()) {
    if (testament !== 'old') break;
    const counts: readonly number[] =
      Object.entries(ENGLISH_VERSE_COUNTS).find(([book]) => book === id)?.[1] ?? [];
    for (const [chapter, verses] of counts.entries())
      for (let verse = 1; verse <= verses; verse++) {
        if (rows.length === count) return rows;
        rows.push({
          id: String(rows.length + 1),
          book: name,
          bnum: String(place + 1),
          cnum: String(chapter + 1),
          vnum: String(verse),
          text_1769: `Verse ${rows.length + 1}${salt}`,
          wordnum: '2',
          letternum: '5',
          total: '604',
          Original_Words: '{~את~ברא~}',
          Original_Words_SN: '{~853~1254~}',
          Original_Words_values: '{~401~203~}',
          Extra: 'NONE',
        });
      }
  }
  return rows;
}

export const completeCsv = (
  rows: readonly Partial<CompleteRow>[],
  columns: readonly (keyof CompleteRow)[] = COMPLETE_COLUMNS,
): string => csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
