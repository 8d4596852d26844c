import { expect, test } from 'vitest';
import { parseHeatQuestion } from '../../../domain/heat/index.ts';
import type { Answered } from './answers.ts';
import { answerOf, englishShape } from './picture/testing.ts';
import { pictureInWords } from './picture-words.ts';

const shape = englishShape();
const NEW_TESTAMENT = 39;

function answered(form: string, counts: Readonly<Record<number, number>>, asked?: number): Answered {
  const answer = answerOf(shape, counts, asked);
  const question = parseHeatQuestion(form)!;
  return { question, answer, all: null, headword: form === 'lemma.G26' ? 'ἀγάπη' : null };
}

test('words: how many verses of which texts, how many words, and that color is not importance', () => {
  const { shown, remarks } = pictureInWords(shape, [answered('word.26', { 0: 2, 31000: 1 })]);
  expect(shown).toBe(
    '3 words with the value 26 by Hebrew and Greek Standard, in 2 of 31,102 verses of the Hebrew Bible and the Greek New Testament.',
  );
  expect(remarks).toBe(
    'A stronger color means more of them in a verse, not that the verse matters more. Chapters and verses have the numbers of the Hebrew and Greek texts.',
  );
});

test('a question about one script names the testament that is not searched', () => {
  const { shown, remarks } = pictureInWords(shape, [answered('spelling.יהוה', { 4: 1 }, NEW_TESTAMENT)]);
  expect(shown).toBe('יהוה: 1 time, in 1 of 23,145 verses of the Hebrew Bible.');
  expect(remarks).toMatch(/^The New Testament is not searched, because this question is about Hebrew\./u);
});

test('multiples are compared with evenly spread values', () => {
  const multiples = { ...answered('verse.multiple-of-37', { 7: 1 }), all: 31_102 };
  expect(pictureInWords(shape, [multiples]).shown).toBe(
    '1 of 31,102 verses of the Hebrew Bible and the Greek New Testament has a value that is a multiple of 37 by Hebrew and Greek Standard. If values were spread evenly, 1 in 37 would be a multiple: about 841 of 31,102 verses.',
  );
});

test('a method that counts no text says so, and two questions say what their colors mean', () => {
  const none = answered('phrase.26.HEBREW_BONEEH', {}, 0);
  expect(pictureInWords(shape, [none]).shown).toBe(
    'No text is searched, because the method counts the letters of none.',
  );
  const pair = pictureInWords(shape, [answered('length.words', { 3: 9 }), answered('lemma.G26', { 3: 1 })]);
  expect(pair.shown).toMatch(
    /^The 31,102 verses of the Hebrew Bible and the Greek New Testament have 9 words, up to 9 in a verse\. ἀγάπη \(G26\): 1 time, in 1 of /u,
  );
  expect(pair.remarks).toMatch(/^The color tells which question a verse answers\./u);
});

test('of two questions, each says which testament it does not search', () => {
  const hebrew = answered('spelling.יהוה', { 4: 1 }, NEW_TESTAMENT);
  const greek = answered('lemma.G26', { 31000: 1 });
  greek.answer.asked.fill(0, 0, NEW_TESTAMENT);
  expect(pictureInWords(shape, [hebrew, greek]).remarks).toMatch(
    /^The first question does not search the New Testament, because it is about Hebrew\. The second question does not search the Old Testament, because it is about Greek\. The color/u,
  );
  expect(pictureInWords(shape, [hebrew, hebrew]).remarks).toMatch(
    /^The New Testament is not searched, because both questions are about Hebrew\. The color/u,
  );
});
