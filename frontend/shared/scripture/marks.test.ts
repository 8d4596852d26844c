import { afterEach, expect, test, vi } from 'vitest';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { withoutRoom } from '../../ui/words/room.ts';
import {
  changeReadingSettings,
  DEFAULT_READING_SETTINGS,
  HEBREW_FONTS,
} from '../settings/reading-settings.ts';
import { marksIn, marksOf, withMarks } from './marks.ts';

const TEXTS = ['בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם וְאֵ֥ת הָאָֽרֶץ׃', 'מִפְּנֵ֤י ׀ אַבְשָׁל֬וֹם בְּנֽוֹ׃', 'יְרֽוּשָׁלִַ֔͏ם', 'לֹא־יַעֲשֶׂ֨ה'];

afterEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  changeReadingSettings(DEFAULT_READING_SETTINGS);
  vi.unstubAllGlobals();
});

test('Hebrew accents are shown only if the vowels are shown too', () => {
  expect(marksOf({ vowels: true, accents: true })).toBe('accents');
  expect(marksOf({ vowels: true, accents: false })).toBe('vowels');
  expect(marksOf({ vowels: false, accents: true })).toBe('none');
});

test.each(TEXTS)('no choice of marks changes the letters of %s', (text) => {
  for (const marks of ['accents', 'vowels', 'none'] as const) {
    const shown = withMarks(text, marks);
    expect(hebrewLetters(shown)).toBe(hebrewLetters(text));
    expect(shown.match(/[ ־׀׃]/gu)).toEqual(text.match(/[ ־׀׃]/gu));
    expect(marksIn(shown)).toEqual({ vowels: marks !== 'none', accents: marks === 'accents' });
  }
});

test('a Greek text has no marks that a reader can switch off, and keeps its own', () => {
  const text = 'Ἐν ἀρχῇ ἦν ὁ λόγος,';
  expect(marksIn(text)).toEqual({ vowels: false, accents: false });
  expect(withoutRoom(withMarks(text, 'none'))).toBe(text);
});

test.each([
  ['05B4 05B7 0594', '05B7 05B4 0594'],
  ['05B4 05B7 0596', '05B7 0596 05B4'],
  ['05B4 05B7 0594 034F', '05B7 05B4 0594'],
  ['05B8 034F 05B4 05BD', '05B8 05BD 05B4'],
  ['05B4 05B7', '05B7 05B4'],
])(
  'the two vowels at the end of Jerusalem are put into the order of the font, without a joiner between them: %s',
  (stored, shown) => {
    const points = (codes: string) =>
      codes
        .split(' ')
        .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .join('');
    const text = `יְרוּשָׁל${points(stored)}ם׃`;
    expect(withMarks(text, 'accents')).toBe(`יְרוּשָׁל${points(shown)}ם׃`);
    expect(withMarks(text, 'none')).toBe('ירושלם׃');
  },
);

test('in “to Jerusalem”, with the ending -ah, the two vowels of the lamed are in the order of the font too', () => {
  expect(withMarks('יְרוּשָׁלְ\u05B7֣מָה', 'accents')).toBe('יְרוּשָׁל\u05B7\u05A3\u05B0מָה');
});

test('a lamed with only one vowel before a final mem does not change', () => {
  expect(withMarks('שָׁל֥וֹם גְּמַלִּ֖ים לָֽם', 'accents')).toBe('שָׁל֥וֹם גְּמַלִּ֖ים לָֽם');
});

test('a shown Greek capital with a breathing has a narrow space before it, which the copied text does not have', () => {
  const text = 'τὸν Ἰσαάκ, Ἀβραὰμ ὁ Ῥαάβ'.normalize('NFC');
  expect(withMarks(text, 'none')).toBe('τὸν \u202FἸσαάκ, \u202FἈβραὰμ ὁ \u202FῬαάβ'.normalize('NFC'));
  expect(withoutRoom(withMarks(text, 'none'))).toBe(text);
});

test('every Greek capital vowel or rho with a breathing is shown after a narrow space, and no other letter is', () => {
  const letters = Array.from({ length: 0x1c90 }, (_, index) => String.fromCodePoint(0x370 + index));
  const isWithBreathing = (letter: string) => /^[ΑΕΗΙΟΥΡΩ][\u0313\u0314]/u.test(letter.normalize('NFD'));
  const capitals = letters.filter((letter) => /\p{Script=Greek}/u.test(letter) && isWithBreathing(letter));
  const others = letters.filter((letter) => !capitals.includes(letter));
  expect(capitals.length).toBeGreaterThan(50);
  for (const letter of capitals) expect(withMarks(`ὁ ${letter}`, 'none')).toBe(`ὁ \u202F${letter}`);
  for (const letter of others) expect(withMarks(`ὁ ${letter}`, 'accents')).toBe(`ὁ ${letter}`);
});

test.each(HEBREW_FONTS)('Jerusalem shown in %s is copied with the marks that are stored', (font) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  changeReadingSettings({ hebrewFont: font });
  const stored = 'יְרוּשָׁל\u05B7\u05B4\u0594ם׃';
  const shown = withMarks(stored, 'accents');
  expect(shown.includes('\u034F')).toBe(font !== 'cardo');
  expect(withoutRoom(shown).normalize()).toBe(stored.normalize());
  expect(withoutRoom(shown)).toHaveLength(stored.length);
});
