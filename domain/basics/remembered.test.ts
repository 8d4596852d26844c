import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('remembered computes the result for a text once, until too many results are stored', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5]);
  expect(asked).toEqual(['one', 'three']);
  expect(['seven', 'one'].map(lengthOf)).toEqual([5, 3]);
  expect(asked).toEqual(['one', 'three', 'seven', 'one']);
});
