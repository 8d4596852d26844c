import { objectOf, possessiveOf } from './english-pronouns.ts';
import type { Inflection } from './parse.ts';
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

/**
 * True if a feminine suffix at a place stands for a thing: in prose, a feminine noun is before it, and no
 * woman and no name but the LORD.
 */
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

/** Plants, images and other things that a suffix often stands for, where no person is near. */
const THINGS: ReadonlySet<string> = new Set([
  'H2682',
  'H6731',
  'H6086',
  'H6212',
  'H1612',
  'H8384',
  'H6459',
  'H2091',
  'H3701',
  'H4196',
  'H727',
  'H8313',
  'H3844',
  'H1877',
]);

/** True if the nearest noun before a masculine suffix is a thing in the singular. */
function isNearThing(verse: VerseWords, place: number): boolean {
  for (let before = place - 1; before >= 0; before -= 1) {
    if (/^N/u.test(verse.at(before)?.code ?? '')) {
      if (verse.isName(before) && !verse.is(before, 'H3844')) return false;
      if (verse.isConstruct(before - 1)) continue;
      return verse.is(before, ...THINGS) && verse.number(before) !== 'p';
    }
    if (/^Pp/u.test(verse.at(before)?.code ?? '')) return false;
  }
  return false;
}

/** Words for what belongs to a person more often than to a thing. */
const OF_PERSONS = [
  'H1',
  'H1121',
  'H251',
  'H3027',
  'H3820',
  'H3824',
  'H517',
  'H5315',
  'H5971',
  'H6963',
  'H1004',
  'H376',
] as const;
const OF_PLANTS = ['H2233', 'H6529', 'H905', 'H5929'] as const;

/** The English owner of a noun: "its" for a thing, where the verse shows that it is one. */
export function possessiveHere(verse: VerseWords, place: number, suffix: Inflection): string {
  if (suffix.person !== '3' || suffix.number !== 's') return possessiveOf(suffix);
  const isIts =
    suffix.gender === 'f'
      ? isThing(verse, place) && !verse.is(place, ...OF_PERSONS)
      : (isRepeated(verse, place) && verse.is(place, ...OF_PLANTS)) ||
        (isNearThing(verse, place) && !verse.is(place, ...OF_PERSONS));
  return isIts ? 'its' : possessiveOf(suffix);
}

/** What the preposition ב means after some words: the letter and the number of a word before it. */
const AFTER_WORDS: Readonly<Record<string, string>> = {
  'ב H1692': 'to',
  'ב H3718': 'for',
  'ב H3898': 'against',
  'ב H4775': 'against',
  'ב H5380': 'on',
  'ב H5398': 'on',
  'ב H6030': 'against',
  'ב H6293': 'on',
  'ב H6586': 'against',
};

/** The English preposition that fits after the word before. Null if the usual one fits. */
export function prefixByNeighbour(verse: VerseWords, place: number, letter: string): string | null {
  const before = verse.strongs(place - 1);
  // The hand of the LORD went out against me.
  if (before === 'H3318' && verse.is(place + 1, 'H3027')) return 'against';
  if (verse.is(place - 1, 'H6030', 'H6293') && verse.at(place)?.code !== 'R') return null;
  const key = `${letter} ${before}`;
  return Object.hasOwn(AFTER_WORDS, key) ? (AFTER_WORDS[key] ?? null) : null;
}

/** The pronoun of a suffix in its verse: "it" for a thing, where the verse shows that it is one. */
export function objectHere(verse: VerseWords, place: number, suffix: Inflection): string {
  if (suffix.person !== '3' || suffix.number !== 's') return objectOf(suffix);
  if (suffix.gender === 'f' && isThing(verse, place)) return 'it';
  const isIn = verse.words[place]?.letters.startsWith('ב') === true || verse.is(place, 'H5921');
  const isTo = verse.words[place]?.letters.startsWith('ל') === true;
  // The wind blows on grass and flowers.
  const isBlownOn = verse.is(place - 1, 'H5380');
  const isIt =
    isBlownOn ||
    (isIn && isRepeated(verse, place)) ||
    (suffix.gender === 'm' && !isTo && isNearThing(verse, place));
  return isIt ? 'it' : objectOf(suffix);
}
