import type { ReactNode } from 'react';

const CELL = 'border-b border-line py-1.5 pe-3 text-start align-top';

interface ScrollTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

export function ScrollTable({ label, columns, isLow = false, children }: ScrollTableProps) {
  return (
    <section
      className={`overflow-x-auto ${isLow ? 'max-h-80 overflow-y-auto' : ''}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
    >
      <table className="w-full">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-medium text-muted`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Cell({
  isNumber = false,
  children,
}: {
  readonly isNumber?: boolean;
  readonly children: ReactNode;
}) {
  return <td className={isNumber ? `${CELL} tabular-nums` : CELL}>{children}</td>;
}

export function RowName({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="row" className={`${CELL} font-medium text-muted`}>
      {children}
    </th>
  );
}
