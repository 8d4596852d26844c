import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countIotaSubscripts } from '../greek/index.ts';
import { stripPoints } from '../hebrew/index.ts';
import {
  bareWords,
  type GematriaOptions,
  GREEK_ALPHABET,
  gematriaValue,
  gematriaValues,
  HEBREW_ALPHABET,
  HEBREW_FINALS,
  METHODS,
  type MethodId,
  valueOfWords,
} from './index.ts';

const GENESIS_1_1 = 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃';
const JOHN_1_1 = 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.';

const hebrewPart = fc.constantFrom(
  ...HEBREW_ALPHABET,
  ...HEBREW_FINALS,
  'בָּ',
  'שׁ֖',
  'אֱ',
  ' ',
  ' ',
  '־',
  '׀',
  '׃',
  '"',
  'שּׁ',
  'ﭏ',
);
const greekPart = fc.constantFrom(...GREEK_ALPHABET, 'ς', 'ᾳ', 'ῇ', 'Ἰ', 'ῦ', 'ϛ', ' ', ' ', '—', '’', '"');
const textFor = (method: MethodId) =>
  fc
    .array(method.startsWith('HEBREW') ? hebrewPart : greekPart, { maxLength: 40 })
    .map((parts) => parts.join(''));
const options = fc.record<GematriaOptions>({
  milui: fc.constantFrom('standard', 'av', 'sag', 'mah', 'ben'),
  tav: fc.constantFrom('plain', 'alef', 'yod'),
  iotaSubscript: fc.constantFrom('ignored', 'counted'),
  one: fc.constantFrom('masculine', 'feminine'),
});
const few = { numRuns: 40 };
const OTHER_SUMS_OF_WORDS = new Set<MethodId>([
  'HEBREW_MUSAFI',
  'HEBREW_KOLEL',
  'HEBREW_BONEEH_PER_WORD',
  'HEBREW_HAACHOR_PER_WORD',
  'GREEK_KOLEL',
]);
const zeroIfNone = (value: number | null) => value ?? 0;

describe.each(METHODS)('$id', (method) => {
  const { id, script } = method;

  test(`${id} gives one value, a positive whole number or null, to a text in composed, decomposed, pointed and bare form`, () => {
    fc.assert(
      fc.property(textFor(id), options, (text, chosen) => {
        const value = gematriaValue(id, text, chosen);
        expect(value === null || (Number.isSafeInteger(value) && value > 0)).toBe(true);
        expect(gematriaValue(id, text.normalize('NFC'), chosen)).toBe(value);
        expect(gematriaValue(id, text.normalize('NFD'), chosen)).toBe(value);
        if (script === 'hebrew') expect(gematriaValue(id, stripPoints(text), chosen)).toBe(value);
        else expect(gematriaValue(id, bareWords('greek', text, chosen).join(' '))).toBe(value);
      }),
      few,
    );
  });

  test(`${id} gives the stored bare words of a text the value of the text`, () => {
    fc.assert(
      fc.property(textFor(id), options, (text, chosen) => {
        const stored = bareWords(script, text);
        const value = valueOfWords(id, stored, chosen, countIotaSubscripts(text));
        expect(value).toBe(gematriaValue(id, text, chosen));
      }),
      few,
    );
  });

  test(`${id} is ${method.additive ? '' : 'not '}listed as additive, and its values add up letter by letter only if it is listed or is Musafi`, () => {
    const letters = script === 'hebrew' ? HEBREW_ALPHABET : GREEK_ALPHABET;
    const adds = [...letters].every((letter) => {
      const apart = zeroIfNone(gematriaValue(id, letters)) + zeroIfNone(gematriaValue(id, letter));
      return gematriaValue(id, letters + letter) === apart;
    });
    expect(adds).toBe(method.additive || id === 'HEBREW_MUSAFI');
    if (!method.additive) return;
    fc.assert(
      fc.property(textFor(id), textFor(id), options, (one, other, chosen) => {
        const sum = zeroIfNone(gematriaValue(id, one, chosen)) + zeroIfNone(gematriaValue(id, other, chosen));
        expect(zeroIfNone(gematriaValue(id, one + other, chosen))).toBe(sum);
      }),
      few,
    );
  });

  const isSumOfWords = method.additive || OTHER_SUMS_OF_WORDS.has(id);
  test(`${id} ${isSumOfWords ? 'gives' : 'does not give'} a verse the sum of the values of its words`, () => {
    const sumOfWords = (text: string, chosen?: GematriaOptions) =>
      bareWords(script, text, chosen).reduce(
        (sum, word) => sum + zeroIfNone(gematriaValue(id, word, chosen)),
        0,
      );
    const verse = script === 'hebrew' ? GENESIS_1_1 : JOHN_1_1;
    expect(sumOfWords(verse) === gematriaValue(id, verse)).toBe(isSumOfWords);
    if (!isSumOfWords) return;
    fc.assert(
      fc.property(textFor(id), options, (text, chosen) => {
        expect(sumOfWords(text, chosen)).toBe(zeroIfNone(gematriaValue(id, text, chosen)));
      }),
      few,
    );
  });

  test(`${id} has no value without a letter of its script: null, not 0`, () => {
    const other = script === 'hebrew' ? 'λόγος' : 'שלום';
    for (const text of ['', ' ', 'peace', '123', '־׃ָ', '— ’', other])
      expect(gematriaValue(id, text)).toBeNull();
    expect(valueOfWords(id, [])).toBeNull();
    expect(valueOfWords(id, ['', ''])).toBeNull();
  });

  test(`${id} counts only the letters of its own script in a mixed text`, () => {
    const counted = script === 'hebrew' ? 'שלום' : 'λόγος';
    const mixed = script === 'hebrew' ? 'peace שלום λόγος 7' : 'peace λόγος שלום 7';
    expect(gematriaValue(id, mixed)).toBe(gematriaValue(id, counted));
  });
});

describe('without the defects of other gematria tools', () => {
  test('one caller’s option of a method does not change another caller’s answer', () => {
    const before = METHODS.map(({ id }) => gematriaValue(id, `${GENESIS_1_1} ${JOHN_1_1}`));
    for (const { id } of METHODS) gematriaValue(id, 'יהוה ᾠδῇ', { milui: 'ben', iotaSubscript: 'counted' });
    expect(METHODS.map(({ id }) => gematriaValue(id, `${GENESIS_1_1} ${JOHN_1_1}`))).toEqual(before);
  });

  test('the order of the methods in a call does not change the values', () => {
    const ids = METHODS.map(({ id }) => id);
    const forward = gematriaValues(ids, GENESIS_1_1);
    const backward = gematriaValues(ids.toReversed(), GENESIS_1_1);
    expect(backward.toReversed()).toEqual(forward);
  });

  test('a quotation mark, geresh or gershayim inside a word does not split it', () => {
    for (const word of ['תש"ן', 'תש״ן', "תש'ן", 'תש׳ן', 'תש”ן']) {
      expect(gematriaValue('HEBREW_KOLEL', word)).toBe(751);
      expect(gematriaValue('HEBREW_HAACHOR_PER_WORD', word)).toBe(400 + 600 + 150);
    }
  });

  test('the square of the total of the whole Tanakh is still exact, and a larger square throws', () => {
    expect(78_091_408 ** 2).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(() => valueOfWords('HEBREW_HAMERUBAH_HAKLALI', ['ת'.repeat(300_000)])).toThrow(RangeError);
  });
});
