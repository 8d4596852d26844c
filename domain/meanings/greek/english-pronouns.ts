/** The forms of the English personal pronouns. */
import type { GreekWord } from './greek-word.ts';

/** A pronoun as subject, as object, before a noun, and as "himself". */
interface PronounForms {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly reflexive: string;
}

const I: PronounForms = { subject: 'I', object: 'me', possessive: 'my', reflexive: 'myself' };
const WE: PronounForms = { subject: 'we', object: 'us', possessive: 'our', reflexive: 'ourselves' };
const YOU: PronounForms = { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' };
const YOU_ALL: PronounForms = { ...YOU, reflexive: 'yourselves' };
const HE: PronounForms = { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' };
const SHE: PronounForms = { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' };
const IT: PronounForms = { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' };
const THEY: PronounForms = { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' };

/** The English pronoun for the person, number and gender of a pronoun or a finite verb. */
export function pronounOf({
  person,
  isPlural,
  gender,
}: Pick<GreekWord, 'person' | 'isPlural' | 'gender'>): PronounForms {
  if (person === 1) return isPlural ? WE : I;
  if (person === 2) return isPlural ? YOU_ALL : YOU;
  if (isPlural) return THEY;
  return gender === 'F' ? SHE : gender === 'N' ? IT : HE;
}
