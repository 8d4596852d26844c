import { signsAsLetters } from '../basics/index.ts';
import { greekLetters } from '../greek/index.ts';

/**
 * Stands in a searched Greek word for an iota that a text writes under the vowel before it, beside this vowel or not at
 * all. The index has no iotas that are written below.
 */
const IOTA = '\u0345';

// The patterns have no flag `i`, because then an iota below would match one beside, and the reverse.

/** An iota below α is never looked for beside it, because αι is mostly a diphthong: ἡμέρᾳ is not ἡμέραι. */
const BELOW_ALPHA = /(?<=[αΑ]\p{M}*)\u0345/gu;
/** In a word with marks, an iota beside a vowel belongs to this vowel if the vowel has the marks: Ἅιδης, λόγωι. */
const BESIDE = /(?<=[ηωΗΩ]\p{M}*)[ιΙ](?!\p{M})|(?<=[αΑ]\p{M}+)[ιΙ](?!\p{M})/gu;
/**
 * In a word without marks, also αι at its end after ε, ι or ρ, where the dative has ᾳ, and before δ (ΗΜΕΡΑΙ, ΑΙΔΗΣ). Any
 * other αι is mostly a diphthong: παις is not πας.
 */
const BESIDE_WITHOUT_MARKS = /(?<=[ηωΗΩ])[ιΙ]|(?<=[ειρΕΙΡ][αΑ])[ιΙ](?!\p{L})|(?<=[αΑ])[ιΙ](?=[δΔ])/gu;

/**
 * The bare letters of a searched Greek word, with `IOTA` for each iota that may be written in another place.
 *
 * @example
 * ```ts
 * writtenIotas(searchedGreek('ΛΟΓΩΙ')) // => ['λογω', 'λογωι']
 * writtenIotas(searchedGreek('λόγῳ')) // => ['λογω', 'λογωι']
 * writtenIotas(searchedGreek('παῖς')) // => ['παισ']
 * ```
 */
export function searchedGreek(word: string): string {
  const written = signsAsLetters(word.normalize('NFD'), 'greek').replace(BELOW_ALPHA, '');
  return written
    .replace(/\p{M}/u.test(written) ? BESIDE : BESIDE_WITHOUT_MARKS, IOTA)
    .split(IOTA)
    .map((part) => greekLetters(part))
    .join(IOTA);
}

/** The ways in which a text can write a searched Greek word. */
export const writtenIotas = (searched: string): readonly [string, ...string[]] =>
  searched.includes(IOTA) ? [searched.replaceAll(IOTA, ''), searched.replaceAll(IOTA, 'ι')] : [searched];
