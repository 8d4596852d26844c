import { type ReactNode, useId } from 'react';
import type { GematriaScript, MethodId } from '../../../domain/gematria/index.ts';
import { METHOD_GROUPS } from '../../shared/methods/method-groups.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { MethodInfo } from './method-info.tsx';
import { isEqual, type MethodRow } from './values.ts';

interface MethodTableProps {
  readonly script: GematriaScript;
  readonly rows: readonly MethodRow[];
  readonly isComparison: boolean;
  readonly chosen: MethodId;
  readonly onChoose: (method: MethodId) => void;
}

interface Group {
  readonly title: string;
  readonly rows: readonly MethodRow[];
}

const text = calculatorText.table;

function groupsOf(rows: readonly MethodRow[], isComparison: boolean): readonly Group[] {
  const equal = isComparison ? rows.filter(isEqual) : [];
  const others = METHOD_GROUPS.map(({ id, title }) => ({
    title,
    rows: rows.filter((row) => row.method.group === id && !equal.includes(row)),
  }));
  return [{ title: text.equalGroup, rows: equal }, ...others].filter((group) => group.rows.length > 0);
}

export function MethodTable({ script, rows, isComparison, chosen, onChoose }: MethodTableProps) {
  const name = useId();
  const heading = useId();
  const columns = isComparison ? 4 : 3;
  const equal = rows.filter(isEqual).length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-h3 font-medium">
        {isComparison ? text.comparison : text.title}
      </h2>
      {isComparison && (
        <p className="mt-1 text-ui text-muted">
          {equal === 0 ? text.noneEqual : text.someEqual(equal, rows.length)}
        </p>
      )}
      <div
        {...(isComparison ? { tabIndex: 0, role: 'region', 'aria-labelledby': heading } : {})}
        className={`mt-3 ${isComparison ? 'overflow-x-auto p-0.5' : ''}`}
      >
        <table className={`w-full leading-snug ${isComparison ? 'text-meta md:text-ui' : 'text-ui'}`}>
          <caption className="sr-only">{text.caption(script)}</caption>
          <thead>
            <tr className="border-b border-line text-meta text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {text.method}
              </th>
              {isComparison ? (
                <>
                  <ValueHeading>{text.first}</ValueHeading>
                  <ValueHeading>{text.second}</ValueHeading>
                  <ValueHeading>
                    <span className="md:hidden">{text.differenceShort}</span>
                    <span className="hidden md:inline">{text.difference}</span>
                  </ValueHeading>
                </>
              ) : (
                <>
                  <ValueHeading>{text.value}</ValueHeading>
                  <th scope="col">
                    <span className="sr-only">{text.about}</span>
                  </th>
                </>
              )}
            </tr>
          </thead>
          {groupsOf(rows, isComparison).map(({ title, rows: inGroup }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={columns} className="pt-5 pb-1.5 text-start font-semibold">
                  {title}
                </th>
              </tr>
              {inGroup.map((row) => (
                <tr
                  key={row.method.id}
                  className={`relative border-t border-line ${row.method.id === chosen ? 'bg-selected' : ''}`}
                >
                  <th scope="row" className="min-w-22 text-start font-normal">
                    <CheckLabel className={`min-h-11! ps-1 ${isComparison ? 'text-meta! md:text-ui!' : ''}`}>
                      <input
                        type="radio"
                        name={name}
                        checked={row.method.id === chosen}
                        onChange={() => onChoose(row.method.id)}
                      />
                      {row.method.name}
                    </CheckLabel>
                  </th>
                  <Value value={row.value} />
                  {isComparison ? (
                    <>
                      <Value value={row.other} />
                      <Difference row={row} />
                    </>
                  ) : (
                    <td className="w-11 text-end">
                      <MethodInfo method={row.method} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

function ValueHeading({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="py-2 ps-2 text-end font-normal last:pe-1">
      {children}
    </th>
  );
}

function Value({ value }: { readonly value: number | null }) {
  return (
    <td className="ps-2 text-end font-semibold text-accent tabular-nums md:ps-3">
      {/* A finger needs 24 px, also for a number of one digit. */}
      <NumberLink value={value} className="-my-1 inline-block min-w-6" />
    </td>
  );
}

function Difference({ row }: { readonly row: MethodRow }) {
  const { value, other } = row;
  if (value === null || other === null) return <td className="ps-2 pe-1 text-end text-muted">–</td>;
  const sign = other > value ? '+' : '−';
  return (
    <td className="ps-2 pe-1 text-end text-muted tabular-nums md:ps-3">
      {isEqual(row) ? (
        <strong className="font-semibold text-ink">{text.equal}</strong>
      ) : (
        `${sign}${formatValue(Math.abs(other - value))}`
      )}
    </td>
  );
}
