import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { UNITS_OFFERED, type Unit } from '../../addresses/search-address.ts';
import { goToText } from '../../text/places/go-to-text.ts';
import { typedNumberText } from '../../text/search/typed-number-text.ts';
import { STANDARD_METHODS } from './methods.ts';
import { valueCountQuery } from './value-counts.ts';

/** The pause in typing, in milliseconds, after which the words, phrases or verses with the number are counted. */
const PAUSE_MS = 150;

interface LiveCountProps {
  readonly value: number;
  readonly unit: Unit;
}

export function LiveCount({ value, unit }: LiveCountProps) {
  const [paused, setPaused] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const { data } = useQuery({ ...valueCountQuery({ value, unit }), enabled: paused === value });
  return (
    <bdi className="tabular-nums">
      {data === undefined ? goToText.units[unit] : goToText.counted(data, unit)}
    </bdi>
  );
}

interface NumberCountsProps {
  readonly value: number;
  readonly onFollow?: () => void;
}

export function NumberCounts({ value, onFollow }: NumberCountsProps) {
  return (
    <ul aria-label={typedNumberText.addsUp} className="-ms-3.5 flex flex-wrap">
      {UNITS_OFFERED.map((unit) => (
        <li key={unit}>
          <Link
            to="/search/gematria/$value"
            params={{ value: String(value) }}
            search={{ unit, method: STANDARD_METHODS }}
            className="control text-accent"
            onClick={onFollow}
          >
            <LiveCount value={value} unit={unit} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
