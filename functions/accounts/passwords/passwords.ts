/** How passwords are kept: argon2id in its encoded form. The native build does it in Node, the WebAssembly one in a Worker. */
export interface Passwords {
  /** `pepper` is a secret that is not in the database. */
  hash(password: string, pepper: string): Promise<string>;
  /** False for another password, and for what is no hash. `isKnown`: asked from a network that the account knows. */
  verify(hash: string, password: string, pepper: string, isKnown?: boolean): Promise<boolean>;
}

/** Cost of a hash: OWASP's password storage cheat sheet, argon2id with 19 MiB. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Fewest characters of the pepper. */
export const SHORTEST_PEPPER = 16;

/** Bytes of salt. */
export const SALT_LENGTH = 16;

/** How a hash of today's cost begins; another is made anew at the next login. */
export const CURRENT_HASH = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`;

/** One form of what can be typed in several (NIST SP 800-63B, 3.1.1.2). */
export const normalised = (password: string): string => password.normalize('NFKC');
