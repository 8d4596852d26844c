import { gerundOf, participleOf, pastOf, thirdPersonOf } from '../english/inflect.ts';

/** Verbs that cannot be passive. The dictionary's gloss is then the meaning in a passive stem too. */
const INTRANSITIVE = new Set(
  (
    'be arise blossom bow cease cleave come cry depart descend die dwell encamp err exult faint fall fast fight flee flow fly go ' +
    'grieve groan grow happen hasten howl journey lament laugh lean lie live lodge mourn pass perish pray prevail prosper ' +
    'rejoice remain rest return rise roar rot rush shine shout sin sit sleep speak spring sprout stand stay stumble ' +
    'swear tarry totter tremble turn wait wail walk wander waver weep wither yearn fail'
  ).split(' '),
);

/** Words that follow the object in a phrase of several words: lift it up, make it known, put them to shame. */
const AFTER_OBJECT =
  'up|down|out|away|off|back|diligently|forth|far|known|blessed|low|captive|unpunished|loose|bare|waste|fast|drink|' +
  'to shame|to anger|to flight|to destruction|on high|in pieces|in order|as an inheritance|by the heel';

/** Matches an English verb with words that follow its object. */
const WITH_ADVERB = new RegExp(`^((?:(?:will|has|have) )?\\S+) (${AFTER_OBJECT})$`, 'u');

/** Matches a phrase in which the object may stand before the end. */
const HAS_PLACE = new RegExp(`[[*]| (?:${AFTER_OBJECT})$`, 'u');

/** The preposition that an English verb needs before its object. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  come: 'to',
  'come near': 'to',
  go: 'to',
  'go up': 'on',
  happen: 'to',
  run: 'to',
  return: 'to',
  cling: 'to',
  cleave: 'to',
  speak: 'to',
  cry: 'to',
  listen: 'to',
  say: 'to',
  'do good': 'to',
  'do evil': 'to',
  'sing praises': 'to',
  'take hold': 'of',
  'lay hold': 'of',
  'be full': 'of',
  'be jealous': 'of',
  'take a pledge': 'of',
  'have compassion': 'on',
  'have mercy': 'on',
  'bring distress': 'on',
  blow: 'on',
  'be pleased': 'with',
  'be filled': 'with',
  'be satisfied': 'with',
  'make peace': 'with',
  contend: 'with',
  associate: 'with',
  sojourn: 'with',
  reside: 'with',
  dwell: 'with',
  lie: 'with',
  copulate: 'with',
  rise: 'against',
  rebel: 'against',
  testify: 'against',
  fight: 'against',
  'wage war': 'against',
  prevail: 'against',
  sin: 'against',
  rule: 'over',
  mourn: 'for',
  'make atonement': 'for',
  hope: 'for',
  pray: 'for',
  flee: 'from',
};

/** Adds the preposition that an English verb needs before its object: `come [to *]`. */
export const withPreposition = (verb: string): string =>
  Object.hasOwn(PREPOSITIONS, verb) ? `${verb} [${PREPOSITIONS[verb]} *]` : verb;

/**
 * Puts the object at the star, before an adverb, or else at the end. Without an object, it removes the star and the
 * words in its brackets.
 */
export function withObject(phrase: string, object: string | null): string {
  if (!HAS_PLACE.test(phrase)) return object === null ? phrase : `${phrase} ${object}`;
  const verb = phrase.replace(/\[(.*)\]/u, object === null ? '' : '$1').trim();
  const put = object ?? '';
  const [, first, adverb] = WITH_ADVERB.exec(verb) ?? [];
  if (first !== undefined) return [first, put, adverb].filter((part) => part !== '').join(' ');
  const text = verb.includes('*') ? verb.replace('*', put) : `${verb} ${put}`;
  return text.replace(/\s+/gu, ' ').trim();
}

/** True for a verb without an object, such as `come` or `be saved`. */
export function isIntransitive(verb: string): boolean {
  const space = verb.indexOf(' ');
  return INTRANSITIVE.has(space === -1 ? verb : verb.slice(0, space));
}

export type Tense = 'past' | 'perfect' | 'present' | 'future';

const THIRD = new Set(['he', 'she', 'it']);
const MANY = new Set(['you', 'we', 'they']);

function beAfter(isPast: boolean, subject: string): string {
  if (isPast) return MANY.has(subject) ? 'were' : 'was';
  if (subject === 'I') return 'am';
  return MANY.has(subject) ? 'are' : 'is';
}

/** A finite English verb after its subject: `will save` for `he will save`. */
export function finite(verb: string, tense: Tense, subject: string): string {
  if (tense === 'future') return `will ${verb}`;
  const isThird = THIRD.has(subject);
  if (tense === 'perfect') return `${isThird ? 'has' : 'have'} ${participleOf(verb)}`;
  if (verb === 'be' || verb.startsWith('be ')) return beAfter(tense === 'past', subject) + verb.slice(2);
  if (tense === 'past') return pastOf(verb);
  return isThird ? thirdPersonOf(verb) : verb;
}

/** The helping verb of a question: `will`, `has`, `did`. */
function helperOf(tense: Tense, subject: string): string {
  if (tense === 'future') return 'will';
  if (tense === 'perfect') return THIRD.has(subject) ? 'has' : 'have';
  if (tense === 'past') return 'did';
  return THIRD.has(subject) ? 'does' : 'do';
}

/** A finite English verb with its pronoun in a question: `will he save`, `was he saved`. */
export function asked(verb: string, tense: Tense, subject: string): string {
  const isBe = verb === 'be' || verb.startsWith('be ');
  if (isBe && (tense === 'past' || tense === 'present'))
    return `${beAfter(tense === 'past', subject)} ${subject}${verb.slice(2)}`;
  return `${helperOf(tense, subject)} ${subject} ${tense === 'perfect' ? participleOf(verb) : verb}`;
}

/** The participle of a verb: `saving`; for `be saved` only `saved`. */
export const activeParticiple = (verb: string): string =>
  verb.startsWith('be ') ? verb.slice(3) : gerundOf(verb);

/** The passive participle of a verb: `saved`. */
export const passiveParticiple = (verb: string): string =>
  verb.startsWith('be ') ? verb.slice(3) : participleOf(verb);
