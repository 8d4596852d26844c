import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { methodLabel } from '../../shared/methods.ts';
import { valueCountQuery } from '../../shared/value-counts.ts';
import { numberText } from '../../text/number.ts';
import { useNear } from '../../ui/use-near.ts';
import { shownCount } from './found.tsx';

/** The methods beside the standard ones that readers compare most. */
const METHODS: readonly MethodId[] = ['HEBREW_ORDINAL', 'HEBREW_GADOL', 'HEBREW_ATBASH', 'GREEK_ORDINAL'];
const UNITS = ['word', 'verse'] as const;

/** How many words and verses have the number by other methods. Counted when the reader comes near. */
export function OtherMethods({ value }: { readonly value: number }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, String(value));
  const counts = useQueries({
    queries: METHODS.flatMap((method) =>
      UNITS.map((unit) => ({ ...valueCountQuery({ value, unit, methods: [method] }), enabled: isNear })),
    ),
  });
  return (
    <section ref={section} aria-labelledby="other-methods" className="mt-10">
      <h2 id="other-methods" className="text-h3 font-medium">
        {numberText.others}
      </h2>
      <p className="mt-1 text-ui text-muted">{numberText.othersLead}</p>
      <table className="mt-3 w-full max-w-[36rem] text-ui">
        <thead>
          <tr className="border-b border-line text-meta text-muted">
            <th scope="col" className="py-1 text-start font-normal">
              {numberText.method}
            </th>
            {UNITS.map((unit) => (
              <th key={unit} scope="col" className="py-1 text-end font-normal">
                {numberText.sections[unit]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {METHODS.map((method, row) => (
            <tr key={method} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                <Link to="/methods/$methodId" params={{ methodId: method }} className="inline-block py-1">
                  {methodLabel(method)}
                </Link>
              </th>
              {UNITS.map((unit, column) => {
                const count = counts[row * UNITS.length + column]?.data;
                return (
                  <td key={unit} className="py-1 text-end tabular-nums">
                    {count === undefined || count === 0 ? (
                      shownCount(count)
                    ) : (
                      <Link
                        to="/search/gematria/$value"
                        params={{ value: String(value) }}
                        search={{ unit, method: [method] }}
                        aria-label={`${numberText.count(count, unit)}, ${methodLabel(method)}`}
                        className="inline-block py-1"
                      >
                        {shownCount(count)}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
