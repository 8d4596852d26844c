import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import { editionToName } from '../../../domain/editions/index.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import { limitsOf } from '../../addresses/search-address.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { NUMERIC, TABLE } from '../../ui/pages/page-classes.ts';
import { Section } from '../../ui/pages/section.tsx';
import { Bar } from '../../ui/words/bar.tsx';
import { formatValue } from '../../ui/words/format-value.ts';

const text = statisticsText.letters;

interface LettersTableProps {
  readonly answer: StatisticsAnswer;
}

/** How often each letter occurs: a chart whose bars stand in a table of the same numbers. */
export const LettersTable = memo(function LettersTable({ answer }: LettersTableProps) {
  const { letters, edition, scope } = answer;
  const most = Math.max(...letters.map(({ count }) => count), 1);
  const all = letters.reduce((sum, { count }) => sum + count, 0);
  const search = {
    times: 'inside',
    edition: editionToName(edition.script === 'hebrew' ? 'genesis' : 'matthew', edition.id),
    ...limitsOf(scope === WHOLE ? undefined : scope),
  } as const;
  const lang = edition.script === 'hebrew' ? 'he' : 'grc';
  return (
    <Section title={<span id="letters">{text.title}</span>} className="mt-10">
      <p className="mt-1 text-ui text-muted">{text.lead[edition.script]}</p>
      <table className={`${TABLE} mt-2 max-w-[40rem] text-ui tabular-nums`}>
        <caption className="sr-only">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.letter}</th>
            <th scope="col" className={NUMERIC}>
              {text.times}
            </th>
            <th scope="col" className={NUMERIC}>
              {text.share}
            </th>
            <td className="w-1/2" />
          </tr>
        </thead>
        <tbody>
          {letters.map(({ letter, count }) => (
            <tr key={letter}>
              <th scope="row" className="text-center text-lead leading-none">
                <Link
                  to="/search"
                  search={{ term: letter, ...search }}
                  aria-label={text.wordsWith(letter)}
                  preload={false}
                  className="block py-1 no-underline hover:underline"
                >
                  <bdi lang={lang}>{letter}</bdi>
                </Link>
              </th>
              <td className={NUMERIC}>{formatValue(count)}</td>
              <td className={`${NUMERIC} whitespace-nowrap text-muted`}>{text.percent(count / all)}</td>
              <td aria-hidden="true" className="align-middle">
                <Bar share={count / most} className="h-3 bg-accent" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
});
