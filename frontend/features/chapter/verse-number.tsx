import { Link } from '@tanstack/react-router';
import type { VerseSummary } from '../../../domain/contract/index.ts';
import { placeLink, verseName } from '../../shared/places/place.ts';

interface VerseNumberProps {
  readonly verse: VerseSummary['verse'];
  /** True for the second link with this number, before the English text. Screen readers and the Tab key skip it. */
  readonly isSecond?: boolean;
  /** True if the number is in a line of text. Then no line ends between it and what follows. */
  readonly isInText?: boolean;
}

/** The padding makes the area for a finger larger. It reaches over the space before the number and moves nothing. */
const IN_TEXT = '-ms-1 px-1 py-1';
const IN_MARGIN = 'inline-block min-h-6 min-w-6 leading-6 text-center';

/** The number of a verse, as a link to the verse. It is not selected with the text. */
export function VerseNumber({ verse, isSecond = false, isInText = false }: VerseNumberProps) {
  return (
    <Link
      {...placeLink(verse)}
      lang="en"
      className={`${isInText ? IN_TEXT : IN_MARGIN} text-meta font-semibold text-accent tabular-nums no-underline select-none hover:underline`}
      {...(isSecond ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': verse.reference })}
    >
      <bdi>{verseName(verse)}</bdi>
    </Link>
  );
}
