import { Link } from '@tanstack/react-router';
import type { VerseSummary } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer.ts';
import { placeParams, verseName } from '../../shared/place.ts';

interface VerseNumberProps {
  readonly verse: VerseSummary['verse'];
  /** True for the second link with this number, before the English text. Screen readers and the Tab key skip it. */
  readonly isSecond?: boolean;
  readonly className?: string;
}

/** The number of a verse, as a link to the verse. It is not selected with the text. */
export function VerseNumber({ verse, isSecond = false, className = '' }: VerseNumberProps) {
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={placeParams(verse)}
      search={keepSearch}
      lang="en"
      data-chrome=""
      className={`inline-block min-h-6 min-w-6 text-meta/6 font-semibold text-accent tabular-nums no-underline select-none hover:underline ${className}`}
      {...(isSecond ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': verse.reference })}
    >
      <bdi>{verseName(verse)}</bdi>
    </Link>
  );
}
