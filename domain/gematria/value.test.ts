import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countIotaSubscripts } from '../greek/index.ts';
import { stripPoints } from '../hebrew/index.ts';
import {
  ADDITIVE_METHODS,
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
const DEUTERONOMY_6_4 = 'שְׁמַ֖ע יִשְׂרָאֵ֑ל יְהוָ֥ה אֱלֹהֵ֖ינוּ יְהוָ֥ה ׀ אֶחָֽד׃';
const JOHN_1_1 = 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.';

describe('published values', () => {
  test.each<[MethodId, string, number, GematriaOptions?]>([
    ['HEBREW_STANDARD', GENESIS_1_1, 2701],
    ['HEBREW_ORDINAL', GENESIS_1_1, 298],
    ['HEBREW_GADOL', GENESIS_1_1, 4631],
    ['HEBREW_STANDARD', DEUTERONOMY_6_4, 1118],
    ['HEBREW_STANDARD', 'שלום', 376],
    ['HEBREW_ORDINAL', 'שלום', 52],
    ['HEBREW_STANDARD', 'אלהים', 86],
    ['HEBREW_GADOL', 'אלהים', 646],
    ['HEBREW_STANDARD', 'אליעזר', 318],
    ['HEBREW_STANDARD', 'חי', 18],
    ['HEBREW_STANDARD', 'ששך', 620],
    ['HEBREW_ATBASH', 'בבל', 620],
    ['HEBREW_STANDARD', 'אפרים מנשה', 726],
    ['HEBREW_KOLEL_ONE', 'ראובן שמעון', 726],
    ['HEBREW_KATAN', 'בראשית', 13],
    ['HEBREW_KATAN_MISPARI', GENESIS_1_1, 1],
    ['HEBREW_KATAN_MISPARI', 'שלום', 7],
    ['HEBREW_KIDMI', 'אחד', 47],
    ['HEBREW_PERATI', 'יהוה', 186],
    ['HEBREW_STANDARD', 'מקום', 186],
    ['HEBREW_MESHULASH', 'יהוה', 1466],
    ['HEBREW_MUSAFI', 'יהוה', 30],
    ['HEBREW_KOLEL', GENESIS_1_1, 2708],
    ['HEBREW_HAMERUBAH_HAKLALI', 'יהוה', 676],
    ['HEBREW_BONEEH', 'יהוה', 72],
    ['HEBREW_BONEEH', 'יהוה אחד', 72 + 27 + 35 + 39],
    ['HEBREW_BONEEH_PER_WORD', 'יהוה אחד', 72 + 1 + 9 + 13],
    ['HEBREW_HAACHOR', 'יהוה', 58],
    ['HEBREW_HAACHOR', 'יהוה אחד', 58 + 5 + 48 + 28],
    ['HEBREW_HAACHOR_PER_WORD', 'יהוה אחד', 58 + 1 + 16 + 12],
    ['HEBREW_ALBAM', 'טבאל', 271],
    ['HEBREW_STANDARD', 'רמלא', 271],
    ['HEBREW_AVGAD', 'יהוה', 39],
    ['HEBREW_MILUI', 'יהוה', 72, { milui: 'av' }],
    ['HEBREW_MILUI', 'יהוה', 63, { milui: 'sag' }],
    ['HEBREW_MILUI', 'יהוה', 45, { milui: 'mah' }],
    ['HEBREW_MILUI', 'יהוה', 52, { milui: 'ben' }],
    ['HEBREW_NEELAM', 'יהוה', 46, { milui: 'av' }],
    ['HEBREW_MISPARI', 'י', 570],
    ['HEBREW_MISPARI', 'א', 13],
    ['HEBREW_MISPARI', 'א', 409, { one: 'feminine' }],
    ['GREEK_STANDARD', 'Ἰησοῦς', 888],
    ['GREEK_STANDARD', 'Χριστός', 1480],
    ['GREEK_STANDARD', 'λόγος', 373],
    ['GREEK_STANDARD', 'ἀμήν', 99],
    ['GREEK_STANDARD', 'περιστερά', 801],
    ['GREEK_ISOPSEPHY', 'Νέρων', 1005],
    ['GREEK_ISOPSEPHY', 'ἰδίαν μητέρα ἀπέκτεινε', 1005],
    ['GREEK_MILLESIAN', 'χξϛ', 666],
    ['GREEK_STANDARD', 'ϙϡ', 990],
    ['GREEK_STANDARD', JOHN_1_1, 3617],
    ['GREEK_STANDARD', JOHN_1_1, 3627, { iotaSubscript: 'counted' }],
    ['GREEK_ORDINAL', 'λόγος', 11 + 15 + 3 + 15 + 18],
    ['GREEK_ORDINAL_27', 'χξϛ', 24 + 15 + 6],
    ['GREEK_REDUCED_TOTAL', 'Ἰησοῦς', 6],
    ['GREEK_REDUCED_LETTERS', 'Ἰησοῦς', 1 + 8 + 2 + 7 + 4 + 2],
    ['GREEK_SQUARES', 'ιβ', 104],
    ['GREEK_CUBES', 'ιβ', 1008],
    ['GREEK_KOLEL', 'ὁ λόγος', 70 + 373 + 2],
  ])('%s of %s is %i', (method, text, value, options) => {
    expect(gematriaValue(method, text, options)).toBe(value);
  });

  test('the words of Genesis 1:1 have the values 913 203 86 401 395 407 296, and 28 letters', () => {
    const words = bareWords('hebrew', GENESIS_1_1);
    expect(words.map((word) => gematriaValue('HEBREW_STANDARD', word))).toEqual([
      913, 203, 86, 401, 395, 407, 296,
    ]);
    expect(words.join('')).toHaveLength(28);
  });

  test('the whole alphabets have the values 1775 and 4995 (Hebrew) and 3999 (Greek)', () => {
    expect(gematriaValue('HEBREW_STANDARD', HEBREW_ALPHABET + HEBREW_FINALS)).toBe(1775);
    expect(gematriaValue('HEBREW_GADOL', HEBREW_ALPHABET + HEBREW_FINALS)).toBe(4995);
    expect(gematriaValue('GREEK_STANDARD', GREEK_ALPHABET)).toBe(3999);
  });

  test('the values of λύω, σινδών, בראשית (katan) and Χριστός are not the wrong values that other sources print', () => {
    expect(gematriaValue('GREEK_STANDARD', 'λύω')).toBe(1230);
    expect(gematriaValue('GREEK_STANDARD', 'σινδών')).toBe(1114);
    expect(gematriaValue('HEBREW_KATAN', 'בראשית')).not.toBe(22);
    expect(gematriaValue('GREEK_STANDARD', 'Χριστός')).not.toBe(880);
  });
});

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
  iotaSubscript: fc.constantFrom('ignored', 'counted'),
  one: fc.constantFrom('masculine', 'feminine'),
});
const few = { numRuns: 40 };
const zeroIfNone = (value: number | null) => value ?? 0;

