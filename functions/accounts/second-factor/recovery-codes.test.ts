import { expect, test } from 'vitest';
import { digestOfCode, newRecoveryCodes, plainCode, RECOVERY_CODE } from './recovery-codes.ts';
import { newSecret } from './totp.ts';

test('there are ten different recovery codes of 60 bits, in groups of four', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    expect(plainCode(code)).toMatch(RECOVERY_CODE);
  }
});

test('a recovery code is recognised if it is typed with other spaces, hyphens and capitals', () => {
  const typed = ['ABCD-EFGH-2345', 'abcd efgh 2345', ' abcdefgh2345 ', 'ABCD–EFGH—2345', 'ＡBCD-EFGH-2345'];
  expect(new Set(typed.map(plainCode))).toEqual(new Set(['ABCDEFGH2345']));
  expect(plainCode('123 456')).toBe('123456');
});

test('the digest of a recovery code depends on the code and on the secret, and shows neither', async () => {
  const secret = newSecret();
  const digest = await digestOfCode(secret, 'ABCD-EFGH-2345');
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await digestOfCode(secret, 'abcdefgh2345')).toBe(digest);
  expect(await digestOfCode(secret, 'ABCD-EFGH-2346')).not.toBe(digest);
  expect(await digestOfCode(newSecret(), 'ABCD-EFGH-2345')).not.toBe(digest);
});
