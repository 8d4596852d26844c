import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HASH_COST, type Passwords, SALT_LENGTH } from '../functions/accounts/passwords/passwords.ts';

/**
 * Hashes and verifies passwords in Node, for scripts and tests. The Worker can verify these hashes, and this code can
 * verify those of the Worker.
 */
export const nativePasswords: Passwords = {
  hash: (password, pepper) =>
    hash(password, { ...HASH_COST, secret: Buffer.from(pepper), salt: randomBytes(SALT_LENGTH) }),
  verify: (encoded, password, pepper) =>
    verify(encoded, password, { secret: Buffer.from(pepper) }).catch(() => false),
};
