import { expect, test } from 'vitest';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { glossNote } from './gloss-note.ts';
import { wordWith } from './testing.ts';

const word = (facts: Partial<WordAnalysis['word']>) => wordWith(facts);

test('the note on meanings gives their source, or the reason why they are missing', () => {
  expect(glossNote([word({ translation: 'soul', translationSource: 'lexicon' })])).toContain('dictionary');
  expect(glossNote([word({ translation: 'in beginning', translationSource: 'edition' })])).toBeNull();
  const inContext = word({ translation: 'Word', translationSource: 'pack', translationEdition: 'tagnt' });
  expect(glossNote([inContext])).toBe(
    'These are the meanings of each word in context, from the Textus Receptus tagged by STEPBible.',
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
  expect(glossNote([composed, unsure])).toContain('° marks one of several senses.');
  expect(glossNote([composed, word({ language: 'he' })])).toContain('A dash means');
  expect(glossNote([inContext, composed])).toContain(
    'Words without one have a meaning from Strong’s dictionary.',
  );
  expect(glossNote([word({ language: 'grc' })])).toBe(
    'We have no meanings (–) for these words, because this text has no Strong’s numbers for them.',
  );
  expect(glossNote([])).toBeNull();
});
