import { expect, test } from 'vitest';
import { compareMeaning } from './compare.ts';

const NOTHING = { sharesWord: false, sharesHalf: false };

test('compareMeaning treats forms of one word as equal', () => {
  expect(compareMeaning('to say', 'he said')).toEqual({ sharesWord: true, sharesHalf: true });
  expect(compareMeaning('foot', 'their feet')).toEqual({ sharesWord: true, sharesHalf: true });
  expect(compareMeaning('kings', 'the king’s')).toEqual({ sharesWord: true, sharesHalf: true });
});

test('compareMeaning needs more than a common function word for a phrase with a content word', () => {
  expect(compareMeaning('and he went', 'and he … departed')).toEqual({ sharesWord: false, sharesHalf: true });
  expect(compareMeaning('for him', 'to him')).toEqual({ sharesWord: true, sharesHalf: true });
});

test('compareMeaning counts half of the words of the phrase, not of the meaning', () => {
  expect(compareMeaning('king', 'the king of Israel')).toEqual({ sharesWord: true, sharesHalf: false });
  expect(compareMeaning('the king of', 'the king of Israel')).toEqual({ sharesWord: true, sharesHalf: true });
});

test('compareMeaning finds nothing in common for a missing meaning, a remark in brackets or an empty phrase', () => {
  expect(compareMeaning(null, 'the')).toEqual(NOTHING);
  expect(compareMeaning('(object marker)', 'object')).toEqual(NOTHING);
  expect(compareMeaning('and (object marker)', 'and the object')).toEqual(NOTHING);
  expect(compareMeaning('king', '…')).toEqual(NOTHING);
});
