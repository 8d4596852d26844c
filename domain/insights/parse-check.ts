import { isMethodId } from '../gematria/index.ts';
import { type Check, COUNTS, type Part } from './insight-types.ts';

const CHECK = /^(?:(?<method>[A-Za-z][\w-]*) ?)?(?<value>\d+)?: (?<sides>.+?)(?: → (?<spells>[א-ת]+))?$/u;
const PART =
  /^(?:(?<value>\d+)(?: |$))?(?:letter (?<letter>\d+) of )?(?<hebrew>[א-ת ]*[א-ת])?(?: ?\((?<meaning>.+)\))?(?:(?: ?in )?(?<at>[a-z\d]+ \d+:.+))?$/u;

/**
 * Reads a check as authors write it: `method value: side = side`. Without a method, the method is `HEBREW_STANDARD`. The
 * parts of a side are joined by `+`, those of a product by `×`. A part has, where it needs them, its value, its Hebrew,
 * its meaning in brackets, and its passage after `in`. A passage alone needs no `in`.
 *
 * The word that letters spell is at the end, instead of a value: `initials: parts → word`. The position of a letter is
 * `letter 3 of word`.
 *
 * @throws RangeError for a text of another form.
 *
 * @example
 * ```ts
 * parseCheck('letters 28: genesis 1:1 = exodus 20:1').sides // => [[{ at: 'genesis 1:1' }], [{ at: 'exodus 20:1' }]]
 * parseCheck('70: יין (wine) in numbers 6:3 = סוד (secret)').method // => 'HEBREW_STANDARD'
 * parseCheck('sum 32: 10 (sephirot) + 22 (letters)').sides[0][1] // => { value: 22, meaning: 'letters' }
 * parseCheck('finals: ישראל (Israel) in deuteronomy 34:12 → ל').spells // => 'ל'
 * ```
 */
export function parseCheck(text: string): Check {
  const { method: name = 'HEBREW_STANDARD', value, sides, spells } = CHECK.exec(text)?.groups ?? {};
  const method = isMethodId(name) ? name : COUNTS.find((count) => count === name);
  if (method === undefined || sides === undefined || (value ?? spells) === undefined)
    throw new RangeError(`${text} is no check`);
  return {
    method,
    value: Number(value ?? spells?.length),
    sides: sides.split(' = ').map((side) => side.split(/ [+×] /u).map(parsePart)),
    ...(spells === undefined ? {} : { spells }),
  };
}

function parsePart(text: string): Part {
  const groups = PART.exec(text)?.groups;
  if (groups === undefined) throw new RangeError(`${text} is no part of a check`);
  const { value, letter, hebrew, meaning, at } = groups;
  return {
    ...(value === undefined ? {} : { value: Number(value) }),
    ...(letter === undefined ? {} : { letter: Number(letter) }),
    ...(hebrew === undefined ? {} : { hebrew }),
    ...(meaning === undefined ? {} : { meaning }),
    ...(at === undefined ? {} : { at }),
  };
}
