const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  ensp: ' ',
  emsp: ' ',
  gt: '>',
  hairsp: ' ',
  hellip: '…',
  ldquo: '“',
  lrm: '',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rlm: '',
  rsquo: '’',
  thinsp: ' ',
  zwj: '',
  zwnj: '',
};

/**
 * The text for a reference to a character in HTML or XML: `amp`, `#38` or `#x26`. Every kind of space is a plain one,
 * and invisible signs have no text. Undefined if the name is not known, or if the number is that of a control
 * character, of half a pair, or beyond Unicode.
 */
export function referredText(reference: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/iu.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isText = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isText ? String.fromCodePoint(code) : NAMED[reference.toLowerCase()];
}
