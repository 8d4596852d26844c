import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import { placesHref, statisticsHref } from '../../addresses/hrefs.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { PlainLink } from '../../ui/words/plain-link.tsx';
import type { Column, Row } from './columns.ts';

interface FigureProps {
  readonly row: Row;
  readonly column: Column;
  readonly edition: string;
  readonly method: StatisticsSearch['method'];
}

/**
 * A figure that leads to what it counts: a number of verses, words or letters to the last of them, a number of different words to
 * their list, and a sum to the page of the number.
 */
export function Figure({ row, column, edition, method }: FigureProps) {
  const value = column.of(row);
  const href = hrefOf(value, column, { edition, in: row.id === WHOLE ? undefined : row.id, method });
  if (href === null) return formatValue(value);
  return (
    <PlainLink href={href} className="py-1 text-inherit no-underline hover:underline">
      {formatValue(value)}
    </PlainLink>
  );
}

/** The address of what a figure counts. Null for a sum without a page of its own: 0, or one that is too large. */
function hrefOf(value: number, { unit, list }: Column, search: StatisticsSearch): string | null {
  if (list !== undefined) return `${statisticsHref(search)}#${list}`;
  if (unit === undefined) return value < 1 || value > MAX_VALUE ? null : `/number/${value}`;
  const edition = search.edition === 'wlc' ? undefined : search.edition;
  return placesHref({ unit, n: String(value), in: search.in, edition });
}
