/** What stands at the beginning of a line: quotes, then a heading's or an item's sign, then a task's box. */
const BEGINNING = /^[ \t]*(?:>[ \t]*)*(?:(?:#{1,6}|[-*+])[ \t]+(?:\[[ xX]\][ \t]+)?)?/gmu;
/** Lines that only divide: fences; and rules, underlines or the second line of a table, of signs alone. */
const DIVIDER = /^(?:[ \t>]*(?:```|~~~).*|(?=[:| \t>]*[-=*_])[-=*_:| \t>]+)$(?:\r\n?|\n)?/gmu;
const LINK = /!?\[([^[\]\n]+)\]\([^()\n]*\)/gu;
/** Words between signs of one kind, which stand at no letter; a product or a footnote's star has no such pair. */
const MARKED = ['*', '_', '~', '`'].map((sign) => {
  const outside = String.raw`[\p{L}\p{N}\\${sign}]`;
  return new RegExp(
    String.raw`(?<!${outside})([${sign}]{1,3})(?=[^\s${sign}])([^${sign}\n]*)(?<=[^\s\\])\1(?!${outside})`,
    'gu',
  );
});
const ESCAPED = /\\([!-/:-@[-`{-~])/gu;

/**
 * A note's words without the common marks of Markdown and empty lines, for where it is only looked over; what it would not
 * be sure of stays as it was written. Takes time in proportion to the text.
 */
export function plainWords(text: string): string {
  let words = text.replace(DIVIDER, '').replace(BEGINNING, '').replace(LINK, '$1');
  // Twice, for words marked within marked ones.
  for (const marked of [...MARKED, ...MARKED]) words = words.replace(marked, '$2');
  words = words
    .replace(ESCAPED, '$1')
    .replace(/\n\s*\n/gu, '\n')
    .trim();
  return words === '' ? text : words;
}
