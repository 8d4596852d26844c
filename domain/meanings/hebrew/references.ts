import type { Inflection } from './parse.ts';
import { objectOf } from './verbs.ts';
import type { VerseWords } from './verse-words.ts';

/** Words for women. With one of them, or with a name, in the verse, a feminine suffix can be "her". */
const WOMEN: ReadonlySet<string> = new Set([
  'H802',
  'H1323',
  'H517',
  'H269',
  'H8198',
  'H519',
  'H1330',
  'H5291',
  'H490',
  'H4436',
  'H6370',
  'H3618',
  'H2181',
  'H1404',
  'H2545',
  'H5347',
]);

/** True if a feminine suffix at a place stands for a thing: a feminine noun is before it, and no woman and no name. */
function isThing(verse: VerseWords, place: number): boolean {
  if (verse.isPoetry || verse.has(WOMEN)) return false;
  let hasNoun = false;
  for (let before = place - 1; before >= 0; before -= 1) {
    if (verse.isName(before) && !verse.is(before, 'H3068')) return false;
    if (/^Nc[fb]s/u.test(verse.at(before)?.code ?? '')) hasNoun = true;
  }
  return hasNoun;
}

/** True if the suffix repeats what a relative pronoun stands for, as in "that · its seed · in it". */
function isRepeated(verse: VerseWords, place: number): boolean {
  const relative = [1, 2, 3].map((step) => place - step).find((before) => verse.is(before, 'H834'));
  return (
    relative !== undefined &&
    /^Nc/u.test(verse.at(relative - 1)?.code ?? '') &&
    !verse.is(relative - 1, 'H376', 'H120', 'H802', 'H5971', 'H1121', 'H5315')
  );
}

/** The pronoun of a suffix in its verse: "it" for a thing, where the verse shows that it is one. */
export function objectHere(verse: VerseWords, place: number, suffix: Inflection): string {
  if (suffix.person !== '3' || suffix.number !== 's') return objectOf(suffix);
  if (suffix.gender === 'f' && isThing(verse, place)) return 'it';
  const isIn = verse.words[place]?.letters.startsWith('ב') === true || verse.is(place, 'H5921');
  return isIn && isRepeated(verse, place) ? 'it' : objectOf(suffix);
}
