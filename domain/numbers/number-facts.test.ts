import { expect, test } from 'vitest';
import { numberFacts, primeFactors } from './number-facts.ts';

test('for each number from 2 to 3,000, the product of the prime factors is the number', () => {
  for (let value = 2; value <= 3000; value += 1) {
    expect(primeFactors(value).reduce((product, [prime, power]) => product * prime ** power, 1)).toBe(value);
  }
  expect(primeFactors(1)).toEqual([]);
});

test('below 5,000, numberFacts names exactly the triangular numbers, squares, cubes and star numbers', () => {
  const numbersWith = (word: string) =>
    Array.from({ length: 5000 }, (_, value) => value).filter((value) =>
      numberFacts(value).some((fact) => fact.includes(word)),
    );
  const series = (f: (n: number) => number) =>
    Array.from({ length: 120 }, (_, index) => f(index + 2)).filter((value) => value < 5000);
  expect(numbersWith('triangular')).toEqual(series((n) => (n * (n + 1)) / 2));
  expect(numbersWith('squared')).toEqual(series((n) => n * n));
  expect(numbersWith('cubed')).toEqual(series((n) => n ** 3));
  expect(numbersWith('star')).toEqual(series((n) => 6 * n * (n - 1) + 1));
});

test.each([0, 1, -7, 2.5, 10_000_001, Number.NaN])('numberFacts gives no facts about %d', (value) => {
  expect(numberFacts(value)).toEqual([]);
});

test('numberFacts recognises 9,999,991, the largest prime below ten million', () => {
  expect(numberFacts(9_999_991)).toEqual(['prime']);
});
