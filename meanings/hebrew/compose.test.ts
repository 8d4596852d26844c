import { describe, expect, test } from 'vitest';
import { meaningWord } from '../testing.ts';
import { composeHebrew } from './compose.ts';

const POEM = { book: 'psalms', chapter: 1, verse: 0 };
const textsAt = (place: Parameters<typeof composeHebrew>[1], words: readonly string[]) =>
  composeHebrew(words.map(meaningWord), place).map(({ text }) => text);
const prose = (...words: string[]) => textsAt(null, words);

// The examples of the rules prove what each rule answers. These tests prove how the answers are joined.
test('the composed meanings of Psalm 23:3 read like the psalm in English', () => {
  const words = [
    'נפשי HNcbsc/Sp1cs H5315 soul',
    'ישובב HVoi3ms H7725 to return',
    'ינחני HVhi3ms/Sp1cs H5148 to lead',
    'במעגלי HR/Ncmpc H4570 path',
    'צדק HNcmsa H6664 righteousness',
    'למען HR H4616 because',
    'שמו HNcmsc/Sp3ms H8034 name',
  ];
  expect(textsAt(POEM, words).join(' | ')).toBe(
    'my soul | he restores | he leads me | in the paths of | righteousness | for the sake of | his name',
  );
});

describe('prefixes', () => {
  test('a Hebrew prefix is translated by its letter, because the morphology code does not say which preposition it is', () => {
    const words = ['בבית', 'לבית', 'כבית', 'מבית'].map((letters) => `${letters} HRd/Ncmsa H1004 house`);
    expect(words.flatMap((word) => prose(word))).toEqual([
      'in the house',
      'to the house',
      'like a house',
      'from the house',
    ]);
  });

  test('a Hebrew prefix can follow “and”, and a suffix can follow it instead of a word', () => {
    expect(prose('ומארץ HC/R/Ncbsa H776 earth')).toEqual(['and from land']);
    expect(prose('ולו HC/R/Sp3ms -')).toEqual(['and to him']);
    expect(prose('לפניו HR/Ncbpc/Sp3ms H6440 face')).toEqual(['before him']);
  });

  test('a word has no composed meaning if its first letter is not a prefix although its morphology code names one', () => {
    expect(prose('דבר HR/Ncmsa H1697 word')).toEqual([null]);
  });

  test('a Hebrew name of several words has its English name at the first word and “…” at the others', () => {
    expect(prose('מבית HR/Np H1035+ Bethlehem', 'לחם HNp H1035 Bethlehem')).toEqual(['from Bethlehem', '…']);
  });
});

test('a dictionary gloss that is a verb or a description is not the meaning of a Hebrew noun', () => {
  expect(prose('רזה HNcfsa H9999 to attenuate', 'מצבה HNcfsa H4526 border')).toEqual([null, 'border']);
  expect(prose('תמונה HNcfsa H9999 something portioned out')).toEqual([null]);
});

test('a Hebrew word without a morphology code has no composed meaning', () => {
  expect(prose('שלום - H7965 peace', 'שלום HX9 H7965 peace')).toEqual([null, 'peace']);
});

describe('verbs', () => {
  test('a Hebrew verb has “and”, its subject and its object around its English verb, however many words that has', () => {
    expect(
      prose(
        'ויוציאם HC/Vhw3ms/Sp3mp H3318 to go out',
        'חנני HVqv2ms/Sp1cs H2603 to be gracious',
        'הכלמני HVhp3ms/Sp1cs H3637 to wound',
        'ויתחבא HC/Vtw3ms H2244 to hide',
        'וימליכו HC/Vhw3mp/Sp3ms H4427 to reign',
        'ואכלת HC/Vqq2ms H398 to eat',
      ),
    ).toEqual([
      'and he brought them out',
      'be gracious to me',
      'he put me to shame',
      'and he hid himself',
      'and they made him king',
      'and you will eat',
    ]);
  });

  test('a Hebrew question has its pronoun in the English place', () => {
    expect(prose('הישוב HTi/Vqi3ms H7725 to return')).toEqual(['will he return?']);
    expect(prose('הראית HTi/Vqp2ms H7200 to see')).toEqual(['did you see?']);
    expect(prose('הנשבר HTi/VNp3ms H7665 to break')).toEqual(['was it broken?']);
  });

  test('a Hebrew participle with a prefix and a suffix is a clause with them', () => {
    expect(prose('לאהבי HR/Vqrmpc/Sp1cs H157 to love', 'בבאו HR/Vqc/Sp3ms H935 to come')).toEqual([
      'to those who love me',
      'when he came',
    ]);
  });

  test('a Hebrew wish goes on with a second subject: “and let appear”', () => {
    expect(
      prose(
        'יהי HVqj3ms H1961 to be',
        'אור HNcmsa H216 light',
        'ותראה HC/VNi3fs H7200 to see',
        'היבשה HTd/Ncfsa H3004 dry land',
      ),
    ).toEqual(['let there be', 'light', 'and let appear', 'the dry land']);
  });

  test('an Aramaic verb has the meaning of its Aramaic stem', () => {
    expect(
      prose('ענה AVqp3ms H6032 to answer', 'מלכא ANcmsd/Td H4430 king', 'להודעה AR/Vhc H3046 to know'),
    ).toEqual(['answered', 'the king', 'to make known']);
  });
});
