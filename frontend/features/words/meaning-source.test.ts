import { expect, test } from 'vitest';
import { meaningSource } from './meaning-source.ts';

test('meaningSource names where the meaning of a word comes from', () => {
  const source = (
    translationSource: 'edition' | 'pack' | 'composed' | 'lexicon',
    translationEdition: string,
  ) => meaningSource({ translationSource, translationEdition });
  expect(source('edition', 'tagnt')).toBe('this edition’s meaning here');
  expect(source('pack', 'meanings')).toBe('the meaning here, from the pack of meanings in context');
  expect(source('composed', 'strongs')).toBe('Strong’s dictionary, adapted to the word’s form');
  expect(source('lexicon', 'strongs')).toBe('first meaning in Strong’s');
  expect(source('lexicon', 'tbesh')).toBe('STEPBible’s short gloss');
});
