/** English for Greek nouns and adjectives. */
import { pluralOf } from '../english/inflect.ts';
import { glossOf } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';

/** Nouns whose English has no plural, or whose Greek plural has an English singular. */
const NO_PLURAL = new Set(
  (
    'flesh bread blood fish money silver gold oil wine wheat grass mercy salt wealth riches water food clothing hair ' +
    'compassion wrath grace glory patience wisdom knowledge righteousness faith peace love joy honor darkness light ' +
    'immorality people barley leaven smoke thunder lightning sheep evening dust strife'
  ).split(' '),
);
/**
 * Matches English names of peoples and groups, which have a plural. Names of persons and places have none.
 */
const GROUP =
  /(?:Jew|Greek|Pharisee|Sadducee|Stoic|[eai]an|(?:Cre|Samari|Nicolai)tan|Roman|Freedman|[cdgrsz]ene|[nt]ist|ite|Cypriot|Arab|Mede|Hebrew|Gentile)$/u;

const SHORT_COMPARATIVES: Readonly<Record<string, readonly [string, string]>> = {
  great: ['greater', 'greatest'],
  little: ['smaller', 'least'],
  strong: ['stronger', 'strongest'],
  wise: ['wiser', 'wisest'],
  young: ['younger', 'youngest'],
  new: ['younger', 'youngest'],
  old: ['older', 'oldest'],
  high: ['higher', 'highest'],
  holy: ['holier', 'holiest'],
  good: ['better', 'best'],
  evil: ['worse', 'worst'],
  many: ['more', 'most'],
  much: ['more', 'most'],
  weak: ['weaker', 'weakest'],
  heavy: ['heavier', 'heaviest'],
};

/** Matches English for adjectives that mean persons. It is a noun, so it has a plural. */
const PERSON_NOUN =
  /(?:servant|heir|worker|friend|sinner|enemy|neighbor|stranger|prisoner|partner|Jew|Greek|captive|relative|elder|fool|soldier|citizen|leper|brother)$/u;

/** English for an adjective, with its degree. Null for one without a gloss. */
export function adjective(word: GreekWord): string | null {
  const gloss = glossOf(word);
  if (gloss === null) return null;
  if (word.isPlural && word.gender !== 'N' && (PERSON_NOUN.test(gloss) || GROUP.test(gloss)))
    return pluralOf(gloss);
  const [more, most] = SHORT_COMPARATIVES[gloss] ?? [];
  if (word.degree === 'C') return more ?? (/er$|^more\b/u.test(gloss) ? gloss : `more ${gloss}`);
  if (word.degree === 'S') return most ?? (/st$|^most\b/u.test(gloss) ? gloss : `most ${gloss}`);
  return gloss;
}

/** English for a noun, with its number. Null for one without a gloss. */
export function noun(word: GreekWord): string | null {
  const gloss = glossOf(word);
  if (gloss === null || !word.isPlural || NO_PLURAL.has(gloss)) return gloss;
  if (gloss === 'God' || gloss === 'Lord') return pluralOf(gloss.toLowerCase());
  if (/^\p{Lu}/u.test(gloss) && !GROUP.test(gloss) && gloss !== 'Sabbath') return gloss;
  return pluralOf(gloss);
}

/** English prepositions for the dative of things, which often are a means or a time. Persons have "to". */
export const DATIVES: Readonly<Record<string, string>> = {
  G129: 'by', // blood
  G266: 'to', // sin
  G1411: 'by', // power
  G1680: 'in', // hope
  G2250: 'on', // day
  G2540: 'at', // time
  G3056: 'by', // word
  G3571: 'at', // night
  G3686: 'in', // name
  G4102: 'by', // faith
  G4151: 'by', // spirit
  G4521: 'on', // Sabbath
  G4726: 'with', // groaning
  G4983: 'in', // body
  G5456: 'with', // voice
  G5485: 'by', // grace
  G5495: 'with', // hand
  G5610: 'at', // hour
};

/** True for a name that has no article in English: of God, but not of the Jews. */
export const isNameWithoutArticle = (gloss: string): boolean =>
  /^\p{Lu}/u.test(gloss) &&
  !GROUP.test(gloss) &&
  !/^(?:Lord|Sabbath|Passover|Christ|Helper|Savior|Jordan|Hades)/u.test(gloss);
