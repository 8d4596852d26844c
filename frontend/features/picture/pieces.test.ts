import { expect, test } from 'vitest';
import { wordWith } from '../../shared/scripture/testing.ts';
import { piecesOf } from './pieces.ts';

const shown = (...words: Parameters<typeof piecesOf>[0]) =>
  piecesOf(words, 'accents', 'HEBREW_STANDARD').map(({ text, value, isJoined }) => [text, value, isJoined]);

test('a word has its punctuation and its value, and a maqaf joins it to the next word', () => {
  const words = [
    wordWith({ originalText: 'אֶת', after: '־' }, 401),
    wordWith({ originalText: 'הָאָרֶץ', after: '׃' }, 1_296),
  ];
  expect(shown(...words)).toEqual([
    ['אֶת־', '401', true],
    ['הָאָרֶץ׃', '1,296', true],
  ]);
});

test('a paseq stays with its word, with the space before it, and the next word stays apart', () => {
  expect(shown(wordWith({ originalText: 'קוּמָה', after: ' ׀ ' }))).toEqual([['קוּמָה ׀', '26', false]]);
});

test('an opening bracket is before its word, and a section mark is apart, smaller and without a value', () => {
  const pieces = piecesOf(
    [wordWith({ before: '⟦', originalText: 'דבר', after: '׃', mark: 'פ' })],
    'accents',
    'HEBREW_STANDARD',
  );
  expect(pieces.map(({ text, value, isMuted, isJoined }) => [text, value, isMuted, isJoined])).toEqual([
    ['⟦דבר׃', '26', false, false],
    ['פ', null, true, false],
  ]);
  expect(pieces[1]?.scale).toBeLessThan(1);
});

test('the other reading follows in brackets, with what ends the word, as on the page of the verse', () => {
  const ketiv = wordWith({ originalText: 'הוצא', after: '׃', variant: 'הַיְצֵא', reading: 'ketiv' }, 102);
  expect(shown(ketiv)).toEqual([
    ['הוצא', '102', false],
    ['[הַיְצֵא]׃', null, true],
  ]);
});

test('a qere of two written words is shown once, and a word that is not read has no brackets', () => {
  const one = wordWith({ originalText: 'לו', variant: 'לֹא־יַעֲשֶׂה' });
  const two = wordWith({ originalText: 'עשה', variant: 'לֹא־יַעֲשֶׂה' });
  expect(shown(one, two).map(([text]) => text)).toEqual(['לו', 'עשה', '[לֹא־יַעֲשֶׂה]']);
  expect(shown(wordWith({ originalText: 'אם', variant: '' })).map(([text]) => text)).toEqual(['אם']);
});

test('Hebrew has the marks that the reader chose, in the other reading too', () => {
  const word = wordWith({ originalText: 'בָּרָ֣א', variant: 'בָּרָ֣א' });
  const texts = (marks: 'vowels' | 'none') => piecesOf([word], marks, null).map(({ text }) => text);
  expect(texts('vowels')).toEqual(['בָּרָא', '[בָּרָא]']);
  expect(texts('none')).toEqual(['ברא', '[ברא]']);
});

test('a word that the method does not count has a dash, and without a method there are no values', () => {
  expect(shown(wordWith({}, null))[0]?.[1]).toBe('–');
  expect(piecesOf([wordWith({})], 'accents', null)[0]?.value).toBeNull();
});
