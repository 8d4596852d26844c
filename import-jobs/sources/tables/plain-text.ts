const HIDDEN = /<(script|style|template)\b[^>]*>.*?(?:<\/\1\s*>|$)|<!--.*?(?:-->|$)/gisu;
/** Tags that divide words. */
const BREAKS = /<\/?(?:br|p|div|li|ul|ol|dl|dt|dd|tr|td|th|h[1-6]|hr|blockquote)\b[^>]*>/giu;
const TAGS = /<\/?[a-z][^>]*>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
};

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const isHex = /^#x/iu.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  // Control characters, halves of a pair and numbers beyond Unicode are no text.
  const isText = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : '';
}

/**
 * The text of a piece of HTML: no tag, no script, and one space between words. Screens show it as text, so nothing in
 * it can run.
 *
 * @example
 * ```ts
 * plainText('<p>to <b>create</b></p><p>&lt;qal&gt;</p>') // => 'to create <qal>'
 * ```
 */
export function plainText(html: string): string {
  return html
    .replace(HIDDEN, ' ')
    .replace(BREAKS, ' ')
    .replace(TAGS, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/giu, characterOf)
    .replace(/\s+/gu, ' ')
    .trim();
}
