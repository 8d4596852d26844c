import { base64url } from 'jose';
import type { NamedSecret, NamedSecrets } from '../../named-secrets.ts';

const IV_BYTES = 12;

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** What a sealed secret begins with: the name of its pepper and a colon, or nothing if the pepper has no name. */
const markOf = ({ name }: NamedSecret): string => (name === '' ? '' : `${name}:`);

/** The key that belongs to a pepper (HKDF, RFC 5869). */
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

/** Encrypts the secret of a second factor with a key of the newest pepper. Returns the text for the database. */
export async function seal([newest]: NamedSecrets, userId: number, secret: Uint8Array): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(newest);
  const sealed = await crypto.subtle.encrypt(algorithm(iv, userId), key, new Uint8Array(secret));
  return markOf(newest) + base64url.encode(Uint8Array.of(...iv, ...new Uint8Array(sealed)));
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
  const colon = sealed.indexOf(':');
  const pepper = peppers.find(({ name }) => name === sealed.slice(0, Math.max(0, colon)));
  if (pepper === undefined) return null;
  try {
    const bytes = new Uint8Array(base64url.decode(sealed.slice(colon + 1)));
    const [iv, rest] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
    return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, userId), await keyOf(pepper), rest));
  } catch {
    return null;
  }
}

/** True if a secret is encrypted with the newest pepper. */
export const isSealedWithNewest = ([newest]: NamedSecrets, sealed: string): boolean =>
  sealed.slice(0, sealed.indexOf(':') + 1) === markOf(newest);
