import { formatReference } from './format.ts';
import type { Reference } from './reference-type.ts';

/** The end of a passage in a later chapter. Without a verse, the passage ends with that chapter. */
export interface PassageEnd {
  readonly chapter: number;
  readonly verse?: number;
}

/**
 * A reference as text, with the end of its passage if that is in a later chapter. With such an end, the reference's own
 * last verse is left out.
 *
 * @example
 * ```ts
 * formatPassage({ book: 'genesis', chapter: 1, verse: 31 }, { chapter: 2, verse: 3 }) // => "Genesis 1:31–2:3"
 * formatPassage({ book: 'genesis', chapter: 1 }, { chapter: 3 }) // => "Genesis 1–3"
 * formatPassage({ book: 'genesis', chapter: 1, verse: 1, endVerse: 3 }) // => "Genesis 1:1–3"
 * ```
 */
export function formatPassage(reference: Reference, end?: PassageEnd): string {
  if (end === undefined) return formatReference(reference);
  const { endVerse: _, ...start } = reference;
  const verse = end.verse === undefined ? '' : `:${end.verse}`;
  return `${formatReference(start)}–${end.chapter}${verse}`;
}
