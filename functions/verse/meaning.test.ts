import { expect, test } from 'vitest';
import { glossOf, meaningOf } from './meaning.ts';

const known = {
  own: { text: 'In', edition: 'tagnt' },
  context: { phrase: 'In the beginning', edition: 'meanings' },
  composed: 'in the beginning',
  gloss: { text: 'beginning', edition: 'strongs', isOneOfSeveral: false },
};
const sourceOf = (meanings: Parameters<typeof meaningOf>[0]) => {
  const { translation, translationSource, translationEdition } = meaningOf(meanings);
  return [translation, translationSource, translationEdition];
};

test('the meaning of a word comes from the edition, a pack, the composer or the dictionary, in this order', () => {
  expect(sourceOf(known)).toEqual(['In', 'edition', 'tagnt']);
  expect(sourceOf({ ...known, own: null })).toEqual(['In the beginning', 'pack', 'meanings']);
  expect(sourceOf({ ...known, own: null, context: null })).toEqual([
    'in the beginning',
    'composed',
    'strongs',
  ]);
  const gloss = { ...known, own: null, context: null, composed: null };
  expect(sourceOf(gloss)).toEqual(['beginning', 'lexicon', 'strongs']);
  expect(sourceOf({ ...gloss, gloss: null })).toEqual([null, null, null]);
});

test('a word has no meaning if the edition or the pack says that English has no word for it', () => {
  expect(sourceOf({ ...known, own: { text: '', edition: 'tagnt' } })).toEqual([null, null, null]);
  const context = { phrase: '', edition: 'tagnt' };
  expect(sourceOf({ ...known, own: null, context })).toEqual([null, null, null]);
});

test('a composed meaning that is equal to the gloss is called the dictionary’s', () => {
  expect(sourceOf({ ...known, own: null, context: null, composed: 'beginning' })).toEqual([
    'beginning',
    'lexicon',
    'strongs',
  ]);
});

test('a meaning can be composed without a dictionary', () => {
  expect(sourceOf({ own: null, context: null, composed: 'to him', gloss: null })).toEqual([
    'to him',
    'composed',
    null,
  ]);
});

test('the stored text of a gloss begins with the id of its dictionary', () => {
  const word = { morphology: 'HVqc', strongsNumber: 'H3318' };
  expect(glossOf({ ...word, gloss: 'strongs to go out' })).toEqual({
    text: 'to go out',
    edition: 'strongs',
    isOneOfSeveral: false,
  });
  expect(glossOf({ ...word, gloss: null })).toBeNull();
});

test('a gloss is called one of several if its dictionary entry has others, but not for names and function words', () => {
  const isOneOfSeveral = (gloss: string, strongsNumber: string, morphology: string | null) =>
    glossOf({ gloss, strongsNumber, morphology })?.isOneOfSeveral;
  expect(isOneOfSeveral('strongs+ bread', 'H3899', 'HNcbsa')).toBe(true);
  expect(isOneOfSeveral('strongs bread', 'H3899', 'HNcbsa')).toBe(false);
  expect(isOneOfSeveral('strongs+ Saul', 'H7586', 'HNp')).toBe(false);
  expect(isOneOfSeveral('strongs+ the', 'G3588', null)).toBe(false);
});

test('only a meaning from the dictionary can be marked as one of several', () => {
  const gloss = { ...known.gloss, isOneOfSeveral: true };
  expect(meaningOf({ ...known, gloss }).isOneOfSeveral).toBeUndefined();
  expect(meaningOf({ own: null, context: null, composed: null, gloss }).isOneOfSeveral).toBe(true);
});
