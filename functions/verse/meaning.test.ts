import { expect, test } from 'vitest';
import { glossOf, meaningOf } from './meaning.ts';

const known = {
  own: { text: 'In', edition: 'tagnt' },
  context: { phrase: 'In the beginning', edition: 'meanings' },
  composed: { text: 'in the beginning', isUnsure: false },
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
  expect(
    sourceOf({ ...known, own: null, context: null, composed: { text: 'beginning', isUnsure: false } }),
  ).toEqual(['beginning', 'lexicon', 'strongs']);
});

test('a meaning can be composed without a dictionary', () => {
  expect(
    sourceOf({ own: null, context: null, composed: { text: 'to him', isUnsure: false }, gloss: null }),
  ).toEqual(['to him', 'composed', null]);
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

test('a meaning is marked if the dictionary has several and none was chosen, or if the rules are unsure', () => {
  const gloss = { ...known.gloss, isOneOfSeveral: true };
  const isMarked = (more: Partial<Parameters<typeof meaningOf>[0]>) =>
    meaningOf({ ...known, own: null, context: null, gloss, ...more }).isOneOfSeveral;
  expect(isMarked({})).toBeUndefined();
  expect(isMarked({ composed: null })).toBe(true);
  expect(isMarked({ composed: { text: 'in the beginning', isUnsure: true } })).toBe(true);
  expect(isMarked({ composed: { text: null, isUnsure: true }, gloss: known.gloss })).toBe(true);
  expect(isMarked({ own: { text: 'In', edition: 'tagnt' } })).toBeUndefined();
});
