import type { ValueHit } from '../../../domain/contract/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';

/** A spelling among the found words. */
export interface Spelling {
  /** The word as it is written at its first place. */
  readonly text: string;
  readonly first: ValueHit;
  readonly count: number;
}

/**
 * The spellings among found words, each once, the most frequent first. Vowels, accents and capitals make no difference.
 */
export function spellingsOf(hits: readonly ValueHit[]): readonly Spelling[] {
  const byLetters = new Map<string, Spelling>();
  for (const hit of hits) {
    const text = hit.span?.text ?? '';
    const key = hebrewLetters(text) + greekLetters(text);
    const known = byLetters.get(key);
    byLetters.set(
      key,
      known === undefined ? { text, first: hit, count: 1 } : { ...known, count: known.count + 1 },
    );
  }
  return [...byLetters.values()].sort((one, other) => other.count - one.count);
}
