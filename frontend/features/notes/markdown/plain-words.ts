/**
 * Matches the Markdown signs at the beginning of a line: quotes, then a heading or an item, then the box of a task.
 */
const BEGINNING = /^[ \t]*(?:>[ \t]*)*(?:(?:#{1,6}|[-*+])[ \t]+(?:\[[ xX]\][ \t]+)?)?/gmu;
/**
 * Matches lines without words: code fences, rules, lines that underline a heading, and the second line of a table.
 */
const DIVIDER = /^(?:[ \t>]*(?:```|~~~).*|(?=[:| \t>]*[-=*_])[-=*_:| \t>]+)$(?:\r\n?|\n)?/gmu;
const LINK = /!?\[([^[\]\n]+)\]\([^()\n]*\)/gu;
/**
 * Match words with the same Markdown sign before and after them, such as *these*. No letter, digit or backslash is
 * beside the signs from outside, so a product such as 2*3*4 is no match.
 */
const MARKED = ['*', '_', '~', '`'].map((sign) => {
  const outside = String.raw`[\p{L}\p{N}\\${sign}]`;
  return new RegExp(
    String.raw`(?<!${outside})([${sign}]{1,3})(?=[^\s${sign}])([^${sign}\n]*)(?<=[^\s\\])\1(?!${outside})`,
    'gu',
  );
});
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;

/**
 * The words of a note without the common signs of Markdown and without empty lines, for a preview. In doubt,
 * a sign stays. A text of signs alone is returned unchanged. Needs time in proportion to the length of the
 * text.
 */
export function plainWords(text: string): string {
  let words = text.replace(DIVIDER, '').replace(BEGINNING, '').replace(LINK, '$1');
  // The patterns are applied twice, because a pair of signs can be inside another pair.
  for (const marked of [...MARKED, ...MARKED]) words = words.replace(marked, '$2');
  words = words
    .replace(ESCAPED, '$1')
    .replace(/\n\s*\n/gu, '\n')
    .trim();
  return words === '' ? text : words;
}
