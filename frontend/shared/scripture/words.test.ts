import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { wordWith } from './testing.ts';
import {
  endsVariant,
  glossNote,
  missingNote,
  ownReferences,
  positionAfterKey,
  positionInHash,
  variantNote,
} from './words.ts';

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

test('the note on meanings gives their source, or the reason why they are missing', () => {
  expect(glossNote([word({ translation: 'soul', translationSource: 'lexicon' })])).toContain('dictionary');
  expect(glossNote([word({ translation: 'in beginning', translationSource: 'edition' })])).toBeNull();
  const inContext = word({ translation: 'Word', translationSource: 'pack', translationEdition: 'tagnt' });
  expect(glossNote([inContext])).toBe(
    'These are the meanings of each word in this verse, from the Textus Receptus tagged by STEPBible.',
  );
  const other = word({ translation: 'soul', translationSource: 'lexicon', translationEdition: 'strongs' });
  expect(glossNote([inContext, other])).toContain(
    'Words without one have a meaning from Strong’s dictionary.',
  );
  const composed = word({
    translation: 'my soul',
    translationSource: 'composed',
    translationEdition: 'strongs',
  });
  expect(glossNote([composed])).toBe('Meanings: Strong’s dictionary, adapted to each word’s form.');
  expect(glossNote([composed, other])).toBe('Meanings: Strong’s dictionary, adapted to each word’s form.');
  const unsure = word({ translation: 'bread', translationSource: 'lexicon', isOneOfSeveral: true });
  expect(glossNote([composed, unsure])).toContain('has several senses');
  expect(glossNote([composed, word({ language: 'he' })])).toContain('A dash means');
  expect(glossNote([inContext, composed])).toContain(
    'Words without one have a meaning from Strong’s dictionary.',
  );
  expect(glossNote([word({ language: 'grc' })])).toBe(
    'We have no meanings (–) for these words, because this text has no Strong’s numbers for them.',
  );
  expect(glossNote([])).toBeNull();
  // Below a verse the note is shown only if a word has no meaning.
  expect(missingNote([composed])).toBeNull();
  expect(missingNote([composed, word({ language: 'he' })])).toContain('A dash means');
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
