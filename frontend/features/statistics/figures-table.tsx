import { memo, useState } from 'react';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import { statisticsHref } from '../../addresses/hrefs.ts';
import type { StatisticsSearch } from '../../addresses/statistics-address.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { Section } from '../../ui/pages/section.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { PlainLink } from '../../ui/words/plain-link.tsx';
import { columnsOf } from './columns.ts';
import { Figure } from './figure.tsx';

const text = statisticsText.table;

interface FiguresTableProps {
  readonly answer: StatisticsAnswer;
  readonly method: StatisticsSearch['method'];
}

/** The figures of the whole, of each part and book. A press on a column sorts the rows by it, the largest first. */
export const FiguresTable = memo(function FiguresTable({ answer, method }: FiguresTableProps) {
  const edition = answer.edition.id;
  const [sorted, setSorted] = useState<{ readonly column: string; readonly isUp: boolean } | null>(null);
  const table = useOneTabStop<HTMLTableElement>();
  const columns = columnsOf(answer.methods);
  const by = columns.find(({ name }) => name === sorted?.column);
  const rows =
    by === undefined
      ? answer.rows
      : answer.rows.toSorted((a, b) => (sorted?.isUp === true ? by.of(a) - by.of(b) : by.of(b) - by.of(a)));
  const directionOf = (name: string) => {
    if (sorted?.column !== name) return undefined;
    return sorted.isUp ? 'ascending' : 'descending';
  };
  return (
    <Section title={<span id="parts-and-books">{text.title}</span>} className="mt-10">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section aria-label={text.scroll} tabIndex={0} className="mt-2 overflow-x-auto">
        <table ref={table} className={`${TABLE} text-ui tabular-nums`}>
          <caption className="sr-only">{text.caption}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                aria-sort={sorted === null ? 'ascending' : undefined}
                className="left-0 z-1 whitespace-nowrap"
              >
                <SortButton
                  name={text.name}
                  mark={sorted === null ? '' : '↺'}
                  title={text.order}
                  onSort={() => setSorted(null)}
                />
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" aria-sort={directionOf(name)} className={NUMERIC}>
                  <SortButton
                    name={name}
                    mark={{ none: '', ascending: '↑', descending: '↓' }[directionOf(name) ?? 'none']}
                    onSort={() => setSorted({ column: name, isUp: directionOf(name) === 'descending' })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={row.kind === 'book' ? '' : '*:font-semibold'}>
                <th scope="row" className="sticky left-0 bg-background">
                  <PlainLink
                    href={statisticsHref({ edition, in: row.id === WHOLE ? undefined : row.id, method })}
                    resetScroll={false}
                    aria-current={row.id === answer.scope ? 'true' : undefined}
                    className="inline-block py-1 whitespace-nowrap [&[aria-current]]:font-semibold"
                  >
                    {row.name}
                  </PlainLink>
                </th>
                {columns.map((column) => (
                  <td key={column.name} className={`${NUMERIC} ps-3`}>
                    <Figure row={row} column={column} edition={edition} method={method} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
});

interface SortButtonProps {
  readonly name: string;
  readonly mark: string;
  readonly title?: string;
  readonly onSort: () => void;
}

const SortButton = ({ name, mark, title, onSort }: SortButtonProps) => (
  <button
    type="button"
    title={title}
    className="min-h-11 cursor-pointer text-inherit hover:text-ink"
    onClick={onSort}
  >
    {name}
    {mark !== '' && <span aria-hidden="true"> {mark}</span>}
  </button>
);
