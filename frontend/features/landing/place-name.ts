import { formatReference } from '../../../domain/reference/format.ts';
import { parsePlace } from '../verse/place.ts';

/** How a stored place is cited: `Psalm 23:3`; null where it is none. */
export function placeName(segments: {
  readonly book: string;
  readonly chapter: string;
  readonly verse?: string | undefined;
}): string | null {
  const place = parsePlace(segments);
  if (place === null) return null;
  const { book, chapter, verse } = place;
  return formatReference({ book: book.id, chapter, ...(verse === null ? {} : { verse }) });
}
