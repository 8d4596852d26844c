/** English for Greek nouns and adjectives. */
import { pluralOf } from '../english/inflect.ts';
import { glossOf } from './gloss.ts';
import type { GreekWord } from './greek-word.ts';

/** Nouns whose English has no plural, or whose Greek plural has an English singular. */
const NO_PLURAL = new Set(
  (
    'flesh bread blood fish money silver gold oil wine wheat grass mercy salt wealth riches water food ' +
    'clothing hair compassion wrath grace glory patience wisdom knowledge righteousness faith peace love joy ' +
    'honor darkness light immorality people barley leaven smoke thunder lightning sheep evening dust strife ' +
    'abundance alms anger arrogance barracks barren brushwood clean company contrary crossroads east envy ' +
    'favoritism greed incense lack livestock magic manure meat morals offspring plunder poor produce refuse ' +
    'rubbish sackcloth sensuality shame steps unmarried vain wages wedding west white worship zealous hypocrisy'
  ).split(' '),
);
/** Matches longer English phrases and abstract nouns without a plural: "braided hair", "lawlessness". */
const MASS =
  /(?<!\b(?:wit|eyewit|weak|like))ness$|^(?:sexual immorality|selfish ambition|in groups|fattened cattle|braided hair|small fish|feast of dedication|constant friction)$/u;
/**
 * Matches English names of peoples and groups, which have a plural. Names of persons and places have none.
 */
const GROUP =
  /(?:Jew|Greek|Pharisee|Sadducee|Stoic|[eai]an|(?:Cre|Samari|Nicolai)tan|Roman|[cdgrsz]ene|[nt]ist|ite|Cypriot|Arab|Mede|Hebrew|Gentile|woman)$/u;

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
  double: ['twice as much', 'most'],
};

/** Matches English for adjectives that mean persons. It is a noun, so it has a plural. */
const PERSON_NOUN =
  /(?:servant|heir|worker|friend|sinner|enemy|neighbor|stranger|prisoner|partner|Jew|Greek|captive|relative|elder|fool|soldier|citizen|leper|brother|foreigner|sojourner|descendant|male|lawyer|paralytic|swindler|deceiver|zealot|gossip|\bman|criminal|infant|orphan|person|slanderer|talker)$|^(?:lover|hater|member) of /u;

/** English for an adjective, with its degree. Null for one without a gloss. */
export function adjective(word: GreekWord): string | null {
  const gloss = glossOf(word);
  if (gloss === null) return null;
  if (word.isPlural && word.gender !== 'N' && (PERSON_NOUN.test(gloss) || GROUP.test(gloss)))
    return pluralOf(gloss);
  const [more, most] = SHORT_COMPARATIVES[gloss] ?? [];
  if (word.degree === 'C')
    return more ?? (/(?:er|worse|less|least)$|^(?:more|less|very)\b/u.test(gloss) ? gloss : `more ${gloss}`);
  if (word.degree === 'S') return most ?? (/st$|^most\b/u.test(gloss) ? gloss : `most ${gloss}`);
  return gloss;
}

/** Neuter plurals of adjectives that are no "things". */
const NEUTER_PLURALS: Readonly<Record<string, string>> = {
  'beyond measure': 'beyond measure',
  both: 'both',
  'fattened cattle': 'fattened cattle',
  firstborn: 'firstborn',
  'food sacrificed to idols': 'food sacrificed to idols',
  'four-footed animal': 'four-footed animals',
  grainfield: 'grainfields',
  half: 'half',
  highest: 'highest',
  'holy place': 'holy place',
  meddlesome: 'magic arts',
  palace: 'palaces',
  rest: 'other things',
  'right hand': 'right hand',
  rocky: 'rocky ground',
  unleavened: 'unleavened bread',
  'wonderful thing': 'wonderful things',
};

/** English for a neuter plural adjective that is used as a noun: "good things". Null for one without a gloss. */
export function things(word: GreekWord): string | null {
  const gloss = glossOf(word);
  if (gloss === null) return null;
  if (gloss.startsWith('of ')) return `things ${gloss}`;
  return NEUTER_PLURALS[gloss] ?? `${adjective(word)} things`;
}

/** English for a noun, with its number. Null for one without a gloss. */
export function noun(word: GreekWord): string | null {
  const gloss = glossOf(word);
  if (gloss === null || !word.isPlural || NO_PLURAL.has(gloss) || MASS.test(gloss)) return gloss;
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
  !/^(?:Lord|Sabbath|Passover|Christ|Helper|Savior|Jordan|Hades|Almighty|Zealot)/u.test(gloss);
