/**
 * Keys that lie side by side, by rows and columns of keyboards. The alphabets need no list, because their letters have
 * neighbouring codes.
 */
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
];

const SIDE_BY_SIDE: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((key, at) => [row[at] + key, key + row[at]])),
);

/** True if one character follows another in an alphabet or on a keyboard, forwards or backwards, or repeats it. */
function continues(before: string, after: string): boolean {
  const step = (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || SIDE_BY_SIDE.has(before + after);
}

/**
 * The number of sequences that a text consists of. A sequence is letters or digits in their order, keys side by side, or
 * one character again and again. The text must be in lower case.
 *
 * @example
 * ```ts
 * sequencesIn('abcdefgh') // => 1
 * sequencesIn('qwertyuiop1234') // => 2
 * sequencesIn('still waters') // => 8
 * ```
 */
export function sequencesIn(text: string): number {
  const characters = [...text];
  return characters.filter((one, at) => at === 0 || !continues(characters[at - 1] ?? '', one)).length;
}
