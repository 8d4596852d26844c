const NESTED =
  /\.(?:zip|zipx|jar|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|lz|lzma|7z|rar|cab|iso|xlsx|docx|ods|odt|epub)$/iu;
/**
 * Control characters, and characters that change the direction of the text and so can hide the real extension of a
 * name.
 */
const HIDDEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_NAME = 512;

/** The reason why an entry with this name is refused, as words after “its name”; null for an allowed name. */
export function badName(name: string): string | null {
  if (name === '') return 'is empty';
  if (name.length > MAX_NAME) return `is longer than ${MAX_NAME} characters`;
  if (HIDDEN.test(name)) return 'holds a control character';
  if (name.includes('\\')) return 'holds a backslash';
  if (name.startsWith('/') || /^[a-z]:/iu.test(name)) return 'is an absolute path';
  const parts = name.replace(/\/$/u, '').split('/');
  if (parts.includes('..')) return 'leads out of its folder';
  if (parts.some((part) => part === '' || part === '.')) return 'has an empty part';
  const reserved = parts.find((part) => RESERVED.has(part));
  if (reserved !== undefined) return `holds “${reserved}”`;
  if (NESTED.test(name)) return 'is that of an archive: archives in archives are not unpacked';
  return null;
}

/**
 * A key that is equal for two names that some file systems treat as the same file: names that differ only in case, in
 * Unicode normalization or in a final slash.
 */
export function nameKey(name: string): string {
  return name.replace(/\/$/u, '').normalize('NFC').toLowerCase().normalize('NFC');
}
