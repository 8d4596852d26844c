import { expect, test } from 'vitest';
import type { VerseSummary } from '../../../domain/contract/index.ts';
import { translationCounter } from './count-translation.ts';

const verse = (text: string | null, tagged: VerseSummary['verse']['tagged'] = null) =>
  ({
    book: 'john',
    chapter: 1,
    verse: 1,
    text,
    tagged,
    hebrewText: null,
    greekText: 'Ἐν ἀρχῇ',
  }) as VerseSummary['verse'];

test('the words of a Hebrew translation have values by the chosen Hebrew methods, and the verse has a total for each method', () => {
  const counter = translationCounter('he', ['GREEK_STANDARD', 'HEBREW_STANDARD', 'HEBREW_ORDINAL']);
  const counted = counter?.count(verse('בְּרֵאשִׁית הָיָה הַדָּבָר׃'));
  expect(counted?.words.map(({ word, gematriaValues }) => [word.lemma, word.after, gematriaValues])).toEqual([
    [
      'בראשית',
      ' ',
      [
        { method: 'HEBREW_STANDARD', value: 913 },
        { method: 'HEBREW_ORDINAL', value: 76 },
      ],
    ],
    [
      'היה',
      ' ',
      [
        { method: 'HEBREW_STANDARD', value: 20 },
        { method: 'HEBREW_ORDINAL', value: 20 },
      ],
    ],
    [
      'הדבר',
      '׃',
      [
        { method: 'HEBREW_STANDARD', value: 211 },
        { method: 'HEBREW_ORDINAL', value: 31 },
      ],
    ],
  ]);
  expect(counted?.totalValues).toEqual([
    { method: 'GREEK_STANDARD', value: null },
    { method: 'HEBREW_STANDARD', value: 1144 },
    { method: 'HEBREW_ORDINAL', value: 127 },
  ]);
  expect(counted?.verse).toMatchObject({ hebrewText: 'בְּרֵאשִׁית הָיָה הַדָּבָר׃', greekText: null });
  expect(counted?.words[0]?.word).toMatchObject({
    transliteration: 'bereshit',
    language: 'he',
    wordPosition: 1,
  });
  expect(counted?.note).toBe(
    'This version is a translation into Hebrew. Its values are counted from its own words.',
  );
});

test('if only methods of the other script are chosen, the note says why there is no value', () => {
  const counted = translationCounter('grc', ['HEBREW_STANDARD'])?.count(verse('Ἐν ἀρχῇ'));
  expect(counted?.words.map(({ gematriaValues }) => gematriaValues)).toEqual([[], []]);
  expect(counted?.note).toBe(
    'This version is a translation into Greek. Its values are counted from its own words. Hebrew methods count Hebrew letters. This text is Greek.',
  );
});

test('a word keeps the Strong’s number of a tagged translation; what is between words keeps its place', () => {
  const tagged = [
    { text: '«Ἐν', strongsNumber: 'G1722' },
    { text: ' ἀρχῇ', strongsNumber: 'G746' },
    { text: '', strongsNumber: 'G9999' },
    { text: ' ὁ λόγος.', strongsNumber: null },
  ];
  const counted = translationCounter('grc', ['GREEK_STANDARD'])?.count(verse('«Ἐν ἀρχῇ ὁ λόγος.', tagged));
  expect(counted?.words.map(({ word }) => [word.strongsNumber, word.lemma])).toEqual([
    ['G1722', 'G1722'],
    ['G746', 'G746'],
    [null, 'ο'],
    [null, 'λογοσ'],
  ]);
  expect(counted?.words.map(({ word }) => word.before + word.originalText + word.after).join('')).toBe(
    '«Ἐν ἀρχῇ ὁ λόγος.',
  );
});

test('there is nothing to count in another language, in a verse that the version lacks and in one without Hebrew letters', () => {
  expect(translationCounter('de', ['HEBREW_STANDARD'])).toBeUndefined();
  const counter = translationCounter('he', ['HEBREW_STANDARD']);
  expect(counter?.count(verse(null))).toBeUndefined();
  expect(counter?.count(verse('[not in this version]'))).toBeUndefined();
});
