import { base64url } from 'jose';
import { markOf, type NamedSecret, type NamedSecrets, splitMarked } from '../../ctx/named-secrets.ts';

const IV_BYTES = 12;

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** The key that encrypts the secrets of second factors, derived from a pepper (HKDF, RFC 5869). */
async function keyOf({ value }: NamedSecret): Promise<CryptoKey> {
  const pepper = await crypto.subtle.importKey('raw', bytesOf(value), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(''), info: bytesOf('second factor') };
  return crypto.subtle.deriveKey(how, pepper, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/** Ties a sealed secret to its account, so that the row of one account cannot be copied to another. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, userId: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(`user ${userId}`),
});

/** Encrypts the secret of a second factor with a key of the first pepper. Returns the text for the database. */
export async function seal([first]: NamedSecrets, userId: number, secret: Uint8Array): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(first);
  const sealed = await crypto.subtle.encrypt(algorithm(iv, userId), key, new Uint8Array(secret));
  return markOf(first) + base64url.encode(Uint8Array.of(...iv, ...new Uint8Array(sealed)));
}

/**
 * Decrypts the secret of a second factor. Null if its pepper is not among these, or if the text was changed or
 * belongs to another account.
 */
export async function unseal(
  peppers: NamedSecrets,
  userId: number,
  sealed: string,
): Promise<Uint8Array | null> {
  const { name, rest: encrypted } = splitMarked(sealed);
  const pepper = peppers.find((one) => one.name === name);
  if (pepper === undefined) return null;
  try {
    const bytes = new Uint8Array(base64url.decode(encrypted));
    const iv = bytes.slice(0, IV_BYTES);
    const rest = bytes.slice(IV_BYTES);
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, userId), await keyOf(pepper), rest));
  } catch {
    return null;
  }
}

export const isSealedWithFirst = ([first]: NamedSecrets, sealed: string): boolean =>
  splitMarked(sealed).name === first.name;
