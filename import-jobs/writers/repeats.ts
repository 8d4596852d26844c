import { bookById, isBookId } from '../../domain/canon/index.ts';
import type { FromInput, RowProblem } from '../records.ts';

/**
 * A record that the import has already. `first` is the record of this chunk with the same key; null if another chunk
 * wrote it before.
 */
interface Repeat {
  record: FromInput;
  first: FromInput | null;
}

/**
 * Finds the records whose key an earlier record of the chunk or another chunk has. The first one stays.
 *
 * @param isWritten tells whether another chunk has written the key of the record at this index.
 */
export function withoutRepeats<Record extends FromInput>(
  records: readonly Record[],
  keyOf: (record: Record, index: number) => string,
  isWritten: (index: number) => boolean,
): { fresh: { record: Record; index: number }[]; repeats: (Repeat & { record: Record })[] } {
  const firsts = new Map<string, Record>();
  const fresh: { record: Record; index: number }[] = [];
  const repeats: (Repeat & { record: Record })[] = [];
  for (const [index, record] of records.entries()) {
    const key = keyOf(record, index);
    const first = firsts.get(key);
    if (first !== undefined) repeats.push({ record, first });
    else if (isWritten(index)) repeats.push({ record, first: null });
    else {
      firsts.set(key, record);
      fresh.push({ record, index });
    }
  }
  return { fresh, repeats };
}

export function repeatProblem(name: string, editionId: string, { record, first }: Repeat): RowProblem {
  const { source = editionId, row = null } = record.from ?? {};
  const isSameSource = first?.from?.source === source;
  const place =
    first?.from === undefined
      ? 'in another part of the import'
      : `in row ${first.from.row}${isSameSource ? '' : ` of ${first.from.source}`}`;
  return { kind: 'skipped', source, row, column: null, message: `${name} is already ${place}` };
}

/** The name of a verse in messages: `Genesis 1:1`. */
export const verseName = ({
  book,
  chapter,
  verse,
}: {
  book: string;
  chapter: number;
  verse: number;
}): string => `${isBookId(book) ? bookById(book).name : book} ${chapter}:${verse}`;
