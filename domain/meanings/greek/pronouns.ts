/** English for Greek pronouns and the article. */
import type { Nominal } from './parsing.ts';

/** Forms of an English pronoun: as subject, as object, and before a noun. */
interface Forms {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly reflexive: string;
}

const I: Forms = { subject: 'I', object: 'me', possessive: 'my', reflexive: 'myself' };
const WE: Forms = { subject: 'we', object: 'us', possessive: 'our', reflexive: 'ourselves' };
const YOU: Forms = { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' };
const YOU_ALL: Forms = { ...YOU, reflexive: 'yourselves' };
const HE: Forms = { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' };
const SHE: Forms = { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' };
const IT: Forms = { subject: 'it', object: 'it', possessive: 'its', reflexive: 'itself' };
const THEY: Forms = { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' };

function formsOf({ person, isPlural, gender }: Pick<Nominal, 'person' | 'isPlural' | 'gender'>): Forms {
  if (person === 1) return isPlural ? WE : I;
  if (person === 2) return isPlural ? YOU_ALL : YOU;
  if (isPlural) return THEY;
  return gender === 'F' ? SHE : gender === 'N' ? IT : HE;
}

/** The pronoun that a finite verb shows by its ending. */
export const subjectOf = (person: 1 | 2 | 3, isPlural: boolean): string =>
  formsOf({ person, isPlural, gender: 'M' }).subject;

/** What the words around a pronoun say about it. */
export interface PronounContext {
  /** True if the pronoun is after a preposition. */
  readonly isGoverned: boolean;
  /** True if the pronoun is beside the noun that it belongs to: `his name`. */
  readonly hasNoun: boolean;
}

/** English for a personal pronoun: `he`, `his`, `to him`. */
export function personalPronoun(parsing: Nominal, { isGoverned, hasNoun }: PronounContext): string {
  const forms = formsOf(parsing);
  if (parsing.case === 'N' || parsing.case === 'V') return forms.subject;
  if (parsing.case === 'G' && !isGoverned && hasNoun) return forms.possessive;
  if (parsing.case === 'D' && !isGoverned) return `to ${forms.object}`;
  return forms.object;
}

/** English for a reflexive pronoun: `himself`, `of themselves`. */
export function reflexivePronoun(parsing: Nominal, { isGoverned, hasNoun }: PronounContext): string {
  const forms = formsOf(parsing);
  if (parsing.case === 'G' && !isGoverned)
    return hasNoun ? `${forms.possessive} own` : `of ${forms.reflexive}`;
  if (parsing.case === 'D' && !isGoverned) return `to ${forms.reflexive}`;
  return forms.reflexive;
}

/** English for a possessive pronoun: `my`, `our`, `your`. */
export function possessivePronoun({ person }: Nominal, letters: string): string {
  if (person === 2) return 'your';
  return letters.startsWith('ημ') ? 'our' : 'my';
}

/** English for a demonstrative: `this`, `these things`, `to that one`. `one` and `that` are its two English forms. */
export function demonstrative(
  { isPlural, gender, case: ofCase }: Nominal,
  [singular, plural]: readonly [string, string],
  hasNoun: boolean,
): string {
  if (hasNoun) return isPlural ? plural : singular;
  if (isPlural) return gender === 'N' ? `${plural} things` : plural;
  return gender === 'N' || ofCase === 'A' ? singular : `${singular} one`;
}

/** English for the relative pronoun. A following ἄν or ἐάν makes it `whoever`. */
export function relativePronoun({ case: ofCase, gender, isPlural }: Nominal, isGeneral: boolean): string {
  const ever = isGeneral ? 'ever' : '';
  if (gender === 'N') return isGeneral ? 'whatever' : isPlural ? 'what things' : 'which';
  if (ofCase === 'N') return `who${ever}`;
  return `whom${ever}`;
}

/** English for the interrogative pronoun τίς. */
export function interrogativePronoun({ case: ofCase, gender }: Nominal): string {
  if (gender === 'N') return 'what';
  return ofCase === 'N' ? 'who' : 'whom';
}

/** English for the indefinite pronoun τὶς. `isOpen` is true after "if" and "not". */
export function indefinitePronoun({ gender, isPlural }: Nominal, hasNoun: boolean, isOpen: boolean): string {
  if (isPlural) return gender === 'N' ? 'some things' : 'some';
  if (hasNoun) return isOpen ? 'any' : 'a certain';
  if (isOpen) return gender === 'N' ? 'anything' : 'anyone';
  return gender === 'N' ? 'something' : 'someone';
}
