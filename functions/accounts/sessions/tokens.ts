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

/** Keys by their ids. The first signs; there are two while a new one replaces an old one. */
export type TokenKeys = ReadonlyMap<string, Uint8Array>;

/** A session and whose it is. */
export interface SessionName {
  readonly sessionId: string;
  readonly userId: number;
}

/** What a token says, once its signature is proved. */
export interface Token extends SessionName {
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Who asks: the session that their token names. */
export interface Reader extends Token {
  /** The token has grown old: the session is noted as in use, and the answer must carry a new token. */
  readonly isDue: boolean;
  /** Whether the session's row is there; undefined until the database has been asked. */
  isAlive: boolean | undefined;
}

/**
 * Reads the setting AUTH_KEYS: `kid:key,kid:key`, each key 32 bytes or more in base64url.
 * @throws Error that says what is wrong with the setting, and never shows a key.
 */
export function readKeys(setting: string): TokenKeys {
  const keys = new Map<string, Uint8Array>();
  for (const entry of setting.split(',').filter((part) => part !== '')) {
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
  { sessionId, userId }: SessionName,
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
 * expired one is still read, since its session's row decides whether it is believed.
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
        // Meant for `exp`. Jose applies it to `nbf` too, so `nbf` is checked below.
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
  // We make no such token: it would last longer than ours, or comes from a later time than now.
  if (exp - iat > TOKEN_SECONDS || Math.max(iat, nbf) > now / 1000 + CLOCKS_APART) return null;
  return { sessionId: sid, userId: Number(sub), issuedAt: iat };
}
