import { Link } from '@tanstack/react-router';
import { WHOLE } from '../../../domain/statistics/index.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import type { Column, Row } from './columns.ts';

interface FigureProps {
  readonly row: Row;
  readonly column: Column;
  readonly search: StatisticsSearch;
}

const LOOK = 'py-1 text-inherit no-underline hover:underline';

/**
 * A figure that leads to what it counts: a number of verses, words or letters to the last of them, a number of different words to
 * their list, and a sum to the page of the number.
 */
export function Figure({ row, column: { of, unit, list }, search }: FigureProps) {
  const value = of(row);
  const scope = row.id === WHOLE ? undefined : row.id;
  if (list !== undefined)
    return (
      <Link to="/statistics" search={{ ...search, in: scope }} hash={list} className={LOOK}>
        {formatValue(value)}
      </Link>
    );
  if (unit === undefined) return <NumberLink value={value} />;
  const edition = search.edition === 'wlc' ? undefined : search.edition;
  return (
    <Link
      to="/places"
      search={{ unit, n: String(value), in: scope, edition }}
      preload={false}
      className={LOOK}
    >
      {formatValue(value)}
    </Link>
  );
}
