import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Reader } from '../ctx/ctx.ts';
import type { TokenKeys } from '../ctx/named-secrets.ts';

/** How long a token is valid, in seconds. Its session may live longer; then the token is renewed. */
const TOKEN_SECONDS = 15 * 60;
/** The age in seconds at which a token is renewed, so that a session in use never expires. */
export const RENEW_AFTER_SECONDS = 5 * 60;

const ISSUER = 'scripture-by-number';
const AUDIENCE = 'scripture-by-number';
/**
 * The `typ` of session tokens. It keeps other tokens that these keys may sign later from being accepted as sessions.
 */
const TYPE = 'session+jwt';
/** The largest accepted difference between the clocks of two of our machines, in seconds. */
const CLOCKS_APART = 60;

export type SessionName = Pick<Reader, 'sessionId' | 'userId'>;

export type Token = Pick<Reader, 'issuedAt'> & SessionName;

/** Signs a token for a session. `now` is in milliseconds. */
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
 * Reads a token. Null if it is not ours, was changed or lacks a claim. An expired token is still read for
 * `longestSession` seconds, because the session's row decides whether it is valid.
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
        // This tolerance is meant for `exp`. jose also applies it to `nbf`, so `nbf` is checked below.
        clockTolerance: longestSession,
      },
    );
    return claimed(payload, now);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The form of a session's id, as `newSession` makes it. */
const SESSION_ID = /^[0-9a-f]{32}$/;

function claimed(payload: JWTPayload, now: number): Token | null {
  const { sub, sid, iat, exp, nbf = 0 } = payload;
  if (typeof sid !== 'string' || !SESSION_ID.test(sid)) return null;
  if (iat === undefined || exp === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(sub ?? '')) return null;
  // Our code never signs a token that is valid for so long or whose times are in the future.
  if (exp - iat > TOKEN_SECONDS || Math.max(iat, nbf) > now / 1000 + CLOCKS_APART) return null;
  return { sessionId: sid, userId: Number(sub), issuedAt: iat };
}
