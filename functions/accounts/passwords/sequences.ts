const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;
/** The columns at the left side of the English keyboard, such as `1qaz`. */
const COLUMNS = [...ROWS[3]].map((_, at) => ROWS.map((row) => row[at]).join(''));
/**
 * The rows of German and French keyboards that differ from the English ones. Alphabets need no
 * list: their letters have neighboring codes.
 */
const OTHER_ROWS = ['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'];

const SIDE_BY_SIDE: ReadonlySet<string> = new Set(
  [...ROWS, ...COLUMNS, ...OTHER_ROWS].flatMap((row) =>
    [...row].slice(1).flatMap((key, at) => [row[at] + key, key + row[at]]),
  ),
);

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