describe.each(METHODS)('$id', (method) => {
  const { id, script } = method;

  test('gives one value, a positive whole number or null, to a text in composed, decomposed, pointed and bare form', () => {
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

  test('gives the stored bare words of a text the value of the text', () => {
    fc.assert(
      fc.property(textFor(id), options, (text, chosen) => {
        const stored = bareWords(script, text);
        const value = valueOfWords(id, stored, chosen, countIotaSubscripts(text));
        expect(value).toBe(gematriaValue(id, text, chosen));
      }),
      few,
    );
  });

  test(`is ${method.additive ? '' : 'not '}listed as additive, and its values add up letter by letter only if it is listed or is Musafi`, () => {
    const letters = script === 'hebrew' ? HEBREW_ALPHABET : GREEK_ALPHABET;
    const adds = [...letters].every((letter) => {
      const apart = zeroIfNone(gematriaValue(id, letters)) + zeroIfNone(gematriaValue(id, letter));
      return gematriaValue(id, letters + letter) === apart;
    });
    // Musafi adds one for each letter, so its values also add up. But it is not listed as additive, because it is
    // derived from the total.
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

  test(`${method.wordsSumToVerse ? 'is' : 'is not'} the sum of its words, as its description says`, () => {
    const sumOfWords = (text: string, chosen?: GematriaOptions) =>
      bareWords(script, text, chosen).reduce(
        (sum, word) => sum + zeroIfNone(gematriaValue(id, word, chosen)),
        0,
      );
    const verse = script === 'hebrew' ? GENESIS_1_1 : JOHN_1_1;
    expect(sumOfWords(verse) === gematriaValue(id, verse)).toBe(method.wordsSumToVerse);
    if (!method.wordsSumToVerse) return;
    fc.assert(
      fc.property(textFor(id), options, (text, chosen) => {
        expect(sumOfWords(text, chosen)).toBe(zeroIfNone(gematriaValue(id, text, chosen)));
      }),
      few,
    );
  });

  test('has no value without a letter of its script: null, not 0', () => {
    const other = script === 'hebrew' ? 'λόγος' : 'שלום';
    for (const text of ['', ' ', 'peace', '123', '־׃ָ', '— ’', other])
      expect(gematriaValue(id, text)).toBeNull();
    expect(valueOfWords(id, [])).toBeNull();
    expect(valueOfWords(id, ['', ''])).toBeNull();
  });

  test('counts only the letters of its own script in a mixed text', () => {
    const own = script === 'hebrew' ? 'שלום' : 'λόγος';
    const mixed = script === 'hebrew' ? 'peace שלום λόγος 7' : 'peace λόγος שלום 7';
    expect(gematriaValue(id, mixed)).toBe(gematriaValue(id, own));
  });
});

describe('without the defects of other gematria tools', () => {
  test('one caller’s option does not change another caller’s answer', () => {
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

  test('pointed and accented text gives a number, never NaN', () => {
    for (const { id, script } of METHODS)
      expect(gematriaValue(id, script === 'hebrew' ? DEUTERONOMY_6_4 : JOHN_1_1)).toSatisfy(
        Number.isSafeInteger,
      );
  });

  test('final letters count, so שלום is not 336 and λόγος is not 173', () => {
    expect(gematriaValue('HEBREW_STANDARD', 'שלום')).not.toBe(336);
    expect(gematriaValue('GREEK_STANDARD', 'λόγος')).not.toBe(173);
  });

  test('the square of the total of the whole Tanakh is still exact, and a larger square throws', () => {
    expect(78_091_408 ** 2).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(() => valueOfWords('HEBREW_HAMERUBAH_HAKLALI', ['ת'.repeat(300_000)])).toThrow(RangeError);
  });
});

test('23 Hebrew and 8 Greek methods are additive', () => {
  expect(ADDITIVE_METHODS.filter((id) => id.startsWith('HEBREW'))).toHaveLength(23);
  expect(ADDITIVE_METHODS.filter((id) => id.startsWith('GREEK'))).toHaveLength(8);
});
