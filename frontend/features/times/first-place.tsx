import { Link } from '@tanstack/react-router';
import { placeParams } from '../../shared/places/place.ts';
import { timesText } from '../../text/search/times-text.ts';

export interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly reference: string;
  readonly addressWord?: number | null;
}

/** The way to the first place in the order of the Bible. */
export const FirstPlace = ({ first }: { readonly first: Place }) => (
  <Link
    to="/explorer/$book/$chapter/$verse"
    params={placeParams(first)}
    {...(first.addressWord == null ? {} : { hash: `w${first.addressWord}` })}
    className="inline-block min-h-6 text-ui"
  >
    {timesText.firstPlace} <bdi>{first.reference}</bdi>
  </Link>
);
