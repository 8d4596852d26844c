import { base64url, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** How long a token is good for by itself, in seconds. Its session may live on: then it is renewed. */
const TOKEN_SECONDS = 15 * 60;
/** After this age a token is renewed, so that a session in use never falls behind. */
export const RENEW_AFTER_SECONDS = 5 * 60;

const ISSUER = 'scripture-by-number';
const AUDIENCE = 'scripture-by-number';
/** The `typ` of session tokens, so that other tokens signed with these keys later are not accepted as sessions. */
const TYPE = 'session+jwt';
/** How far two clocks of ours may be apart, in seconds. */
const CLOCKS_APART = 60;

/** Keys by their ids, the signing one first; two live while one follows the other. */
export type TokenKeys = ReadonlyMap<string, Uint8Array>;

/** What a token says, once its signature is proved. */
export interface Token {
  readonly sessionId: string;
  readonly userId: number;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/**
 * Reads `kid:key,kid:key`, each key 32 bytes or more in base64url.
 * @throws Error naming what is wrong, never a key.
 */
export function readKeys(setting: string | undefined): TokenKeys {
  const keys = new Map<string, Uint8Array>();
  for (const entry of (setting ?? '').split(',').filter((part) => part !== '')) {
    const [kid = '', encoded = ''] = entry.split(':');
    if (kid === '' || !/^[\w-]{43,}$/.test(encoded))
      throw new Error('A key of AUTH_KEYS is not 32 bytes or more in base64url');
    const key = base64url.decode(encoded);
    keys.set(kid, key);
  }
  if (keys.size === 0) throw new Error('AUTH_KEYS is not set');
  return keys;
}

/** A token for a session. `now` in milliseconds. */
export async function signToken(
  keys: TokenKeys,
  { sessionId, userId }: Omit<Token, 'issuedAt'>,
  now: number,
): Promise<string> {
  const [[kid, key] = []] = keys;
  if (kid === undefined || key === undefined) throw new Error('There is no key to sign with');
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(key);
}

/**
 * What a token says; null where it is not ours, was altered or says too little. Within `longestSession` seconds an
 * expired one is still read: whoever asks looks at the session's row before believing it.
 */
export async function readToken(
  keys: TokenKeys,
  token: string,
  now: number,
  longestSession: number,
): Promise<Token | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.get(kid ?? '');
        if (key === undefined) throw new errors.JWSInvalid('unknown key');
        return key;
      },
      {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub', 'sid'],
        currentDate: new Date(now),
        // Meant for `exp`; jose holds `nbf` to it too, which is why that is looked at below.
        clockTolerance: longestSession,
      },
    );
    return claimed(payload, now);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

function claimed({ sub, sid, iat, exp, nbf = 0 }: JWTPayload, now: number): Token | null {
  if (typeof sid !== 'string' || iat === undefined || exp === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(sub ?? '')) return null;
  // Made by us, such a token does not exist: longer than ours, or from after today.
  if (exp - iat > TOKEN_SECONDS || Math.max(iat, nbf) > now / 1000 + CLOCKS_APART) return null;
  return { sessionId: sid, userId: Number(sub), issuedAt: iat };
}
