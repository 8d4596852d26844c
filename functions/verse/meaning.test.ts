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
  expect(glossOf({ gloss: 'strongs to go out' })).toEqual({
    text: 'to go out',
    edition: 'strongs',
    isOneOfSeveral: false,
  });
  expect(glossOf({ gloss: 'strongs+ bread' })?.isOneOfSeveral).toBe(true);
  expect(glossOf({ gloss: null })).toBeNull();
});

test('a meaning is marked if the dictionary has several and none was chosen, or if the rules are unsure', () => {
  const gloss = { ...known.gloss, isOneOfSeveral: true };
  const isMarked = (more: Partial<Parameters<typeof meaningOf>[0]>) =>
    meaningOf({ ...known, own: null, context: null, gloss, ...more }).isOneOfSeveral;
  expect(isMarked({})).toBeUndefined();
  expect(isMarked({ composed: null })).toBe(true);
  expect(isMarked({ composed: { text: 'in the beginning', isUnsure: true } })).toBe(true);
  expect(isMarked({ composed: { text: gloss.text, isUnsure: false } })).toBeUndefined();
  expect(isMarked({ own: { text: 'In', edition: 'tagnt' } })).toBeUndefined();
});
