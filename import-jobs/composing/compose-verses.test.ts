import { expect, test } from 'vitest';
import { COMPOSERS } from '../../meanings/index.ts';
import { composeVerses, type PlacedWord, type Segment } from './compose-verses.ts';

const word = (text: string, more: Partial<PlacedWord> = {}): PlacedWord => ({
  text,
  letters: text,
  morphology: null,
  strongs: null,
  lemma: null,
  gloss: null,
  reading: 'both',
  hasSeveral: false,
  ...more,
});

const segment = (words: readonly PlacedWord[], more: Partial<Segment> = {}): Segment => ({
  at: { chapter: 1, verse: 1 },
  own: { chapter: 1, verse: 1, part: '' },
  words,
  ...more,
});

const god = word('אלהים', { morphology: 'HNcmpa', strongs: 'H430', lemma: 'H430', gloss: 'god' });
const bread = word('לחם', { morphology: 'HNcmsa', strongs: 'H3899', lemma: 'H3899', gloss: 'bread' });

test('a verse has a list with an entry for each word, null where the gloss says the same', () => {
  expect(composeVerses(COMPOSERS.hebrew, 'genesis', [segment([god, bread])])).toEqual([
    { book: 'genesis', chapter: 1, verse: 1, meanings: [{ '1:1': ['God', null] }] },
  ]);
});

test('verses that share an English address have a list each, and an ending has its own', () => {
  const at = { chapter: 3, verse: 1 };
  const title = segment([bread], { at, own: { chapter: 3, verse: 1, part: '' } });
  const text = segment([bread], { at, own: { chapter: 3, verse: 2, part: '' } });
  const ending = segment([bread], { at, own: { chapter: 3, verse: 2, part: 'ending' } });
  expect(composeVerses(COMPOSERS.hebrew, 'psalms', [title, text, ending])[0]?.meanings[0]).toEqual({
    '3:1': [null],
    '3:2': [null],
    '3:2 ending': [null],
  });
});

test('a verse has a second list if a word means something else beside the qere', () => {
  // 2 Kings 3:24: "and they came into it" is written, "and they struck it" is read.
  const verb = {
    morphology: 'HC/Vqw3ms',
    strongs: 'H935',
    lemma: 'H935',
    gloss: 'to come',
    reading: 'ketiv',
  } as const;
  const struck = {
    morphology: 'HC/Vhw3mp',
    strongs: 'H5221',
    lemma: 'H5221',
    gloss: 'to strike',
    reading: 'qere',
  } as const;
  const it = word('בה', { morphology: 'HR/Sp3fs' });
  const [composed] = composeVerses(COMPOSERS.hebrew, '2kings', [
    segment([word('ויבו', verb), word('ויכו', struck), it]),
  ]);
  expect(composed?.meanings[0]).toEqual({
    '1:1': ['and he came', 'and they struck', 'in her'],
    '1:1 qere': ['and he came', 'and they struck', 'her'],
  });
});

test('a word whose gloss is one of several has the sign, unless its sense is clear', () => {
  const several = { hasSeveral: true };
  const saul = word('שאול', {
    ...several,
    morphology: 'HNp',
    strongs: 'H7586',
    lemma: 'H7586',
    gloss: 'Saul',
  });
  const rare = word('קיר', {
    ...several,
    morphology: 'HNcmsa',
    strongs: 'H7023',
    lemma: 'H7023',
    gloss: 'wall',
  });
  // Null has the mark of the dictionary's entry.
  expect(composeVerses(COMPOSERS.hebrew, 'genesis', [segment([saul, rare])])[0]?.meanings[0]).toEqual({
    '1:1': ['Saul', null],
  });
});
