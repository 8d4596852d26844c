import { Secret } from 'otpauth';
import { hexOf } from '../../../domain/basics/index.ts';

const COUNT = 10;
/** The number of characters of a recovery code. Each is worth 5 bits (base32), so a code has 60 bits. */
const LENGTH = 12;

export const RECOVERY_CODE = new RegExp(`^[A-Z2-7]{${LENGTH}}$`);

/** Makes ten recovery codes, in groups of four characters: `ABCD-EFGH-2345`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => new Secret({ size: 10 }).base32.slice(0, LENGTH)).map((code) =>
    code.replace(/.{4}(?=.)/g, '$&-'),
  );

/**
 * Removes the spaces and hyphens from a typed recovery code, and makes its letters capitals.
 *
 * @example
 * ```ts
 * plainCode('abcd-efgh 2345') // => "ABCDEFGH2345"
 * ```
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * The digest under which a recovery code is stored. Its key is the secret of the second factor, so someone who has
 * only the database cannot test guesses, and the digest stays valid when the pepper changes.
 */
export async function digestOfCode(secret: Uint8Array, code: string): Promise<string> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), how, false, ['sign']);
  const text = new TextEncoder().encode(`recovery code ${plainCode(code)}`);
  return hexOf(new Uint8Array(await crypto.subtle.sign(how.name, key, text)));
}
