import { describe, expect, test } from 'vitest';
import { similarity, similarityInWords } from './similarity.ts';
import { spellInGreek, spellInHebrew } from './spell.ts';

describe('a Latin name in Hebrew letters', () => {
  test.each([
    ['Charles', 'חרלס'],
    ['Philip', 'פיליף'],
    ['Emily', 'אמילי'],
    ['Jessica', 'יסיקה'],
    ['Céline', 'סלין'],
    ['Ursula', 'אורסולה'],
    ['Jean-Luc', 'ין לוק'],
    ["O'Brien", 'אוברין'],
    ['Fritz', 'פריץ'],
  ])('the Latin name %s is %s in Hebrew letters', (name, hebrew) => {
    expect(spellInHebrew(name)).toBe(hebrew);
  });

  test.each(['', '—', '42', 'Авраам'])('the text %j has no spelling in Hebrew or Greek letters', (name) => {
    expect({ hebrew: spellInHebrew(name), greek: spellInGreek(name) }).toEqual({ hebrew: null, greek: null });
  });

  test('in names that spellInHebrew writes, final forms occur at the end of words of two letters or more, and nowhere else', () => {
    for (const name of ['Adam Kim', 'Benjamin Franklin', 'Joseph', 'Patrick Lynch', 'M']) {
      for (const word of (spellInHebrew(name) ?? '').split(' ')) {
        expect(word.slice(0, -1), name).not.toMatch(/[ךםןףץ]/u);
        if (word.length > 1) expect(word.at(-1), name).not.toMatch(/[כמנפצ]/u);
      }
    }
  });
});

describe('a Latin name in Greek letters', () => {
  test.each([
    ['Charles', 'Χαρλες'],
    ['Hannes', 'Αννες'],
    ['Lucy', 'Λουσυ'],
    ['Yvonne', 'Ιβοννε'],
    ['Freya Woods', 'Φρεια Ουουδς'],
    ['Straße', 'Στρασσε'],
  ])('the Latin name %s is %s in Greek letters', (name, greek) => {
    expect(spellInGreek(name)).toBe(greek);
  });

  test('spellInGreek returns null for the name H, because h is silent there', () => {
    expect(spellInGreek('H')).toBeNull();
    expect(spellInHebrew('H')).toBe('ה');
  });
});

describe('similarity', () => {
  test.each([
    [100, 99, 99],
    [1, 2, 50],
    [2, 1, 50],
    [0, 5, 0],
    [0, 0, 100],
    [376, 380, 99],
    [1000, 994, 99],
    [1000, 995, 100],
  ])('the similarity of the values %i and %i is %i %%', (a, b, percent) => {
    expect(similarity(a, b)).toBe(percent);
    expect(similarity(b, a)).toBe(percent);
  });

  test('similarityInWords gives “Perfect match” if both values are 0, and otherwise the percentage', () => {
    expect(similarityInWords(0, 0)).toBe('Perfect match');
    expect(similarityInWords(14, 14)).toBe('100% · the same value');
  });
});
