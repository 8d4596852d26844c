import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFields } from '../../../../domain/basics/index.ts';
import type { WordAnalysis } from '../../../../domain/contract/index.ts';
import { CHOSEN_WORDS } from '../../../addresses/explorer-address.ts';
import { wordWith } from '../../../shared/scripture/testing.ts';
import {
  type ChoosableText,
  chosenIn,
  chosenNumbers,
  inAddress,
  isReadable,
  NOTHING,
  placesOf,
  readChosen,
  sumOf,
  toggled,
  withWords,
  wordsBetween,
  wordsOfKind,
  writeChosen,
} from './chosen-words.ts';

const hebrew = (text: string, morphology = 'HNcmsa'): WordAnalysis =>
  wordWith({ originalText: text, morphology });
const greek = (text: string, morphology: string): WordAnalysis =>
  wordWith({ originalText: text, morphology, language: 'grc' });
const verse = (words: readonly WordAnalysis[]): readonly ChoosableText[] => [
  { key: 'w', verse: null, words },
];

const GENESIS_1_1 = verse([
  hebrew('בְּרֵאשִׁ֖ית', 'HR/Ncfsa'),
  hebrew('בָּרָ֣א', 'HVqp3ms'),
  hebrew('אֱלֹהִ֑ים', 'HNcmpa'),
  hebrew('אֵ֥ת', 'HTo'),
  hebrew('הַשָּׁמַ֖יִם', 'HTd/Ncmpa'),
  hebrew('וְאֵ֥ת', 'HC/To'),
  hebrew('הָאָֽרֶץ', 'HTd/Ncbsa'),
]);
const TWO_VERSES: readonly ChoosableText[] = [
  { key: 'a', verse: 1, words: [hebrew('א'), hebrew('ב'), hebrew('ג')] },
  { key: 'b', verse: 2, words: [hebrew('ד'), hebrew('ה')] },
];
const standard = (words: readonly WordAnalysis[]) => sumOf(words, ['HEBREW_STANDARD']).values[0]?.value;
const forms = (words: readonly WordAnalysis[]) => words.map(({ word }) => word.originalText);

test('the nouns of Genesis 1:1 are four words and 1,690; God, heaven and earth are 777', () => {
  const nouns = chosenIn(GENESIS_1_1, wordsOfKind(GENESIS_1_1, 'nouns'));
  expect(nouns).toHaveLength(4);
  expect(standard(nouns)).toBe(1690);
  const three = readChosen(GENESIS_1_1, '3,5,7');
  expect(standard(chosenIn(GENESIS_1_1, three))).toBe(777);
  expect(wordsOfKind(GENESIS_1_1, 'names')).toEqual(NOTHING);
});

test('names are chosen by morphology, in Greek only where the codes mark them', () => {
  const hebrewNames = verse([hebrew('יהוה', 'HNp'), hebrew('ולדוד', 'HC/R/Np'), hebrew('מלך')]);
  expect(forms(chosenIn(hebrewNames, wordsOfKind(hebrewNames, 'names')))).toEqual(['יהוה', 'ולדוד']);
  const marked = verse([greek('Παῦλος', 'N-NSM-P'), greek('ἀπόστολος', 'N-NSM')]);
  expect(forms(chosenIn(marked, wordsOfKind(marked, 'names')))).toEqual(['Παῦλος']);
  const unmarked = verse([greek('Παῦλος', 'N-NSM'), greek('ἀγαπᾷ', 'V-PAI-3S/V-PAS-3S')]);
  expect(wordsOfKind(unmarked, 'names')).toEqual(NOTHING);
  expect(forms(chosenIn(unmarked, wordsOfKind(unmarked, 'nouns')))).toEqual(['Παῦλος']);
  const without = verse([wordWith({ originalText: 'דבר', morphology: null })]);
  expect(wordsOfKind(without, 'nouns')).toEqual(NOTHING);
});

test('τὸ δίκτυον is 1,224; methods of the other script have no sum', () => {
  const words = [greek('τὸ', 'T-ASN'), greek('δίκτυον', 'N-ASN')];
  expect(sumOf(words, ['HEBREW_STANDARD', 'GREEK_STANDARD'])).toEqual({
    letters: 9,
    values: [{ method: 'GREEK_STANDARD', value: 1224 }],
  });
});

test('a method that counts the words counts those that are chosen', () => {
  expect(sumOf([hebrew('א'), hebrew('ב')], ['HEBREW_KOLEL']).values[0]?.value).toBe(5);
});

test('the words from one to another go through verses, in both directions', () => {
  const places = placesOf(TWO_VERSES);
  const between = wordsBetween(places, { key: 'b', position: 1 }, { key: 'a', position: 2 });
  const chosen = withWords(NOTHING, between);
  expect(writeChosen(TWO_VERSES, chosen)).toBe('1.2-3,2.1');
  expect(chosenNumbers(TWO_VERSES, chosen)).toBe('1:2–3; 2:1');
  expect(forms(chosenIn(TWO_VERSES, chosen))).toEqual(['ב', 'ג', 'ד']);
});

test('a word is chosen and given up; a verse that does not change keeps its set', () => {
  const one = toggled(NOTHING, { key: 'a', position: 1 });
  const both = toggled(one, { key: 'b', position: 2 });
  expect(both.get('a')).toBe(one.get('a'));
  expect(writeChosen(TWO_VERSES, both)).toBe('1.1,2.2');
  expect(writeChosen(TWO_VERSES, toggled(both, { key: 'a', position: 1 }))).toBe('2.2');
});

test('words that the text does not have, and words of a chapter in a verse, are left out of an address', () => {
  expect(writeChosen(GENESIS_1_1, readChosen(GENESIS_1_1, '6-99,x,0,2.3'))).toBe('6-7');
  expect(writeChosen(TWO_VERSES, readChosen(TWO_VERSES, '3,2.2,9.1'))).toBe('2.2');
});

test('every choice is read from an address as it was written', () => {
  const choices = fc.subarray([...placesOf(TWO_VERSES)]).map((words) => withWords(NOTHING, words));
  fc.assert(
    fc.property(choices, (chosen) => {
      const read = readChosen(TWO_VERSES, writeChosen(TWO_VERSES, chosen));
      expect(chosenIn(TWO_VERSES, read)).toEqual(chosenIn(TWO_VERSES, chosen));
    }),
  );
});

test('an address holds every second word of the longest chapter; a longer choice is not cut to another one', () => {
  // Psalm 119 has 176 verses with six words on average.
  const chapter = (verses: number): readonly ChoosableText[] =>
    Array.from({ length: verses }, (_, at) => ({
      key: `v${at}`,
      verse: at + 1,
      words: Array.from({ length: 8 }, () => hebrew('א')),
    }));
  const everySecond = (texts: readonly ChoosableText[]) =>
    withWords(
      NOTHING,
      placesOf(texts).filter(({ position }) => position % 2 === 1),
    );
  const fromAddress = (words: string) => readFields(CHOSEN_WORDS, { words }).words ?? '';
  const psalm = chapter(176);
  const written = writeChosen(psalm, everySecond(psalm));
  expect(written.length).toBeGreaterThan(400);
  expect(fromAddress(inAddress(written))).toBe(written);
  expect(readChosen(psalm, written)).toEqual(everySecond(psalm));
  const longer = chapter(400);
  const tooLong = writeChosen(longer, everySecond(longer));
  expect(inAddress(tooLong)).toBe('');
  expect(isReadable(fromAddress(tooLong))).toBe(false);
  expect(readChosen(longer, fromAddress(tooLong))).toEqual(NOTHING);
});
