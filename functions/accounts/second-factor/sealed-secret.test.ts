import { expect, test } from 'vitest';
import { isSealedWithFirst, seal, unseal } from './sealed-secret.ts';
import { base32Of, newSecret } from './totp.ts';

const OLD = { name: '', value: 'the pepper before it had a name' };
const MAY = { name: 'may', value: 'the pepper that is from May' };
const JUNE = { name: 'june', value: 'the pepper that is from June' };
const secret = newSecret();

test('a sealed secret can be read with its pepper, and its text does not contain it', async () => {
  const sealed = await seal([MAY], 1, secret);
  expect(await unseal([MAY], 1, sealed)).toEqual(secret);
  expect(sealed).toMatch(/^may:[\w-]{64}$/);
  for (const text of [base32Of(secret), Buffer.from(secret).toString('base64url')])
    expect(sealed).not.toContain(text);
  expect(await seal([MAY], 1, secret)).not.toBe(sealed);
});

test('after a change of the pepper, secrets of the old one can be read for as long as the setting has it', async () => {
  const sealed = [await seal([OLD], 1, secret), await seal([MAY], 1, secret)];
  for (const text of sealed) {
    expect(await unseal([JUNE, MAY, OLD], 1, text)).toEqual(secret);
    expect(isSealedWithFirst([JUNE, MAY, OLD], text)).toBe(false);
    expect(await unseal([JUNE], 1, text)).toBeNull();
  }
  const renewed = await seal([JUNE, MAY, OLD], 1, secret);
  expect(isSealedWithFirst([JUNE], renewed)).toBe(true);
  expect(await unseal([JUNE], 1, renewed)).toEqual(secret);
  expect(sealed.map((text) => [isSealedWithFirst([OLD], text), isSealedWithFirst([MAY], text)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a sealed secret of another account, a changed one and one of another pepper with the same name cannot be read', async () => {
  const sealed = await seal([MAY], 1, secret);
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(await unseal([MAY], 2, sealed)).toBeNull();
  expect(await unseal([MAY], 1, changed)).toBeNull();
  expect(await unseal([{ ...MAY, value: JUNE.value }], 1, sealed)).toBeNull();
  for (const text of ['', 'may:', 'may:!', 'may:AAAA', sealed.slice('may:'.length)])
    expect(await unseal([MAY], 1, text)).toBeNull();
});
