import { describe, expect, test } from 'vitest';
import { codeAt } from '../../../tests/support/authenticator.ts';
import { base32Of, newSecret, stepOfCode, uriOf } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const RFC_SECRET = new TextEncoder().encode('12345678901234567890');

/** The vectors for SHA-1: the time in seconds, and the code. The RFC shows eight digits; apps show the last six. */
const VECTORS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
];

test.each(VECTORS)('at second %i, the code of RFC 6238 is right: %s', (seconds, eight) => {
  const code = eight.slice(-6);
  expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(codeAt(base32Of(RFC_SECRET), seconds * 1000)).toBe(code);
});

describe('a code', () => {
  const now = Date.parse('2026-11-23T12:00:10Z');
  const at = (steps: number) => codeAt(base32Of(RFC_SECRET), now + steps * 30_000);

  test('a second-factor code of the time step before or after the present one is right, because clocks differ', () => {
    const step = Math.floor(now / 30_000);
    const steps = [-1, 0, 1].map((difference) => stepOfCode(RFC_SECRET, at(difference), now));
    expect(steps).toEqual([step - 1, step, step + 1]);
  });

  test('a second-factor code that is two time steps early or late is wrong', () => {
    expect([-2, 2].map((difference) => stepOfCode(RFC_SECRET, at(difference), now))).toEqual([null, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '００００００'])(
    'a second-factor code that is not six digits is wrong: %j',
    (code) => {
      expect(stepOfCode(RFC_SECRET, code, now)).toBeNull();
    },
  );

  test('a second-factor code of another secret is wrong', () => {
    expect(stepOfCode(newSecret(), at(0), now)).toBeNull();
  });
});

test('a new secret has 160 random bits, and its address has what every authenticator app needs', () => {
  const secret = newSecret();
  expect([secret.length, base32Of(secret).length]).toEqual([20, 32]);
  expect(base32Of(newSecret())).not.toBe(base32Of(secret));
  const { protocol, host, pathname, searchParams } = new URL(uriOf(secret, 'Miriam & Co'));
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Gematria Explorer:Miriam & Co',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Gematria Explorer',
    secret: base32Of(secret),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
