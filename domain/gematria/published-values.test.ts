import { describe, expect, test } from 'vitest';
import {
  type GematriaOptions,
  GREEK_ALPHABET,
  GREEK_NUMERALS,
  gematriaValue,
  HEBREW_ALPHABET,
  HEBREW_FINALS,
  LETTER_NAMES,
  letterReadings,
  letterTable,
  METHOD_IDS,
  type MethodId,
  methodById,
} from './index.ts';

const letters27 = HEBREW_ALPHABET + HEBREW_FINALS;
const bases = 'כמנפצ';

function row(method: MethodId, letters: string): number[] {
  return Array.from(letters, (letter) => letterTable(method)[letter] as number);
}
const numbers = (text: string) => text.split(' ').map(Number);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const LETTER_ROWS: [MethodId, string][] = [
  ['HEBREW_STANDARD', '1 2 3 4 5 6 7 8 9 10 20 30 40 50 60 70 80 90 100 200 300 400'],
  ['HEBREW_ORDINAL_27', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['HEBREW_KATAN', '1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4'],
  ['HEBREW_REVERSE_ORDINAL', '22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1'],
  ['HEBREW_KIDMI', '1 3 6 10 15 21 28 36 45 55 75 105 145 195 255 325 405 495 595 795 1095 1495'],
  ['HEBREW_ATBASH', '400 300 200 100 90 80 70 60 50 40 30 20 10 9 8 7 6 5 4 3 2 1'],
  ['HEBREW_ALBAM', '30 40 50 60 70 80 90 100 200 300 400 1 2 3 4 5 6 7 8 9 10 20'],
  ['HEBREW_ACHBI', '20 10 9 8 7 6 5 4 3 2 1 400 300 200 100 90 80 70 60 50 40 30'],
  ['HEBREW_ACHAS_BETA', '8 9 10 20 30 40 50 60 70 80 90 100 200 300 1 2 3 4 5 6 7 400'],
  ['HEBREW_AVGAD', '2 3 4 5 6 7 8 9 10 20 30 40 50 60 70 80 90 100 200 300 400 1'],
  ['HEBREW_REVERSE_AVGAD', '400 1 2 3 4 5 6 7 8 9 10 20 30 40 50 60 70 80 90 100 200 300'],
  ['HEBREW_ATBACH', '9 8 7 6 5 4 3 2 1 90 80 70 60 50 40 30 20 10 900 800 700 600'],
  ['HEBREW_ATBACH_27', '9 8 7 6 5 4 3 2 1 90 80 70 60 50 40 30 20 10 900 800 700 600'],
  ['HEBREW_AYAK_BAKAR', '10 20 30 40 50 60 70 80 90 100 200 300 400 500 600 700 800 900 1 2 3 4'],
  ['HEBREW_AYAK_BAKAR_27', '10 20 30 40 50 60 70 80 90 100 200 300 400 500 600 700 800 900 1 2 3 4'],
  ['HEBREW_OFANIM', '80 400 30 400 1 6 50 400 400 4 80 4 40 50 20 50 1 10 80 300 50 6'],
];

const GENESIS_1_1 = 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃';
const DEUTERONOMY_6_4 = 'שְׁמַ֖ע יִשְׂרָאֵ֑ל יְהוָ֥ה אֱלֹהֵ֖ינוּ יְהוָ֥ה ׀ אֶחָֽד׃';
const JOHN_1_1 = 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.';

const PUBLISHED: [MethodId, string, number, GematriaOptions?][] = [
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
  // Other sources print wrong values of these two.
  ['GREEK_STANDARD', 'λύω', 1230],
  ['GREEK_STANDARD', 'σινδών', 1114],
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
];

test.each(PUBLISHED)('the value by %s of %s is %i', (method, text, value, options) => {
  expect(gematriaValue(method, text, options)).toBe(value);
});

test('every method has a published value, or the values of its letters, in this file', () => {
  const tested = new Set([...PUBLISHED.map(([method]) => method), ...LETTER_ROWS.map(([method]) => method)]);
  expect(METHOD_IDS.filter((id) => !tested.has(id))).toEqual([]);
});

describe('the alphabets', () => {
  test('the alphabets have 22 and 27 Hebrew letters and 24 and 27 Greek signs, each once, in order', () => {
    const sizeOf = (letters: string) => new Set(letters).size;
    expect([sizeOf(HEBREW_ALPHABET), sizeOf(letters27)]).toEqual([22, 27]);
    expect([sizeOf(GREEK_ALPHABET), sizeOf(GREEK_NUMERALS)]).toEqual([24, 27]);
    expect([...HEBREW_ALPHABET].sort()).toEqual([...HEBREW_ALPHABET]);
    expect([...GREEK_ALPHABET].sort()).toEqual([...GREEK_ALPHABET]);
    expect([...GREEK_NUMERALS].filter((sign) => GREEK_ALPHABET.includes(sign)).join('')).toBe(GREEK_ALPHABET);
  });

  test('the alphabets sum to 1775 standard and 4995 great over the 27 Hebrew letters, and to 3999 over the 24 Greek letters', () => {
    expect(sum(row('HEBREW_STANDARD', letters27))).toBe(1775);
    expect(sum(row('HEBREW_GADOL', letters27))).toBe(4995);
    expect(sum(row('HEBREW_STANDARD', HEBREW_ALPHABET))).toBe(1495);
    expect(sum(row('GREEK_STANDARD', GREEK_ALPHABET))).toBe(3999);
    expect(sum(row('GREEK_STANDARD', GREEK_NUMERALS))).toBe(4995);
    expect(sum(row('HEBREW_ORDINAL', HEBREW_ALPHABET))).toBe(253);
    expect(sum(row('HEBREW_ORDINAL_27', letters27))).toBe(378);
    expect(sum(row('GREEK_ORDINAL', GREEK_ALPHABET))).toBe(300);
    expect(sum(row('GREEK_ORDINAL_27', GREEK_NUMERALS))).toBe(378);
  });
});

describe('the tables by letter, א to ת', () => {
  test.each(LETTER_ROWS)('the method %s gives the letters א to ת the values %s', (method, values) => {
    expect(row(method, HEBREW_ALPHABET)).toEqual(numbers(values));
  });

  test('the final letters ך ם ן ף ץ have their own values in four methods', () => {
    expect(row('HEBREW_GADOL', HEBREW_FINALS)).toEqual([500, 600, 700, 800, 900]);
    expect(row('HEBREW_ORDINAL_27', HEBREW_FINALS)).toEqual([23, 24, 25, 26, 27]);
    expect(row('HEBREW_ATBACH_27', HEBREW_FINALS)).toEqual([500, 400, 300, 200, 100]);
    expect(row('HEBREW_AYAK_BAKAR_27', HEBREW_FINALS)).toEqual([5, 6, 7, 8, 9]);
  });

  const withFinalValues = ['HEBREW_GADOL', 'HEBREW_ORDINAL_27', 'HEBREW_ATBACH_27', 'HEBREW_AYAK_BAKAR_27'];
  test.each(METHOD_IDS.filter((id) => id.startsWith('HEBREW') && !withFinalValues.includes(id)))(
    'the method %s gives final letters the values of their base letters',
    (method) => {
      expect(row(method, HEBREW_FINALS)).toEqual(row(method, bases));
    },
  );
});

describe('substitutions', () => {
  const image = (method: MethodId, letter: string) => letterReadings(method)?.[letter] as string;
  const times = (method: MethodId, letter: string, count: number): string =>
    count === 0 ? letter : times(method, image(method, letter), count - 1);

  test.each<[MethodId, string, number]>([
    ['HEBREW_ATBASH', HEBREW_ALPHABET, 2],
    ['HEBREW_ALBAM', HEBREW_ALPHABET, 2],
    ['HEBREW_ACHBI', HEBREW_ALPHABET, 2],
    ['HEBREW_ATBACH_27', letters27, 2],
    ['HEBREW_AYAK_BAKAR_27', letters27, 3],
    ['HEBREW_ACHAS_BETA', HEBREW_ALPHABET, 3],
    ['HEBREW_AVGAD', HEBREW_ALPHABET, 22],
    ['HEBREW_REVERSE_AVGAD', HEBREW_ALPHABET, 22],
  ])('the substitution %s permutes %s and returns after %i times, not before', (method, alphabet, order) => {
    expect(new Set(Array.from(alphabet, (letter) => image(method, letter)))).toEqual(new Set(alphabet));
    for (let count = 1; count <= order; count++) {
      const back = [...alphabet].every((letter) => times(method, letter, count) === letter);
      expect(back).toBe(count === order);
    }
  });

  test('HEBREW_REVERSE_AVGAD gives each letter back that HEBREW_AVGAD replaces', () => {
    for (const letter of HEBREW_ALPHABET)
      expect(image('HEBREW_REVERSE_AVGAD', image('HEBREW_AVGAD', letter))).toBe(letter);
  });
});

describe('names of letters and numbers', () => {
  const SPELLINGS = ['standard', 'av', 'sag', 'mah', 'ben'] as const;

  test('every name of a letter begins with this letter', () => {
    for (const spelling of SPELLINGS)
      for (const letter of HEBREW_ALPHABET) expect(LETTER_NAMES[spelling][letter]?.[0]).toBe(letter);
  });

  test.each([
    ['plain', 1819],
    ['alef', 1820],
    ['yod', 1829],
  ] as const)('with the name of ת as %s, בראשית written out is %i', (tav, value) => {
    expect(gematriaValue('HEBREW_MILUI', 'בראשית', { tav })).toBe(value);
    expect(gematriaValue('HEBREW_NEELAM', 'בראשית', { tav })).toBe(value - 913);
  });

  test('HEBREW_NEELAM plus the standard value of a letter is HEBREW_MILUI, in every spelling', () => {
    for (const milui of SPELLINGS)
      for (const tav of ['plain', 'alef', 'yod'] as const)
        for (const letter of letters27)
          expect(
            (letterTable('HEBREW_NEELAM', { milui, tav })[letter] as number) +
              (letterTable('HEBREW_STANDARD')[letter] as number),
          ).toBe(letterTable('HEBREW_MILUI', { milui, tav })[letter]);
  });

  test('Ofanim replaces each letter by the last letter of its name', () => {
    expect(Array.from(HEBREW_ALPHABET, (letter) => letterReadings('HEBREW_OFANIM')?.[letter]).join('')).toBe(
      'ףתלתאוןתתדףדםןךןאיףשןו',
    );
  });

  test('in HEBREW_MISPARI the number of yud is עשר, with the value 570, and ש and ת have two words whose space does not count', () => {
    expect(letterReadings('HEBREW_MISPARI')?.י).toBe('עשר');
    expect(row('HEBREW_MISPARI', HEBREW_ALPHABET)).toEqual(
      numbers('13 760 636 273 348 600 372 401 770 570 620 686 323 408 660 422 446 820 46 501 1083 720'),
    );
  });

  test('in HEBREW_MISPARI א is אחד, and with the option the feminine אחת', () => {
    expect(letterReadings('HEBREW_MISPARI')?.א).toBe('אחד');
    expect(letterReadings('HEBREW_MISPARI', { one: 'feminine' })?.א).toBe('אחת');
    expect(letterTable('HEBREW_MISPARI', { one: 'feminine' }).ב).toBe(760);
    expect(methodById('HEBREW_MISPARI')?.options.map(({ name }) => name)).toEqual(['one']);
  });
});

test('the tables of letter values are frozen: no code can write a value into them', () => {
  for (const id of METHOD_IDS) {
    expect(Object.isFrozen(letterTable(id))).toBe(true);
    const readings = letterReadings(id);
    if (readings !== null) expect(Object.isFrozen(readings)).toBe(true);
  }
  expect(() => Object.assign(letterTable('HEBREW_GADOL'), { ך: 20 })).toThrow(TypeError);
});
