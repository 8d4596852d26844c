import type { HebrewWord } from './hebrew-word.ts';
import type { Inflection } from './parse.ts';
import { DIVINE, HUMANS, NAMES_OF_PLACES, NAMES_OF_WOMEN, NEVER_MEANT, WOMEN } from './word-groups.ts';

const isParticipleOfPerson = (word: HebrewWord): boolean =>
  word.isParticiple && (word.hasArticle || word.suffix !== null || word.state === 'c');

/** True for a name, noun, adjective or participle that means a person or God. */
export const isHuman = (word: HebrewWord): boolean =>
  word.isIn(DIVINE) ||
  word.isIn(HUMANS) ||
  word.code.startsWith('Ng') ||
  (word.isName && !word.isIn(NAMES_OF_PLACES)) ||
  isParticipleOfPerson(word);

/** The gender of a noun, name, adjective or participle: m, f, or b for both. */
function genderOf(word: HebrewWord): string {
  if (word.isIn(NAMES_OF_WOMEN)) return 'f';
  if (word.isName) return word.isIn(NAMES_OF_PLACES) ? 'b' : 'm';
  if (word.isVerb) return word.code[3] ?? '';
  return word.code[2] ?? '';
}

/** True for a word that a pronoun can mean: a noun, a name, or a participle or adjective for a person. */
const isNominal = (word: HebrewWord): boolean =>
  word.code.startsWith('N') ? !word.isIn(NEVER_MEANT) && !word.isDirection : isHuman(word);

/** True if a singular pronoun of this gender can mean the word. */
function fitsPronoun(word: HebrewWord, { gender }: Inflection): boolean {
  if (!isNominal(word)) return false;
  const isOne = word.isName || word.number === 's' || word.isIn(DIVINE) || word.is('H113');
  const own = genderOf(word);
  return isOne && (own === 'b' || gender === 'c' || own === (gender === 'f' ? 'f' : 'm'));
}

/** The first word of the construct chain that ends with a word: "the hand of" for "the hand of the LORD". */
export function startOfChain(word: HebrewWord): HebrewWord {
  let first = word;
  while (first.previous.isConstruct && !first.hasPrefix) first = first.previous;
  return first;
}

/** The first noun of the construct chain that ends with a noun. Words other than nouns end the chain. */
function headOf(noun: HebrewWord): HebrewWord {
  let head = noun;
  while (head.previous.isConstruct && !head.hasPrefix && head.previous.code.startsWith('N'))
    head = head.previous;
  return head;
}

/**
 * The nearest noun before a word that a singular pronoun at this word can mean. Of "the door of the house" it is
 * the door, if that agrees. An empty word if there is none.
 */
export function meantBy(word: HebrewWord, pronoun: Inflection): HebrewWord {
  const nearest = word.lastBefore((before) => fitsPronoun(before, pronoun));
  const head = headOf(nearest);
  return fitsPronoun(head, pronoun) ? head : nearest;
}

const hasOwnerOfOne = ({ suffix }: HebrewWord): boolean => suffix?.person === '3' && suffix.number === 's';

/** The noun that the suffix of another noun means. It skips nouns that have such a suffix themselves. */
export const ownerBefore = (noun: HebrewWord, pronoun: Inflection): HebrewWord =>
  headOf(noun).lastBefore((before) => fitsPronoun(before, pronoun) && !hasOwnerOfOne(before));

/** True if the verse has, before the word, a person whom the pronoun can mean. */
export const hasHumanBefore = (word: HebrewWord, pronoun: Inflection): boolean =>
  word.lastBefore((before) => isHuman(before) && fitsPronoun(before, pronoun)).exists;

/** True for a noun that is not a person. Jerusalem and Zion are excluded, because the prophets call them "she". */
export const isThing = (word: HebrewWord): boolean =>
  word.exists && !isHuman(word) && !word.is('H3389', 'H6726');

/** True for a word that shows that a woman is meant: "her husband", "her father", "she said", "she bore". */
const isOfWoman = (word: HebrewWord): boolean =>
  (word.suffix?.gender === 'f' &&
    word.is('H376', 'H1', 'H251', 'H517', 'H2524', 'H2545', 'H5079', 'H2101', 'H1331')) ||
  (word.inflection?.gender === 'f' && word.is('H559', 'H3205', 'H2029', 'H1980', 'H3212', 'H1058'));

/** True if a woman is in the verse, so that a feminine pronoun can be "she". */
export const hasWoman = ({ verse }: HebrewWord): boolean =>
  verse.words.some(
    (word) =>
      word.isIn(NAMES_OF_WOMEN) ||
      word.isIn(WOMEN) ||
      (word.isIn(HUMANS) && genderOf(word) === 'f') ||
      isOfWoman(word),
  );

/** True if the verse has, before the word, an active verb with "he", whose subject is seldom a thing. */
export const hasDoerBefore = (word: HebrewWord): boolean =>
  word.lastBefore(
    (before) =>
      before.isThirdPerson &&
      before.inflection?.number === 's' &&
      before.inflection.gender === 'm' &&
      'qph'.includes(before.stem) &&
      !before.is('H1961', 'H5927', 'H3318', 'H5307', 'H5975'),
  ).exists;

/** True for a noun without a preposition, so that it can be the subject or the object of a verb. */
export function isFreeNoun(noun: HebrewWord): boolean {
  const head = headOf(noun);
  const { previous } = head;
  const first = previous.is('H3605') ? previous : head;
  return (
    !head.isDirection && !first.hasPrefix && !(first.previous.isPreposition && first.previous.suffix === null)
  );
}
