import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { wordWith } from './testing.ts';
import { endsVariant, ownReferences, positionAfterKey, positionInHash, variantNote } from './words.ts';

const word = (facts: Partial<WordAnalysis['word']>) => wordWith(facts);

test('a verse can have a number of the edition and another one of the version; equal ones are one', () => {
  const both = { originalReference: 'Psalm 50:3', editionReference: 'Psalm 51:3' };
  expect(ownReferences(both)).toEqual({ edition: 'Psalm 51:3', version: 'Psalm 50:3' });
  expect(ownReferences({ ...both, editionReference: null })).toEqual({
    edition: null,
    version: 'Psalm 50:3',
  });
  expect(ownReferences({ ...both, originalReference: 'Psalm 51:3' })).toEqual({
    edition: 'Psalm 51:3',
    version: null,
  });
  expect(ownReferences({ originalReference: 'Psalm 51:3' })).toEqual({
    edition: 'Psalm 51:3',
    version: null,
  });
});

test('a read form (qere) that replaces two written words is shown once, after the second word', () => {
  const words = [{ variant: 'לֹא־יַעֲשֶׂה' }, { variant: 'לֹא־יַעֲשֶׂה' }, {}];
  expect(words.map((_, index) => endsVariant(words, index))).toEqual([false, true, false]);
});

test('each word that is written but not read gets its own note', () => {
  const words = [{ variant: '' }, { variant: '' }];
  expect(words.map((_, index) => endsVariant(words, index))).toEqual([true, true]);
});

test('the left arrow goes to the next word in Hebrew and to the previous one in Greek, and stops at the ends', () => {
  expect(positionAfterKey('ArrowLeft', 3, 7, 'rtl')).toBe(4);
  expect(positionAfterKey('ArrowLeft', 3, 7, 'ltr')).toBe(2);
  expect(positionAfterKey('ArrowRight', 1, 7, 'rtl')).toBe(1);
  expect(positionAfterKey('ArrowRight', 7, 7, 'ltr')).toBe(7);
  expect(positionAfterKey('End', 2, 7, 'rtl')).toBe(7);
  expect(positionAfterKey('Home', 2, 7, 'rtl')).toBe(1);
  expect(positionAfterKey('j', 2, 7, 'rtl')).toBeNull();
});

test('positionInHash reads the position of a word from an address, if the text has a word at this position', () => {
  expect(positionInHash('w4', 'w', 7)).toBe(4);
  for (const hash of ['', 'w', 'w0', 'w8', 'w1.5', 'v4', 'e4'])
    expect(positionInHash(hash, 'w', 7)).toBeNull();
});

test('the note below a text with ketiv and qere says whether the written or the read words are counted', () => {
  expect(variantNote([word({})])).toBeNull();
  expect(variantNote([word({ reading: 'ketiv', variant: 'קרא' })])).toContain('count what is written');
  expect(variantNote([word({ reading: 'qere', variant: 'כתב' })])).toContain('count what is read');
});
