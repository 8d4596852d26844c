import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { GREEK_ALPHABET, gematriaValue, HEBREW_ALPHABET, HEBREW_FINALS, METHODS } from './index.ts';

const GENESIS_1_1 = 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃';
const parts = fc.constantFrom(
  ...HEBREW_ALPHABET,
  ...HEBREW_FINALS,
  ...GREEK_ALPHABET,
  'ῇ',
  'ϛ',
  'ָ',
  ' ',
  '־',
  'a',
  '7',
  '{פ}',
);
const mixedText = fc.array(parts, { maxLength: 30 }).map((list) => list.join(''));

describe.each(METHODS)('$id', ({ id }) => {
  test(`the working of ${id} ends with its value, and its letters add up to this value or to the value of the first step`, () => {
    fc.assert(
      fc.property(
        mixedText,
        fc.constantFrom('counted' as const, 'ignored' as const),
        (text, iotaSubscript) => {
          const working = explain(id, text, { iotaSubscript });
          expect(working.value).toBe(gematriaValue(id, text, { iotaSubscript }));
          const sum = working.letters.reduce((total, { value }) => total + value, 0);
          if (working.value === null) expect({ sum, steps: working.steps }).toEqual({ sum: 0, steps: [] });
          else expect(sum).toBe(working.steps[0]?.value ?? working.value);
          expect(working.steps.at(-1)?.value ?? working.value).toBe(working.value);
          for (const word of working.words)
            expect(word.value).toBe(gematriaValue(id, word.text, { iotaSubscript }));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a working shows', () => {
  test('the working of a value shows the seven words of Genesis 1:1 with their values', () => {
    const { words, letters, ignored } = explain('HEBREW_STANDARD', GENESIS_1_1);
    expect(words.map(({ value }) => value)).toEqual([913, 203, 86, 401, 395, 407, 296]);
    expect(words[0]?.text).toBe('בראשית');
    expect(letters.slice(0, 3)).toEqual([
      { letter: 'ב', value: 2 },
      { letter: 'ר', value: 200 },
      { letter: 'א', value: 1 },
    ]);
    expect(ignored.map(({ reason }) => reason)).toEqual(['points and accents', 'punctuation']);
  });

  test('the working of a value shows the letter that replaces a letter, the letter’s name, or the name of its number', () => {
    expect(explain('HEBREW_ATBASH', 'ב').letters).toEqual([{ letter: 'ב', value: 300, as: 'ש' }]);
    expect(explain('HEBREW_MILUI', 'ו', { milui: 'av' }).letters).toEqual([
      { letter: 'ו', value: 22, as: 'ויו' },
    ]);
    expect(explain('HEBREW_MISPARI', 'י').letters).toEqual([{ letter: 'י', value: 570, as: 'עשר' }]);
  });

  test('the working of a value shows the running sums of HEBREW_BONEEH, and the letters of HEBREW_HAACHOR multiplied by their positions', () => {
    expect(explain('HEBREW_BONEEH', 'יהוה').letters.map(({ value }) => value)).toEqual([10, 15, 21, 26]);
    expect(explain('HEBREW_HAACHOR', 'יהוה').letters.map(({ value }) => value)).toEqual([10, 10, 18, 20]);
  });

  test('the working of a value shows the steps after the sum of the letters', () => {
    expect(explain('HEBREW_HAMERUBAH_HAKLALI', 'יהוה').steps).toEqual([
      { step: 'sum of the letters', value: 26 },
      { step: 'square of the total', value: 676 },
    ]);
  });

  test('the working of a value shows everything that is left out of a mixed text, with the reasons', () => {
    expect(explain('HEBREW_STANDARD', 'God (אֵל־) θεός 12 {פ}\u200F').ignored).toEqual([
      { text: '{פ}', reason: 'section mark', count: 3 },
      { text: 'God … θεός', reason: 'other script', count: 7 },
      { text: '(־)', reason: 'punctuation', count: 3 },
      { text: 'ֵ', reason: 'points and accents', count: 1 },
      { text: '12', reason: 'digit', count: 2 },
      { text: '\u200F', reason: 'invisible character', count: 1 },
    ]);
  });

  test('the working of a value shows an iota subscript as left out, unless it is counted as a letter', () => {
    expect(explain('GREEK_STANDARD', 'τῷ').ignored.map(({ reason }) => reason)).toContain('iota subscript');
    const counted = explain('GREEK_STANDARD', 'τῷ', { iotaSubscript: 'counted' });
    expect(counted.letters).toEqual([
      { letter: 'τ', value: 300 },
      { letter: 'ω', value: 800 },
      { letter: 'ι', value: 10 },
    ]);
    expect(counted.ignored.map(({ reason }) => reason)).not.toContain('iota subscript');
  });

  test('the working of a value shows stigma as left out by GREEK_ORDINAL, which counts only the 24 letters of the alphabet', () => {
    expect(explain('GREEK_ORDINAL', 'χξϛ').ignored).toEqual([
      { text: 'ϛ', reason: 'not in the alphabet of this method', count: 1 },
    ]);
  });

  test('the working of a value has null as the value, and no letters, words or steps, for a text without Hebrew letters', () => {
    expect(explain('HEBREW_KOLEL', 'peace')).toMatchObject({
      value: null,
      letters: [],
      words: [],
      steps: [],
    });
  });
});

describe('exchanged letters, as in Jeremiah 25:26 and 51:1, Isaiah 7:6 and the mezuzah', () => {
  test.each([
    ['HEBREW_ATBASH', 'בבל', 'ששכ'],
    ['HEBREW_ATBASH', 'לֵב קָמָי', 'כש דימ'],
    ['HEBREW_ALBAM', 'טָבְאַל', 'רמלא'],
    ['HEBREW_AVGAD', 'יְהוָה אֱלֹהֵינוּ יְהוָה', 'כוזו במוכסז כוזו'],
    ['HEBREW_REVERSE_AVGAD', 'כוזו', 'יהוה'],
  ] as const)('the method %s exchanges the letters of %s for %s', (method, text, exchanged) => {
    const read = explain(method, text).letters.map((letter) => letter.as);
    expect(read.join('')).toBe(exchanged.replaceAll(' ', ''));
  });
});
