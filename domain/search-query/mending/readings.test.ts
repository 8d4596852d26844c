import { describe, expect, test } from 'vitest';
import { otherEnglish } from './english-spellings.ts';
import { otherSpellings } from './hebrew-spellings.ts';
import { fromLatinKeys, toLatinKeys } from './keyboards.ts';
import { standsFor, standsForName } from './name-substitutes.ts';
import { readingsOf, respelled } from './readings.ts';

test('every key of the Hebrew layout gives its letter, and the letter its key', () => {
  const keys = "wertyuiopasdfghjkl;'zxcvbnm,./";
  const letters = "'קראטוןםפשדגכעיחלךף,זסבהנמצתץ.";
  for (const [at, key] of [...keys].entries()) {
    // A single sign without a letter is not converted, so an alef stands before it.
    expect(fromLatinKeys(`t${key}`, 'hebrew')).toBe(`א${letters[at]}`);
    expect(toLatinKeys(`א${letters[at]}`, 'hebrew')).toBe(`t${key}`);
  }
});

test('every letter of the Greek layout gives its key', () => {
  const letters = 'αβψδεφγηιξκλμνοπρστθωςχυζ';
  expect(toLatinKeys(letters, 'greek')).toBe('abcdefghijklmnoprstuvwxyz');
  expect(fromLatinKeys('ag;aph', 'greek')).toBe('αγαπη');
});

test.each(['akuo AND H430', '(akuo OR =376) NOT "crt tkvho"*'])(
  'the operators and numbers of %s stay',
  (typed) => {
    const hebrew = fromLatinKeys(typed, 'hebrew');
    expect(hebrew.replace(/[א-ת]/gu, '')).toBe(typed.replace(/[a-z]/gu, ''));
  },
);

describe('spellings', () => {
  test.each([
    ['אלוהימ', 'אלהימ'],
    ['אלהימ', 'אלוהימ'],
    ['דויד', 'דוד'],
    ['דוד', 'דויד'],
    ['ירושלימ', 'ירושלמ'],
    ['תולדות', 'תלדת'],
    ['נביאימ', 'נבאימ'],
    ['נבאימ', 'נביאימ'],
    ['רישון', 'ראשון'],
    ['ידעתה', 'ידעת'],
    ['אוהלו', 'אהלה'],
  ])('%s can be %s', (typed, other) => {
    const spellings = otherSpellings(typed);
    expect(spellings[0]).toEqual({ letters: typed, cost: 0 });
    expect(spellings.map(({ letters }) => letters)).toContain(other);
    const costs = spellings.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((one, two) => one - two));
    expect(spellings.length).toBeLessThanOrEqual(300);
  });

  test.each([
    ['color', 'colour'],
    ['honored', 'honoured'],
    ['center', 'centre'],
    ['baptised', 'baptized'],
    ['traveled', 'travelled'],
    ['show', 'shew'],
    ['g-d', 'God'],
  ])('%s can be %s', (typed, other) => {
    expect(otherEnglish(typed)).toContain(other);
  });
});

describe('substitutes of the Name', () => {
  test.each([
    ['ה', 'ה׳', ['יהוה']],
    ['ובה', "ובה'", ['וביהוה']],
    ['ה', 'ה', []],
    ['אלוקינו', 'אלוקינו', ['אלהינו']],
    ['לאלקימ', 'לאלקים', ['לאלהימ']],
    ['מלכ', 'מלך', []],
  ])('%s, written %s, stands for %j', (letters, written, expected) => {
    expect(standsFor(letters, written)).toEqual(expected);
  });

  test.each(['ה׳', '"ה׳ צבאות"', 'ברוך השם', 'אלוקים'])('%s has one', (term) => {
    expect(standsForName(term)).toBe(true);
  });

  test.each(['יהוה', 'light', 'שלום'])('%s has none', (term) => {
    expect(standsForName(term)).toBe(false);
  });
});

describe('readings', () => {
  test.each([
    ['dinosaur', 'a final letter inside a word'],
    ['shalom', 'a final letter inside a word'],
    ['gn', 'an ending that has a final letter'],
  ])('%s cannot be Hebrew by its keys: %s', (typed) => {
    expect(readingsOf(typed).original.map(({ term }) => term)).not.toContainEqual(
      expect.stringMatching(/[א-ת]/u),
    );
  });

  test('one English word is also read as two, and the pious spelling of El Shaddai as the Name', () => {
    const english = readingsOf('burntofferings').english.map(({ term }) => term);
    expect(english).toHaveLength(9);
    expect(english).toContain('burnt-offerings');
    expect(readingsOf('burnt offerings').english).toEqual([]);
    expect(readingsOf('קל שקי').original.map(({ term }) => term)).toContain('אל שדי');
  });

  test('only words that are searched get other spellings', () => {
    const [reading] = readingsOf('"את השמיים" NOT אלוהים בראשי*').original;
    expect(reading?.words.map(({ letters }) => letters)).toEqual(['את', 'השמיימ']);
    expect(reading && respelled(reading, ['את', 'השמימ'])).toBe('"את השמים" NOT אלוהים בראשי*');
  });

  test('a long query tries fewer spellings of each word', () => {
    const words = [
      'אלוהימ',
      'תולדותיהמ',
      'מצוותיכמ',
      'עוונותינו',
      'גיבורימ',
      'שולחנותיהמ',
      'קודשימ',
      'חודשימ',
    ];
    const spellings = readingsOf(words.join(' ')).original.flatMap((reading) =>
      reading.words.flatMap((word) => word.spellings),
    );
    expect(spellings.length).toBeLessThanOrEqual(800);
    expect(spellings.length).toBeGreaterThan(500);
  });
});
