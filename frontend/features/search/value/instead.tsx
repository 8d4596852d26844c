import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { methodById } from '../../../../domain/gematria/index.ts';
import { UNITS } from '../../../addresses/search-address.ts';
import { valueCountQuery } from '../../../shared/methods/value-counts.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { FailedLine } from '../../../ui/pages/failed-line.tsx';
import type { ValueQuestion } from '../question.ts';
import { linkOf, valueAddress } from '../use-address.ts';

const text = searchText.nothing;
export function OtherUnits({ question }: { readonly question: ValueQuestion }) {
  const { unit, value, methods, book, testament, group } = question;
  const units = UNITS.filter(
    (other) => other !== unit && (other !== 'span' || methods.every((id) => methodById(id)?.spans === true)),
  );
  const counts = useQueries({
    queries: units.map((other) =>
      valueCountQuery({ value: Number(value), unit: other, methods, book, testament, group }),
    ),
  });
  const found = units.flatMap((other, at) => {
    const count = counts[at]?.data;
    return count === undefined || count === 0 ? [] : [{ unit: other, count }];
  });
  const failed = counts.filter(({ error, isFetching }) => error !== null && !isFetching);
  if (failed.length > 0)
    return (
      <div className="mt-2">
        <FailedLine
          message={text.othersFailed}
          retry={() => void Promise.all(failed.map((one) => one.refetch()))}
        />
      </div>
    );
  if (found.length === 0) return null;
  return (
    <div className="mt-2">
      <p>{text.others(value)}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {found.map(({ unit: other, count }) => (
          <li key={other}>
            <Link
              {...linkOf(valueAddress({ ...question, unit: other, page: 1 }))}
              className="control control-lined tabular-nums"
            >
              {searchText.count(count, other)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
