import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Gematria Explorer';

/** What every authenticator app can do (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const DRIFT_STEPS = 1;

/** Makes the secret of a new second factor: 20 random bytes, as RFC 4226 recommends. */
export const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(20));

export const base32Of = (secret: Uint8Array): string => secretOf(secret).base32;

export const uriOf = (secret: Uint8Array, username: string): string =>
  new TOTP({ ...FORM, issuer: ISSUER, label: username, secret: secretOf(secret) }).toString();

/**
 * The 30-second time step to which a typed second-factor code belongs. Null if the code is wrong.
 *
 * @param now Milliseconds since 1970.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | null {
  // The TOTP library throws for characters that are not ASCII.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const at = { timestamp: now, period: FORM.period };
  const delta = TOTP.validate({
    ...FORM,
    ...at,
    token: code,
    secret: secretOf(secret),
    window: DRIFT_STEPS,
  });
  return delta === null ? null : TOTP.counter(at) + delta;
}

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });
