import type { ValueHit } from '../../../domain/contract/index.ts';
import type { SearchableEdition } from '../../../domain/value-search/index.ts';
import { composedMeanings, glossOf, meaningOf, ownMeaning } from '../../verse/meaning.ts';
import type { TextRows } from '../found-texts.ts';

type UseRow = TextRows['uses'][number];

/**
 * The Strong's number that most of these words have, and the meaning that most words with this number have.
 * Neighbouring words and packs are not read, because they give meanings for one place only.
 */
export function mostFrequentUse(
  rows: readonly UseRow[],
  editions: readonly SearchableEdition[],
): NonNullable<ValueHit['word']> {
  const strongsNumber = mostFrequent(rows, (row) => row.strongsNumber);
  const ofNumber = rows.filter((row) => row.strongsNumber === strongsNumber);
  const translation = mostFrequent(ofNumber, (row) =>
    meaningByItself(row, editions.find(({ id }) => id === row.edition) ?? null),
  );
  return { translation, strongsNumber };
}

function meaningByItself(row: UseRow, edition: SearchableEdition | null): string | null {
  const gloss = glossOf(row);
  const [composed = null] = composedMeanings(edition, [row], [gloss], null);
  return meaningOf({ own: ownMeaning(row, edition), context: null, composed, gloss }).translation;
}

/** The property that most uses have. If two are equally frequent, that of the first use. */
function mostFrequent<T>(rows: readonly UseRow[], of: (row: UseRow) => T): T | null {
  const counts = new Map<T, number>();
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + row.count);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}
