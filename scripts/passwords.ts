import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HASH_COST, type Passwords, SALT_LENGTH } from '../functions/accounts/passwords.ts';

/** Passwords in Node: for scripts and tests. What it makes the Worker reads, and the other way round. */
export const nativePasswords: Passwords = {
  hash: (password, pepper) =>
    hash(password, { ...HASH_COST, secret: Buffer.from(pepper), salt: randomBytes(SALT_LENGTH) }),
  verify: (encoded, password, pepper) =>
    verify(encoded, password, { secret: Buffer.from(pepper) }).catch(() => false),
};
