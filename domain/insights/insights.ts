import type { BookId } from '../canon/index.ts';
import type { VerseReference } from '../reference/index.ts';
import { DEUTERONOMY } from './deuteronomy.ts';
import { EXODUS } from './exodus.ts';
import { GENESIS } from './genesis.ts';
import type { Insight } from './insight-types.ts';
import { LEVITICUS } from './leviticus.ts';
import { NUMBERS } from './numbers.ts';
import { OTHER_BOOKS } from './other-books.ts';
import { parseCheck } from './parse-check.ts';
import { parsePassage } from './passage.ts';

export const INSIGHTS: readonly Insight[] = Object.freeze(
  [GENESIS, EXODUS, LEVITICUS, NUMBERS, DEUTERONOMY, OTHER_BOOKS]
    .flat()
    .map(({ at, checks, ...insight }) =>
      Object.freeze({ ...insight, place: parsePassage(at).from, checks: checks.map(parseCheck) }),
    ),
);

const BY_VERSE = new Map<string, Insight[]>();
for (const insight of INSIGHTS) {
  const key = keyOf(insight.place);
  BY_VERSE.set(key, [...(BY_VERSE.get(key) ?? []), insight]);
}

function keyOf({ book, chapter, verse }: VerseReference): string {
  return `${book} ${chapter}:${verse}`;
}

export function insightsOf(book: BookId): readonly Insight[] {
  return INSIGHTS.filter(({ place }) => place.book === book);
}

/**
 * A verse's notes: its insights, joined by blank lines. Null if it has none.
 *
 * @example
 * ```ts
 * notesAt({ book: 'genesis', chapter: 1, verse: 1 }).split('\n\n').length // => 4
 * notesAt({ book: 'psalms', chapter: 23, verse: 3 }) // => null
 * ```
 */
export function notesAt(place: VerseReference): string | null {
  return (
    BY_VERSE.get(keyOf(place))
      ?.map(({ notes }) => notes)
      .join('\n\n') ?? null
  );
}
