import type { VerseWords } from './verse-words.ts';

type Choice = (verse: VerseWords, place: number) => string | null;

/** What one does, and does not make: words, good, evil, judgment, commandments, this. */
const DEEDS = [
  'H3651',
  'H834',
  'H3541',
  'H3602',
  'H1697',
  'H7451',
  'H2896',
  'H4639',
  'H4941',
  'H6666',
  'H4687',
  'H2617',
  'H4100',
  'H2088',
  'H2063',
  'H428',
  'H8441',
  'H5039',
  'H4399',
  'H3477',
  'H2706',
  'H2708',
  'H8451',
  'H7562',
  'H5766',
  'H205',
  'H6664',
  'H3605',
  'H1419',
  'H6381',
  'H7564',
  'H2428',
] as const;
const LIFTED = [
  'H4791',
  'H8034',
  'H5869',
  'H6963',
  'H3027',
  'H7218',
  'H6440',
  'H5315',
  'H3709',
  'H5251',
] as const;
const BORNE = ['H5771', 'H2403', 'H2399', 'H3639', 'H2781', 'H3640', 'H6588'] as const;

const isObject = (verse: VerseWords, place: number): boolean => {
  const word = verse.at(place);
  return (
    word !== null &&
    (word.code === 'To' || (/^N[^p]/u.test(word.code) && word.prefixes.length === 0 && !word.hasAnd))
  );
};
/** The place of the object after a verb: the word after the object marker or the next word. */
const objectPlace = (verse: VerseWords, place: number): number =>
  verse.at(place + 1)?.code === 'To' && verse.at(place + 1)?.suffix === null ? place + 2 : place + 1;

const make: Choice = (verse, place) => {
  const subject = verse.isName(place + 1) || verse.is(place + 1, 'H430') ? 1 : 0;
  const object = objectPlace(verse, place + subject);
  if (verse.is(place - 1, 'H834')) {
    const isThing = /^Nc/u.test(verse.at(place - 2)?.code ?? '') && !verse.is(place - 2, ...DEEDS);
    return isThing ? 'make' : null;
  }
  if (verse.is(object, ...DEEDS) || verse.is(place + 1, ...DEEDS)) return null;
  if (verse.is(place - 1, 'H4100', 'H3651')) return null;
  return isObject(verse, place + subject + 1) ? 'make' : null;
};
/** True if one of these words is the object of the verb, after its subject. */
const hasObject = (verse: VerseWords, place: number, objects: readonly string[]): boolean => {
  for (let next = place + 1; next <= place + 3; next += 1) {
    if (verse.at(next)?.code.startsWith('V')) return false;
    if (verse.is(next, ...objects)) return true;
  }
  return false;
};
const lift: Choice = (verse, place) => {
  if (hasObject(verse, place, ['H802'])) return 'take';
  if (hasObject(verse, place, BORNE)) return 'bear';
  return verse.isPoetry || hasObject(verse, place, LIFTED) ? null : 'carry';
};
const press: Choice = (verse, place) =>
  verse.at(place + 1)?.code === 'R' && verse.words[place + 1]?.letters[0] === 'ב' ? 'press' : null;
const castLots: Choice = (verse, place) => (hasObject(verse, place, ['H1486']) ? 'cast' : null);
const makeHear: Choice = (verse, place) => (verse.at(place)?.suffix ? 'make * hear' : null);
const uphold: Choice = (verse, place) => (verse.at(place)?.suffix ? 'uphold' : null);
const listen: Choice = (verse, place) =>
  verse.is(place + 1, 'H413') || (verse.is(place + 1, 'H6963') && verse.at(place + 1)?.prefixes.length === 1)
    ? 'listen'
    : null;
const sit: Choice = (verse, place) => (verse.is(place + 1, 'H5921', 'H6607', 'H3678') ? 'sit' : null);
const fill: Choice = (verse, place) => (verse.at(place + 1)?.code === 'To' ? 'fill' : null);

const inform: Choice = (verse, place) => (verse.at(place)?.suffix ? 'inform' : null);
const makeCovenant: Choice = (verse, place) =>
  verse.someAfter(place, 5, (next) => verse.is(next, 'H1285')) ||
  verse.is(place - 3, 'H1285') ||
  verse.is(place - 2, 'H1285')
    ? 'make'
    : null;

/** English verbs that depend on the words after the Hebrew verb. Null for the verb that it mostly is. */
const VERB_CHOICES: Readonly<Record<string, Choice>> = {
  'H3045 h': inform,
  'H3427 q': sit,
  'H3772 q': makeCovenant,
  'H4390 q': fill,
  'H5375 q': lift,
  'H5307 h': castLots,
  'H5564 q': uphold,
  'H6213 q': make,
  'H6293 q': press,
  'H8085 h': makeHear,
  'H8085 q': listen,
};

/** The English verb that fits a verb at this place better than the one that it mostly is. Null if there is none. */
export function verbHere(verse: VerseWords, place: number, stem: string): string | null {
  const key = `${verse.strongs(place)} ${stem}`;
  return Object.hasOwn(VERB_CHOICES, key) ? (VERB_CHOICES[key]?.(verse, place) ?? null) : null;
}
