import { foldFinals } from '../../hebrew/index.ts';
import type { AskedWords } from '../asked-words.ts';

/**
 * How often a list of the bare words of one verse has the words that are asked for, as `spelledWords` finds them in a
 * letters file.
 *
 * @example
 * ```ts
 * timesInVerse(['מומכן', 'לפני'], { script: 'hebrew', words: ['ממוכן'], isInside: false }) // => 0
 * timesInVerse(['ביומ', 'יום'], { script: 'hebrew', words: ['יום'], isInside: true }) // => 2
 * ```
 */
export function timesInVerse(words: readonly string[], { words: asked, isInside }: AskedWords): number {
  const verse = words.map(foldFinals);
  const sought = asked.map(foldFinals);
  const isAt = (at: number) =>
    sought.every((letters, next) =>
      isInside ? verse[at + next]?.includes(letters) === true : verse[at + next] === letters,
    );
  return verse.filter((_, at) => isAt(at)).length;
}
