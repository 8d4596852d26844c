/**
 * True if a text has a character of a range of Unicode as CSS writes it: `U+0000-00FF, U+0131`. The wild card `?` is not
 * understood, because no font of the site uses it.
 */
export function hasCharacterOf(range: string, text: string): boolean {
  const parts = range.split(',').map((part) => {
    const [first = Number.NaN, last = first] = part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return { first, last };
  });
  return [...text].some((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return parts.some(({ first, last }) => code >= first && code <= last);
  });
}
