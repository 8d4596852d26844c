/** What stands near a word in its verse. */

import { group } from '../group.ts';
import type { GreekWord } from './greek-word.ts';

/** True if one of the `count` words before or after a word has one of these Strong's numbers. */
export function isNear(word: GreekWord, count: number, numbers: string): boolean {
  const wanted = group(numbers);
  const fits = (one: GreekWord): boolean => one.isIn(wanted);
  return word.someAfter(count, fits) || word.someBefore(count, fits);
}

/** Asks if one of the `count` words before or after a word has one of these Strong's numbers. */
export const near =
  (count: number, numbers: string) =>
  (word: GreekWord): boolean =>
    isNear(word, count, numbers);

/** True if a word of the verse has one of these Strong's numbers. */
export const inVerse =
  (numbers: string) =>
  ({ verse }: GreekWord): boolean =>
    verse.words.some((word) => word.is(...numbers.split(' ')));

/** True for an object: a word in the accusative that no preposition governs. */
export const isObject = (word: GreekWord): boolean => word.case === 'A' && !word.isGoverned;

/** True if a word in the accusative, a possible object, is near a verb. */
export const hasObject = (verb: GreekWord): boolean =>
  verb.someBefore(3, isObject) || verb.someAfter(3, isObject);

/** True if an infinitive follows within `count` words, before another verb with a person. */
export const hasInfinitive = (verb: GreekWord, count: number): boolean =>
  verb.nearestAfter(count, (word) => word.isFinite || word.mood === 'infinitive').mood === 'infinitive';

/** Books that tell a story. */
const STORIES: ReadonlySet<string> = new Set(['matthew', 'mark', 'luke', 'john', 'acts']);

/** True in the books that tell a story. */
export const isInStory = ({ verse }: GreekWord): boolean => STORIES.has(verse.place?.book ?? '');
