/** The forms of the English personal pronouns. */

/** A pronoun as subject, as object, before a noun, as "himself" and as "his" without a noun. */
interface PronounForms {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly reflexive: string;
  /** As "mine", without a noun. */
  readonly own: string;
}

const I: PronounForms = { subject: 'I', object: 'me', possessive: 'my', reflexive: 'myself', own: 'mine' };
const WE: PronounForms = {
  subject: 'we',
  object: 'us',
  possessive: 'our',
  reflexive: 'ourselves',
  own: 'ours',
};
const YOU: PronounForms = {
  subject: 'you',
  object: 'you',
  possessive: 'your',
  reflexive: 'yourself',
  own: 'yours',
};
const YOU_ALL: PronounForms = { ...YOU, reflexive: 'yourselves' };
const HE: PronounForms = {
  subject: 'he',
  object: 'him',
  possessive: 'his',
  reflexive: 'himself',
  own: 'his',
};
const SHE: PronounForms = {
  subject: 'she',
  object: 'her',
  possessive: 'her',
  reflexive: 'herself',
  own: 'hers',
};
const IT: PronounForms = { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself', own: 'its' };
const THEY: PronounForms = {
  subject: 'they',
  object: 'them',
  possessive: 'their',
  reflexive: 'themselves',
  own: 'theirs',
};

/** A pronoun for each English subject. "You" is the plural. */
export const PRONOUNS: readonly PronounForms[] = [I, WE, YOU_ALL, HE, SHE, IT, THEY];

/** The person, number and gender of a pronoun or a finite verb. The person is the third if the word has none. */
interface Referent {
  readonly person: 0 | 1 | 2 | 3;
  readonly isPlural: boolean;
  /** `M`, `F`, `N`, or empty, which is masculine. */
  readonly gender: string;
}

/**
 * The English pronoun for a person, number and gender.
 *
 * @example
 * ```ts
 * pronounOf({ person: 3, isPlural: false, gender: 'F' }).possessive // => 'her'
 * ```
 */
export function pronounOf({ person, isPlural, gender }: Referent): PronounForms {
  if (person === 1) return isPlural ? WE : I;
  if (person === 2) return isPlural ? YOU_ALL : YOU;
  if (isPlural) return THEY;
  return gender === 'F' ? SHE : gender === 'N' ? IT : HE;
}
