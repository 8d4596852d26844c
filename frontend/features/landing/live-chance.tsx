import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { api, call } from '../../api/client.ts';
import { landingLiveText } from '../../text/site/landing-live-text.ts';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { Bar } from '../../ui/words/bar.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { chanceInWords, formatAllowed, formatMean } from '../chance/index.ts';
import { Choices } from './choices.tsx';

const text = landingLiveText.chance;

/** Numbers that are often pointed out: the Name, God, Messiah, the first word of the Bible and its first verse. */
const NUMBERS = [26, 86, 358, 913, 2701] as const;
const OPTIONS = NUMBERS.map(formatValue);

const METHOD = 'HEBREW_STANDARD';

const phrasesQuery = (value: number) =>
  queryOptions({
    queryKey: ['landing', 'phrases', value],
    queryFn: async ({ signal }) => ({
      value,
      answer: await call(
        api.search.gematria[':value'].$get(
          { param: { value: String(value) }, query: { unit: 'span', method: METHOD, limit: '1' } },
          { init: { signal } },
        ),
        'results',
      ),
    }),
  });

export function LiveChance() {
  const [chosen, choose] = useState(3);
  const value = NUMBERS[chosen] ?? NUMBERS[0];
  const { data, error, refetch } = useQuery({ ...phrasesQuery(value), placeholderData: keepPreviousData });
  return (
    <>
      <Choices label={text.choose} options={OPTIONS} chosen={chosen} onChoose={choose} />
      <div role="status" className="mt-4 min-h-52 max-w-[45rem] md:min-h-38">
        {error !== null ? (
          <FailedLine message={text.failed} retry={() => void refetch()} />
        ) : (
          data !== undefined && <Compared {...data} />
        )}
      </div>
      <p className="flex flex-wrap gap-x-6 text-ui">
        <Link
          to="/search/gematria/$value"
          params={{ value: String(value) }}
          search={{ unit: 'span', method: [METHOD] }}
          className="inline-block py-1"
        >
          {text.all(value)}
        </Link>
        <Link to="/chance" className="inline-block py-1">
          {text.about}
        </Link>
      </p>
    </>
  );
}

interface ComparedProps {
  readonly value: number;
  readonly answer: ValueSearchAnswer;
}

function Compared({ value, answer: { resultCount: found, expectedInAnyOrder: expected } }: ComparedProps) {
  const words = expected && chanceInWords(value, found, { inAnyOrder: expected });
  if (!expected || !words) return <p className="text-lead">{text.onlyFound(found, value)}</p>;
  const maxCount = Math.max(found, expected.mean);
  return (
    <>
      <p className="text-lead leading-normal">
        {words.verdict === null
          ? words.sentence
          : text.sentence(found, value, formatAllowed(expected), words.verdict)}
      </p>
      <div aria-hidden="true" className="mt-4 grid gap-2 text-ui">
        <NamedBar name={text.found} shown={formatValue(found)} share={found / maxCount} isFilled />
        <NamedBar name={text.expected} shown={formatMean(expected.mean)} share={expected.mean / maxCount} />
      </div>
    </>
  );
}

interface NamedBarProps {
  readonly name: string;
  readonly shown: string;
  readonly share: number;
  readonly isFilled?: boolean;
}

function NamedBar({ name, shown, share, isFilled = false }: NamedBarProps) {
  return (
    <div className="flex items-center gap-3">
      <span className="w-20 text-muted">{name}</span>
      <Bar share={share} className={`h-5 ${isFilled ? 'bg-accent' : ''}`} />
      <span className="w-14 text-end tabular-nums">{shown}</span>
    </div>
  );
}
