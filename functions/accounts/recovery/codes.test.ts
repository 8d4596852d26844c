import { expect, test } from 'vitest';
import { digestOf, newCodes, plainCode } from './codes.ts';

const PEPPER = { name: 'june', value: 'the pepper that is from June' };

test('there are ten different codes of 60 bits, in groups of four, without letters that look like digits', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(plainCode(code)).toBe(code.replaceAll('-', ''));
  }
  // Every character of the alphabet occurs, at every place of a code, so each has its 5 bits.
  const many = Array.from({ length: 200 }, newCodes).flat().map(plainCode);
  for (let place = 0; place < 12; place++) expect(new Set(many.map((code) => code[place])).size).toBe(32);
});

test.each([
  'A0B1-C1D0-2345',
  'a0b1c1d02345',
  ' AOBI CLDO 2345 ',
  'aobl–cido—2345',
  'A0B1.C1D0.2345',
  'ＡOBI‐CLDO‑2345',
  'a 0 b 1 c 1 d 0 2 3 4 5',
  '"A0B1_C1D0_2345"',
  'A0B1\u200B-C1D0\u00AD-2345',
])('a code is recognized however a person types it: %j', (typed) =>
  expect(plainCode(typed)).toBe('A0B1C1D02345'),
);

test('the digest of a code names its pepper, and depends on the code, the account and the pepper', async () => {
  const digest = await digestOf(PEPPER, 3, 'K7MQ-2XWD-9R4T');
  // Computed with openssl: printf 'recovery code\n3\nK7MQ2XWD9R4T' | openssl dgst -sha256 -hmac 'the pepper …'
  expect(digest).toBe('june:2c31a0557827a2329f3cd72601d95c810c43002fa6fa185e8086e953a041b52d');
  expect(await digestOf(PEPPER, 3, 'k7mq 2xwd 9r4t')).toBe(digest);
  expect(await digestOf({ ...PEPPER, name: '' }, 3, 'K7MQ2XWD9R4T')).toBe(digest.slice('june:'.length));
  const others = await Promise.all([
    digestOf(PEPPER, 4, 'K7MQ-2XWD-9R4T'),
    digestOf(PEPPER, 3, 'K7MQ-2XWD-9R4V'),
    digestOf({ ...PEPPER, value: 'another pepper at all' }, 3, 'K7MQ-2XWD-9R4T'),
  ]);
  expect(new Set([digest, ...others]).size).toBe(4);
});
