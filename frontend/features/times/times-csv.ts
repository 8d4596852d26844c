import { bookById, isBookId, partOfBook } from '../../../domain/canon/index.ts';
import type { TimesByBook } from '../../../domain/counts/index.ts';
import { scopeName } from '../../../domain/text/index.ts';
import { timesText } from '../../text/search/times-text.ts';
import { csvOf } from '../../ui/sharing/csv.ts';

export interface CountedFrom {
  /** What is counted, in words. */
  readonly question: string;
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
  readonly address: string;
}

/** The times in each book, below lines that say what they are. */
export const timesAsCsv = (times: TimesByBook, { question, editions, address }: CountedFrom): string =>
  csvOf([
    [timesText.csvHeads.question, question],
    [timesText.csvHeads.answer, timesText.inVerses(times.times, times.verses)],
    [timesText.csvHeads.texts, editions.map(({ id, revision }) => `${id} ${revision}`).join(', ')],
    [timesText.csvHeads.address, address],
    [],
    timesText.csvColumns,
    ...times.books.flatMap(({ book, times: count, verses }) =>
      isBookId(book) ? [[scopeName(partOfBook(book)), bookById(book).name, count, verses]] : [],
    ),
  ]);
