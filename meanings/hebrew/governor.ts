import type { HebrewWord } from './hebrew-word.ts';
import { FOES } from './preposition-groups.ts';
import { type Government, VERB_PREPOSITIONS } from './verb-prepositions.ts';
import { ALL, DIVINE, NATIONS, PERSONS, TIMES } from './word-groups.ts';

/** How many words before a preposition its verb can be. */
const REACH = 5;

const beginsClause = (word: HebrewWord): boolean => word.is('H834', 'H3588', 'H518') || word.isRelative;

/** True for a participle that is a noun in English: "the inhabitants of", "my hater". */
const isNoun = (word: HebrewWord): boolean =>
  word.isAnyParticiple && (word.state === 'c' || word.suffix !== null);

const nothing = (word: HebrewWord): HebrewWord => word.at(word.verse.count);

/** The verb before a preposition, in its clause. An empty word if there is none. */
function verbBefore(word: HebrewWord): HebrewWord {
  for (let steps = 1; steps <= REACH; steps += 1) {
    const before = word.at(-steps);
    if (before.endsClause || beginsClause(before)) break;
    if (before.isVerb && !isNoun(before)) return before;
  }
  return nothing(word);
}

/** True for the first word of a clause, and for the word after "that", "if" or "not". */
const isAtStart = ({ isFirst, hasAnd, previous }: HebrewWord): boolean =>
  isFirst || hasAnd || previous.endsClause || beginsClause(previous) || previous.is('H3808');

/** The verb after a preposition that begins the clause: "in you we trust". */
function verbAfter(word: HebrewWord): HebrewWord {
  if (!isAtStart(word) || word.endsClause) return nothing(word);
  for (let steps = 1; steps <= 3; steps += 1) {
    const after = word.at(steps);
    if (after.hasAnd || after.hasPrefix) break;
    if (after.isFinite) return after;
    if (after.endsClause) break;
  }
  return nothing(word);
}

/** The verb to which a preposition belongs. An empty word if there is none. */
export function governorOf(word: HebrewWord): HebrewWord {
  const before = verbBefore(word);
  return before.exists ? before : verbAfter(word);
}

/** The noun or the pronoun after a preposition. Of "all the people" it is "the people". */
export function objectAfter(word: HebrewWord): HebrewWord {
  const object = word.isPreposition && word.suffix === null ? word.next : word;
  return object.isIn(ALL) && object.isConstruct ? object.next : object;
}

/** True for a pronoun, a person, a people or a city. */
export const isPersonal = (object: HebrewWord): boolean =>
  object.code === 'R' ||
  (object.isPreposition && object.suffix !== null) ||
  object.isIn(PERSONS) ||
  object.isIn(DIVINE) ||
  object.isIn(NATIONS) ||
  object.isIn(FOES);

const hasPreposition = (word: HebrewWord, preposition: string): boolean =>
  word.is(preposition) ||
  (preposition === 'מ' && word.is('H4480')) ||
  word.prefixes.some((prefix) => prefix === preposition) ||
  (word.code === 'R' && word.strongs === null && word.letters[word.start] === preposition);

/**
 * True if the preposition does not belong to the verb: another phrase with it is between, and no "and" joins the two.
 * Also true if "and" joins it to no such phrase.
 */
function isOtherPhrase(word: HebrewWord, verb: HebrewWord, preposition: string): boolean {
  for (let place = verb.place + 1; place < word.place; place += 1)
    if (hasPreposition(word.verse.word(place), preposition)) return !word.hasAnd;
  return word.hasAnd && verb.place < word.place;
}

const LINES = new Map(
  Object.entries(VERB_PREPOSITIONS).map(([preposition, lines]) => {
    const byVerb = new Map<string, Government[]>();
    for (const line of lines)
      for (const verb of line.after.split(' ')) byVerb.set(verb, [...(byVerb.get(verb) ?? []), line]);
    return [preposition, byVerb] as const;
  }),
);

/** True if the verb has an object already, or if another clause can begin before the preposition. */
function hasOtherObject(word: HebrewWord, verb: HebrewWord): boolean {
  for (let place = verb.place + 1; place < word.place; place += 1)
    if (word.verse.word(place).hasAnd || word.verse.word(place).isObjectMarker) return true;
  return false;
}

/** False for a name with "in" that is far from the verb, because it is where something happens: "in Rephidim". */
const isNearName = (name: HebrewWord, verb: HebrewWord): boolean =>
  name.prefix !== 'ב' || Math.abs(name.place - verb.place) < 3;

/** True if a line of the table fits the verb and the object of the preposition. */
function fits({ english, before, directly }: Government, word: HebrewWord, verb: HebrewWord): boolean {
  const object = objectAfter(word);
  if (english === '' && hasOtherObject(word, verb)) return false;
  if (directly === true && (word.previous !== verb || verb.suffix !== null)) return false;
  if (before === undefined) return object.suffix !== null || !object.isIn(TIMES);
  if (before === 'peoples' && object.isPreposition) return false;
  return isPersonal(object) || (before !== 'persons' && object.isName && isNearName(object, verb));
}

/** The English of a preposition after the verb to which it belongs. Null if the verb is not in the table. */
export function afterVerb(word: HebrewWord, preposition: string): string | null {
  const byVerb = LINES.get(preposition);
  const verb = governorOf(word);
  if (byVerb === undefined || !verb.exists || isOtherPhrase(word, verb, preposition)) return null;
  const lines = [
    ...(byVerb.get(`${verb.strongs}${verb.stem}`) ?? []),
    ...(byVerb.get(verb.strongs ?? '') ?? []),
  ];
  return lines.find((line) => fits(line, word, verb))?.english ?? null;
}
