import { expect, test } from 'vitest';
import { readKeys, readNamedSecrets, readPeppers } from './named-secrets.ts';

test.each<[string, [name: string, value: string][]]>([
  ['one value', [['', 'one value']]],
  [' one value, with a comma', [['', ' one value, with a comma']]],
  ['a:1', [['a', '1']]],
  [
    '2026-11:new, old.1_b:old',
    [
      ['2026-11', 'new'],
      ['old.1_b', 'old'],
    ],
  ],
  [
    'new:1,without',
    [
      ['new', '1'],
      ['', 'without'],
    ],
  ],
])('readNamedSecrets reads the names and values of %j in their order', (text, secrets) => {
  expect(readNamedSecrets('SECRETS', text)).toEqual(secrets.map(([name, value]) => ({ name, value })));
});

test.each([
  ['', 'SECRETS is not set'],
  [' \n', 'SECRETS is not set'],
  [':hunter2', 'Part 1 of SECRETS must be name:value'],
  ['a:1,:hunter2', 'Part 2 of SECRETS must be name:value'],
  ['a b:hunter2', 'Part 1 of SECRETS must be name:value'],
  ['a:1,b:hunter2:3', 'Part 2 of SECRETS must be name:value'],
  ['a:hunter2,a:2', 'Two values of SECRETS have the same name'],
  ['hunter2,a:1,3', 'Two values of SECRETS have the same name, or no name'],
  ['a:hunter2,', 'Part 2 of SECRETS must be name:value'],
  ['a:hunter2,b:', 'Part 2 of SECRETS must be name:value'],
])('readNamedSecrets refuses %j and shows no value', (text, reason) => {
  expect(() => readNamedSecrets('SECRETS', text)).toThrow(reason);
  expect(() => readNamedSecrets('SECRETS', text)).not.toThrow('hunter2');
});

test.each(['', 'a:short', ':', 'x', 'A'.repeat(43), `a:${'A'.repeat(43)},a:${'B'.repeat(43)}`])(
  'readKeys refuses %j and shows no key',
  (setting) => {
    expect(() => readKeys(setting)).toThrow('AUTH_KEYS');
    expect(() => readKeys(setting)).not.toThrow(/A{9}|B{9}|short/);
  },
);

test.each(['fifteen letters', 'new:fifteen letters,old:pepper of the tests'])(
  'readPeppers refuses %j and shows no pepper',
  (setting) => {
    expect(() => readPeppers(setting)).toThrow('A value of PASSWORD_PEPPER is shorter than 16 characters');
    expect(() => readPeppers(setting)).not.toThrow(/fifteen letters|of the tests/);
  },
);
