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
  if (verse.at(place - 1)?.prefixes.includes('כ') && /^Nc/u.test(verse.at(place - 1)?.code ?? ''))
    return 'make';
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

const testify: Choice = (verse, place) =>
  verse.at(place + 1)?.code === 'R' &&
  verse.at(place + 1)?.suffix !== null &&
  verse.words[place + 1]?.letters[0] === 'ב'
    ? 'testify'
    : null;
const SHINING = ['H6440', 'H5869'] as const;
const giveLight: Choice = (verse, place) =>
  verse.at(place)?.suffix !== null || hasObject(verse, place, SHINING) || verse.is(place - 1, ...SHINING)
    ? null
    : 'give light';
const giveUnderstanding: Choice = (verse, place) => (verse.at(place)?.suffix ? 'give * understanding' : null);
/** What is uncovered is a body, a foundation or guilt. What else is, is revealed. */
const UNCOVERED = ['H6172', 'H4351', 'H3247', 'H5771', 'H7757', 'H4145', 'H2403', 'H7451'] as const;
const reveal: Choice = (verse, place) =>
  hasObject(verse, place, UNCOVERED) || verse.is(place - 1, ...UNCOVERED) ? null : 'be revealed';
/** A word, a plan or a vow does not rise but stands. */
const LASTING = ['H1697', 'H6098', 'H5088', 'H632', 'H4284'] as const;
const stand: Choice = (verse, place) =>
  hasObject(verse, place, [...LASTING, 'H5769']) ||
  verse.someBefore(place, 2, (before) => verse.is(before, ...LASTING))
    ? 'stand'
    : null;
/** The Hebrew words for "to liken" and "likeness". */
const LIKENESS: ReadonlySet<string> = new Set(['H1819', 'H1823']);
const arrange: Choice = (verse, place) => {
  if (hasObject(verse, place, ['H7979'])) return 'prepare';
  const next = verse.at(place + 1);
  const isLikeness = verse.isPoetry || verse.has(LIKENESS);
  return isLikeness &&
    next?.code === 'R' &&
    next.suffix !== null &&
    verse.words[place + 1]?.letters[0] === 'ל'
    ? 'compare'
    : null;
};
const pardon: Choice = (verse, place) => (hasObject(verse, place, ['H5771']) ? 'be pardoned' : null);
const raisePinion: Choice = (verse, place) => (hasObject(verse, place, ['H83']) ? 'raise' : null);
const castImage: Choice = (verse, place) =>
  hasObject(verse, place, ['H6459', 'H4541']) || verse.is(place - 1, 'H6459') ? 'cast' : null;
const growUp: Choice = (verse, place) =>
  (verse.is(place - 2, 'H5704') && verse.is(place - 1, 'H834')) ||
  hasObject(verse, place, ['H3206', 'H5288', 'H5290'])
    ? 'grow up'
    : null;

/** The English verb for a Hebrew verb, chosen by the words after it. Null for its usual English verb. */
const VERB_CHOICES: Readonly<Record<string, Choice>> = {
  'H215 h': giveLight,
  'H995 h': giveUnderstanding,
  'H1431 q': growUp,
  'H1540 N': reveal,
  'H3045 h': inform,
  'H3427 q': sit,
  'H3772 q': makeCovenant,
  'H4390 q': fill,
  'H5258 h': castImage,
  'H5258 q': castImage,
  'H5375 q': lift,
  'H5307 h': castLots,
  'H5564 q': uphold,
  'H5927 h': raisePinion,
  'H6030 q': testify,
  'H6186 q': arrange,
  'H6213 q': make,
  'H6293 q': press,
  'H6965 q': stand,
  'H7521 N': pardon,
  'H8085 h': makeHear,
  'H8085 q': listen,
};

const CHOICE_OF = new Map(Object.entries(VERB_CHOICES));

/**
 * The English verb that fits a verb at this place better than the one that it mostly is. Null if there is none. `key` is
 * its Strong's number and stem.
 */
export const verbHere = (verse: VerseWords, place: number, key: string): string | null =>
  CHOICE_OF.get(key)?.(verse, place) ?? null;
