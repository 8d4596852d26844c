import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0 that has any. In each section
 * they come before those of level 3.
 */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const required = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const rows = readFileSync(resolve(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const [numbers = '', , state = '', reason = ''] = line.split(/ ?(?<!\\)\| ?/u).slice(1);
    return { numbers: numbers.split(', ').flatMap(upTo), state, reason };
  });

function upTo(range: string): string[] {
  const [from = '', to = from] = range.split('–');
  const section = from.slice(0, from.lastIndexOf('.'));
  const [first, last] = [from, to].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)));
  expect(to.startsWith(`${section}.`)).toBe(true);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => `${section}.${(first ?? 0) + at}`);
}

test('each requirement of ASVS levels 1 and 2 is in the tables of docs/asvs once, in order', () => {
  expect(required).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(required);
});

test('each row of the tables of docs/asvs has a valid state, and evidence or a reason of more than five characters', () => {
  for (const { numbers, state, reason } of rows) {
    expect([numbers, state]).toEqual([
      numbers,
      expect.stringMatching(/^(met|partly|open|platform|not applicable)$/u),
    ]);
    expect(reason.length, numbers.join()).toBeGreaterThan(5);
  }
});
