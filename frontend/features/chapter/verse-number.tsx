import { Link } from '@tanstack/react-router';
import type { MethodValue, VerseSummary } from '../../../domain/contract/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { placeLink, verseName } from '../../shared/places/place.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';

interface VerseNumberProps {
  readonly verse: VerseSummary['verse'];
  readonly isSecond?: boolean;
  readonly isInText?: boolean;
}

const NUMBER = 'text-meta font-semibold text-accent tabular-nums no-underline select-none hover:underline';
/**
 * The padding makes the area of the verse number larger for a finger. It reaches over the space before the number and
 * moves nothing.
 */
const IN_TEXT = '-ms-1 px-1 py-1';
const IN_MARGIN = 'inline-block min-h-6 min-w-6 leading-6 text-center';

export function VerseNumber({ verse, isSecond = false, isInText = false }: VerseNumberProps) {
  return (
    <Link
      {...placeLink(verse)}
      lang="en"
      data-chrome=""
      className={`${NUMBER} ${isInText ? IN_TEXT : IN_MARGIN}`}
      {...(isSecond ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': verse.reference })}
    >
      <bdi>{verseName(verse)}</bdi>
    </Link>
  );
}

interface VerseValueProps {
  readonly total: MethodValue;
  readonly className?: string;
}

export const VerseValue = ({ total: { method, value }, className = '' }: VerseValueProps) => (
  <>
    <span className="sr-only">{methodLabel(method)} </span>
    <NumberLink value={value} className={className} />
  </>
);
