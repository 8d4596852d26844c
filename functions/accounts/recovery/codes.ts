import { hexOf } from '../../../domain/basics/index.ts';
import { markOf, type NamedSecret } from '../../ctx/named-secrets.ts';

const COUNT = 10;
/** The number of characters of a code. Each has 5 bits, so a code has 60 bits. */
const LENGTH = 12;
/**
 * Digits and letters without I, L, O and U (Crockford's base32, https://www.crockford.com/base32.html). So a person can
 * type 0 for the letter O, and 1 for I and L, and the other way round.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ten recovery codes in groups of four characters: `K7MQ-2XWD-9R4T`. */
export const newCodes = (): string[] =>
  Array.from({ length: COUNT }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/**
 * Gives one form to all ways in which people type a code: in any case, with other spaces, hyphens and dots, and with
 * letters and digits that look alike.
 *
 * @example
 * ```ts
 * plainCode('k7mq 2xwd 9r4t') // => "K7MQ2XWD9R4T"
 * plainCode('OIL') // => "011"
 * ```
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/**
 * The text under which a code is stored: an HMAC that a person who has only the database cannot test guesses against. It
 * names its pepper, and it belongs to one account.
 */
export async function digestOf(pepper: NamedSecret, userId: number, code: string): Promise<string> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(pepper.value), how, false, ['sign']);
  const text = bytes.encode(`recovery code\n${userId}\n${plainCode(code)}`);
  return markOf(pepper) + hexOf(new Uint8Array(await crypto.subtle.sign(how.name, key, text)));
}
