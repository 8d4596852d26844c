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
/** Matches English names of peoples and groups, which have a plural. Names of persons and places have none. */
const GROUP =
  /(?:Jew|Greek|Pharisee|Sadducee|Stoic|[eai]an|(?:Cre|Samari|Nicolai)tan|Roman|[cdgrsz]ene|[nt]ist|ite|Cypriot|Arab|Mede|Hebrew|Gentile|woman)$/u;

/** True for English that has no plural, because what it names cannot be counted: flesh, wisdom, kindness. */
export const isMass = (gloss: string): boolean => NO_PLURAL.has(gloss) || MASS.test(gloss);

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

/** Matches the English nouns for Greek adjectives that mean persons. As nouns they have a plural. */
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

/** English for neuter plural adjectives that do not become "… things", by their gloss. */
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

/** Turns lists of words under their English into a table that has the English of each word. */
const byWord = (lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([english, numbers]) =>
      numbers.split(' ').map((number) => [number, english]),
    ),
  );

/** English prepositions for the dative of things, which often are a means or a time. Persons have "to". */
export const DATIVES = byWord({
  // Blood, power, word, faith, spirit, grace, godliness, trespass, will, plan, signs, wonders, saying, kind, nature.
  by: 'G129 G1411 G3056 G4102 G4151 G5485 G2150 G3900 G2307 G1012 G4592 G5059 G4487 G1085 G5449 G1939 G189 G2881 G570 G4161',
  // Hope, name, body, pretense, dangers, heart, flesh, mind, tribulation, steps.
  in: 'G2244 G2549 G1680 G3686 G4983 G4392 G2794 G2588 G4561 G1271 G5424 G2347 G2487',
  on: 'G2250 G4521',
  at: 'G2540 G3571 G5610',
  for: 'G5550',
  to: 'G266',
  // Groaning, voice, hand, tongue, fire, chains, water, reed, oil, gold, hair, ears, eyes, lips, tears, vessel, sword.
  with:
    'G4726 G5456 G5495 G1100 G4442 G254 G3976 G5204 G2563 G1637 G5553 G2359 G3775 G3788 G5491 G1144 G3464 G4632 G3162 ' +
    'G4501 G1147 G2378 G4577 G3954 G5479 G5401 G1391 G5092 G3727 G5258 G3631 G1849 G3563 G5603 G3874 G1028',
});

/** True for a name that has no article in English: of God, but not of the Jews. */
export const isNameWithoutArticle = (gloss: string): boolean =>
  /^\p{Lu}/u.test(gloss) &&
  !GROUP.test(gloss) &&
  !/^(?:Lord|Sabbath|Passover|Christ|Helper|Savior|Jordan|Hades|Almighty|Zealot)/u.test(gloss);
