import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldFinals, hebrewLetters, splitHebrewWords, withoutSectionMarks } from './letters.ts';
import { stripAccents, stripPoints } from './marks.ts';

const alphabet = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ';
const pieces = [
  ...alphabet,
  'ְ',
  'ָ',
  'ּ',
  'ׁ',
  '֖',
  'ֽ',
  '\u034F',
  '\u2060',
  '־',
  '׀',
  '׃',
  '׆',
  ' ',
  '"',
  '׳',
  '״',
];
const hebrewText = fc
  .array(fc.constantFrom(...pieces, 'a', 'λ', '7', '{פ}', '{ס}', 'שּׁ', 'ﭏ', '﬩', 'ﬡ'))
  .map((parts) => parts.join(''));

describe('the letters of a Hebrew text', () => {
  test.each([
    ['בְּרֵאשִׁ֖ית', 'בראשית'],
    ['אֶת־הָאָֽרֶץ׃', 'אתהארץ'],
    ['לְמַרְבֵּ֨ה', 'למרבה'],
    ['שׁלום {פ}', 'שלום'],
    ['טוב{ס}ויאמר', 'טובויאמר'],
    ['{ פפפ } {ר0} {ש}', ''],
    ['׆ \u034F \u2060 ׀ ׃ ־', ''],
    ['אָ\u034Fב', 'אב'],
    ['peace λόγος 12', ''],
    ['', ''],
  ])('the Hebrew letters of %j are %j', (text, letters) => {
    expect(hebrewLetters(text)).toBe(letters);
  });

  test('the letters of a Hebrew text include those of presentation forms (such as שּׁ, wide ﬡ, the ligature ﭏ), but not the plus sign ﬩', () => {
    expect(hebrewLetters('שּׁ')).toBe('ש');
    expect(hebrewLetters('ﬡﭏיִ')).toBe('אאלי');
    expect(hebrewLetters('﬩ﬞ')).toBe('');
  });

  test('the letters of a Hebrew text keep their final forms, and foldFinals replaces final forms by base letters', () => {
    expect(hebrewLetters('מֶלֶךְ')).toBe('מלך');
    expect(foldFinals('ךםןףץ')).toBe('כמנפצ');
    expect(foldFinals(alphabet.slice(0, 22))).toBe(alphabet.slice(0, 22));
  });

  test('the letters of a Hebrew text include text in braces that is not a section mark', () => {
    expect(hebrewLetters('{שלום}')).toBe('שלום');
    expect(withoutSectionMarks('{אב} {פ}')).toBe('{אב}  ');
  });

  test('the letters of a Hebrew text are equal in NFC, in NFD, without points and without accents, and all within U+05D0–05EA', () => {
    fc.assert(
      fc.property(hebrewText, (text) => {
        const letters = hebrewLetters(text);
        expect(letters).toMatch(/^[\u05D0-\u05EA]*$/);
        expect(hebrewLetters(text.normalize('NFC'))).toBe(letters);
        expect(hebrewLetters(text.normalize('NFD'))).toBe(letters);
        expect(hebrewLetters(stripPoints(text))).toBe(letters);
        expect(hebrewLetters(stripAccents(text))).toBe(letters);
      }),
    );
  });
});

describe('the words of a Hebrew text', () => {
  test.each<[string, string[]]>([
    ['אֶת־הָאָֽרֶץ׃', ['אֶת', 'הָאָֽרֶץ']],
    ['וַיֹּ֕אמֶר ׀ יְהוָ֖ה', ['וַיֹּ֕אמֶר', 'יְהוָ֖ה']],
    ['טוֹב׃ {פ} וַיֹּאמֶר', ['טוֹב', 'וַיֹּאמֶר']],
    ['ת"ן ש״ס צה\'ל ר׳', ['ת"ן', 'ש״ס', "צה'ל", 'ר']],
    ['"שלום"', ['שלום']],
    ['בִּנְסֹ֥עַ ׆ הָאָרֹ֖ן', ['בִּנְסֹ֥עַ', 'הָאָרֹ֖ן']],
    ['יְרוּשָׁלַ\u034Fִם', ['יְרוּשָׁלַ\u034Fִם']],
    ['hello שלום, עולם!', ['שלום', 'עולם']],
    ['ְ ֖ ״', []],
    ['', []],
  ])('the Hebrew words of %j are %j', (text, words) => {
    expect(splitHebrewWords(text)).toEqual(words);
  });

  test('the words of a Hebrew text together contain all letters of the text in order, and each word contains at least one letter', () => {
    fc.assert(
      fc.property(hebrewText, (text) => {
        const words = splitHebrewWords(text).map(hebrewLetters);
        expect(words.join('')).toBe(hebrewLetters(text));
        expect(words).not.toContain('');
      }),
    );
  });
});

describe('marks', () => {
  test('stripAccents removes cantillation and meteg, and keeps vowels, dagesh, shin dots and punctuation', () => {
    expect(stripAccents('הָאָֽרֶץ׃')).toBe('הָאָרֶץ׃');
    expect(stripAccents('אֶת־הַשָּׁמַ֖יִם')).toBe('אֶת־הַשָּׁמַיִם');
  });

  test('stripPoints removes accents, vowels and dots, and keeps letters, punctuation and other scripts', () => {
    expect(stripPoints('אֶת־הַשָּׁמַ֖יִם׃ é')).toBe('את־השמים׃ é');
    expect(stripPoints('שּׁ')).toBe('ש');
  });
});
