import { Link } from '@tanstack/react-router';
import type { NamedTimes } from '../../../domain/counts/index.ts';
import { placeParams } from '../../shared/places/place.ts';
import { timesText } from '../../text/search/times-text.ts';

interface FirstPlaceProps {
  readonly first: NonNullable<NamedTimes['first']>;
}

export const FirstPlace = ({ first }: FirstPlaceProps) => (
  <Link
    to="/explorer/$book/$chapter/$verse"
    params={placeParams(first)}
    {...(first.addressWord === null ? {} : { hash: `w${first.addressWord}` })}
    className="inline-block min-h-6 text-ui"
  >
    {timesText.firstPlace}
    <bdi>{first.reference}</bdi>
  </Link>
);
