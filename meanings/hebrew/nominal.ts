import { joined } from '../english/joined.ts';
import { ownWord } from '../words/index.ts';
import { possessiveOf } from './english-pronouns.ts';
import { activeParticiple, passiveParticiple, withObject } from './english-verb.ts';
import type { HebrewWord } from './hebrew-word.ts';
import { chosenWord, type English, englishOf, hasChosenPlural, isWhole } from './nouns.ts';
import { articleOf, articleOfAdjective, ofAfter } from './rules/articles.ts';
import { kingJamesSense } from './rules/king-james-sense.ts';
import { allOf, godOf, isPlural, numeralOf } from './rules/numbers.ts';
import { prefixesOfNoun } from './rules/prepositions/prefixes.ts';
import { senseOfNoun } from './rules/senses-of-nouns.ts';
import { possessiveHere } from './rules/suffixes.ts';
import { ALL, DIVINE, TWO } from './word-groups.ts';

/** True for a gloss that is a verb or a description, and not a noun. */
const isNoNoun = (entry: string): boolean => entry.startsWith('to ') || entry.includes('something');

/** The meaning of a noun, an adjective, a name or a numeral. Null if no English noun is known for it. */
export function nominal(word: HebrewWord): string | null {
  const entry = kingJamesSense(word) ?? senseOfNoun(word) ?? chosenWord(word);
  if (entry?.startsWith('to ') && word.code.startsWith('A')) return adjectiveOfVerb(word, entry.slice(3));
  if (entry === null || isNoNoun(entry)) return null;
  const direction =
    word.isDirection && !word.isConstruct && !word.next.isName ? ownWord(`${word.strongs} toward`) : null;
  return direction ?? phraseOf(word, entry);
}

function phraseOf(word: HebrewWord, entry: string): string {
  const english = englishOf(entry);
  if (isWhole(entry)) return joined(prefixesOfNoun(word), english.one);
  if (word.isIn(ALL)) return joined(prefixesOfNoun(word), allOf(word));
  if (word.isName) return name(word, english.one);
  if (word.isIn(DIVINE)) return hasChosenPlural(word.strongs) ? god(word, english) : name(word, english.one);
  if (word.is('H8141') && word.isConstruct) return nounPhrase(word, english);
  if (word.isNumeral) return joined(prefixesOfNoun(word), numeralOf(word));
  const isAdjective = word.code.startsWith('A') && !(hasChosenPlural(word.strongs) && word.number === 'p');
  return isAdjective ? adjective(word, english.one) : nounPhrase(word, english);
}

const withArticle = (noun: string): string => `${/^[aeio]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** A noun phrase: preposition, article or owner, noun, "of". */
export function nounPhrase(word: HebrewWord, noun: English): string {
  const isMany = isPlural(word) === true;
  const isTwo = word.number === 'd' && word.isIn(TWO) && !word.isNumeral;
  const article = word.suffix === null ? articleOf(word) : possessiveHere(word, word.suffix);
  const isOne = article === 'a';
  return joined(
    prefixesOfNoun(word) || (word.isDirection && (word.is('H4196') ? 'on' : 'to')),
    !isOne && article,
    isTwo && 'two',
    isMany ? noun.many : isOne && noun.isCountable ? withArticle(noun.one) : noun.one,
    ofAfter(word),
  );
}

/** A name or a word for God. Only the Jordan keeps its article. */
function name(word: HebrewWord, text: string): string {
  return joined(
    prefixesOfNoun(word) || (word.isDirection && 'to'),
    word.suffix && possessiveOf(word.suffix),
    word.hasArticle && word.is('H3383') && 'the',
    text,
    word.next.is('H6635') && word.isIn(DIVINE) && 'of',
  );
}

/** "God", "god" or "gods". */
function godNoun(word: HebrewWord, { one, many }: English): string {
  const sense = godOf(word);
  if (sense === 'god') return word.isPlainOne ? 'a god' : 'god';
  return sense === 'gods' ? many : one;
}

function god(word: HebrewWord, english: English): string {
  return joined(
    prefixesOfNoun(word),
    word.suffix ? possessiveOf(word.suffix) : word.isConstruct && 'the',
    godNoun(word, english),
    ofAfter(word),
  );
}

function adjective(word: HebrewWord, text: string): string {
  return joined(
    prefixesOfNoun(word),
    word.suffix ? possessiveOf(word.suffix) : articleOfAdjective(word),
    text,
    ofAfter(word),
  );
}

/** True for an adjective with the vowels of a passive participle: "clothed". */
const isPassive = ({ text, letters, isAramaic }: HebrewWord): boolean =>
  /\u05bb|ו\u05bc/u.test(text) || (isAramaic && letters.includes('י'));

/** An adjective whose gloss is a verb: "fearing", "those who fear", "clothed" or, for "to be high", "high". */
function adjectiveOfVerb(word: HebrewWord, verb: string): string {
  if (isPassive(word)) return adjective(word, withObject(passiveParticiple(verb), null));
  const isOfMany = word.state === 'c' && word.number === 'p' && !verb.startsWith('be ');
  return isOfMany
    ? joined(prefixesOfNoun(word), 'those who', verb)
    : adjective(word, withObject(activeParticiple(verb), null));
}
