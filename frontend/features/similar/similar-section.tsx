import type { VersePlace } from '../verse/place.ts';

interface SimilarSectionProps {
  readonly place: VersePlace;
}

/** Verses of similar value, below the text. */
export function SimilarSection(_props: SimilarSectionProps) {
  return null;
}
