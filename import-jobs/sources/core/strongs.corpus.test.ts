import { beforeAll, describe, expect, test } from 'vitest';
import type { LexiconRecord } from '../../records.ts';
import { CORE_SOURCES } from './index.ts';
import { STRONGS } from './strongs.ts';
import { CHOSEN_GLOSSES } from './strongs-chosen.ts';
import { normalNumber } from './strongs-entries.ts';
import { glossOf } from './strongs-gloss.ts';
import { readLexicon } from './testing.ts';

const entries = new Map<string, LexiconRecord>();

beforeAll(async () => {
  for (const entry of await readLexicon(STRONGS)) entries.set(entry.strongsNumber, entry);
}, 60_000);

/** Finds articles and prepositions without their space, as in the package's Hebrew file: "to put on agarment". */
const RUN_TOGETHER =
  /\b(?:a(?:garment|screen|sacred|festival|bucket|judicial|province|road|shekel|bar|tune|mark|wall|stream)|for(?:coals|sleeping|fishing|laying)|fora)\b/;

const gloss = (...numbers: string[]) => numbers.map((number) => entries.get(number)?.gloss);

describe('Strong’s dictionaries', () => {
  test('Strong’s dictionaries have 8,674 Hebrew and 5,523 Greek entries, without the numbers that never existed', () => {
    const numbers = [...entries.keys()];
    const hebrew = numbers
      .filter((number) => number.startsWith('H'))
      .map((number) => Number(number.slice(1)));
    const greek = numbers
      .filter((number) => number.startsWith('G'))
      .map((number) => Number(number.slice(1)))
      .filter((number) => number <= 5_624);
    const missing = Array.from({ length: 5_624 }, (_, n) => n + 1).filter((n) => !entries.has(`G${n}`));
    expect({ count: hebrew.length, last: Math.max(...hebrew) }).toEqual({ count: 8_674, last: 8_674 });
    expect({ count: greek.length, last: Math.max(...greek) }).toEqual({ count: 5_523, last: 5_624 });
    expect(missing).toEqual([2_717, ...Array.from({ length: 100 }, (_, n) => 3_203 + n)]);
    expect(STRONGS.expected.entries).toBe(numbers.length);
  });

  test('Strong’s dictionaries are followed by the 73 numbers that the tagged Greek text adds, with its short meanings', () => {
    const added = [...entries.keys()].filter(
      (number) => /^G/u.test(number) && Number(number.slice(1)) > 5_624,
    );
    expect(added).toHaveLength(73);
    expect(entries.get('G6013')).toEqual({
      strongsNumber: 'G6013',
      lemma: 'γένημα',
      transliteration: 'genēma',
      pronunciation: null,
      derivation: null,
      definition: 'produce',
      usage: null,
      gloss: 'produce',
    });
    expect([gloss('G6092', 'G6059', 'G6075', 'G9992')]).toEqual([
      ['to step out', 'to encompass', 'beggar', 'mark'],
    ]);
  });

  test('Strong’s dictionaries have a value in every field of a Hebrew entry', () => {
    const entry = entries.get('H7225');
    expect({ ...entry, lemma: entry?.lemma.normalize('NFC') }).toEqual({
      strongsNumber: 'H7225',
      lemma: 'רֵאשִׁית'.normalize('NFC'),
      transliteration: 'rêʼshîyth',
      pronunciation: "ray-sheeth'",
      derivation: 'from the same as H7218 (רֹאשׁ)',
      definition: 'the first, in place, time, order or rank (specifically, a firstfruit)',
      usage: 'beginning, chief(-est), first(-fruits, part, time), principal thing.',
      gloss: 'beginning',
    });
  });

  test('Strong’s dictionaries have the transliteration and pronunciation of the XML file in Greek entries', () => {
    expect(entries.get('G3056')).toMatchObject({
      lemma: 'λόγος',
      transliteration: 'lógos',
      pronunciation: "log'-os",
    });
    const silent = [...entries.values()].filter((entry) => !entry.transliteration || !entry.pronunciation);
    expect(silent.filter((entry) => entry.derivation !== null || entry.transliteration === null)).toEqual([]);
    expect(silent).toHaveLength(73);
  });

  test('Strong’s dictionaries have numbers without leading zeros', () => {
    expect({ hebrew: normalNumber('H', 'H0430'), greek: normalNumber('G', '00026') }).toEqual({
      hebrew: 'H430',
      greek: 'G26',
    });
  });
});

test('every core edition under a Creative Commons licence names the address of the licence', () => {
  const bare = CORE_SOURCES.filter(
    ({ edition: { licence, licenceUrl } }) =>
      /CC BY/.test(licence) && !licenceUrl?.startsWith('https://creativecommons.org/licenses/by'),
  );
  expect(bare).toEqual([]);
  expect(STRONGS.edition.licenceUrl).toBe('https://creativecommons.org/licenses/by-sa/3.0/');
});

describe('glosses', () => {
  test('the glosses of Strong’s dictionaries are short and have no signs or brackets', () => {
    const bad = [...entries.values()].filter(
      ({ strongsNumber, gloss: short }) =>
        strongsNumber !== 'H853' && short !== null && !/^\p{L}[^()[\]{};,"+]{0,31}$/u.test(short),
    );
    expect(bad).toEqual([]);
    expect(gloss('H853')).toEqual(['(object marker)']);
  });

  test('the glosses of Strong’s dictionaries do not describe grammar, are not incomplete, and have no words that the package joined by mistake', () => {
    const bad = [...entries.values()].filter(({ gloss: short }) => {
      if (short === null) return false;
      const isGrammar =
        /\b(?:adverb|conjunction|preposition|pronoun|particle|interjection|cardinal|ordinal|meaning|enclitic|plural)\b|\b(\w+) \1\b/;
      const isOpen = /\s(?:or|and|of|to|for|from|with|at|by|into|unto|upon|than|the|an?|is|which|who|that)$/;
      const isBare = /^to(?: (?:be|make))?$/;
      return [isGrammar, isOpen, isBare, RUN_TOGETHER].some((pattern) => pattern.test(short));
    });
    // These entries look bad to the search above, but their meanings are right.
    expect(bad.map((entry) => `${entry.strongsNumber} ${entry.gloss}`)).toEqual([
      'H383 there is',
      'H413 to',
      'H1933 to be',
      'H1934 to be',
      'H1961 to be',
      'H3426 there is',
      'G1510 to be',
      'G1762 there is',
      'G6083 to be conscious of',
      'G7013 to boast of',
      'G20833 to yearn for',
    ]);
  });

  test('the glosses of Strong’s dictionaries are missing only where the dictionary has nothing short or has another word’s definition', () => {
    const none = [...entries.values()].filter((entry) => entry.gloss === null);
    expect(none.map(({ strongsNumber }) => strongsNumber)).toEqual([
      'H1777',
      'H6302',
      'H8041',
      'G302',
      'G982',
      'G1139',
      'G1447',
      'G1777',
      'G1972',
      'G1996',
      'G2022',
      'G2277',
      'G2530',
      'G2714',
      'G3387',
      'G3513',
      'G4776',
      'G5123',
      'G5484',
      'G5605',
    ]);
  });

  test('the glosses of Strong’s dictionaries are right for the words of Genesis 1:1', () => {
    expect(gloss('H7225', 'H1254', 'H430', 'H8064', 'H776')).toEqual([
      'beginning',
      'to create',
      'God',
      'heaven',
      'earth',
    ]);
  });

  test('the glosses of Strong’s dictionaries that were chosen by hand use only words of their own entry, in any form', () => {
    const foreign = Object.entries(CHOSEN_GLOSSES).filter(([number, chosen]) => {
      const { definition, usage, derivation } = entries.get(number) ?? {};
      const own = `${definition} ${usage} ${derivation}`.toLowerCase().match(/\p{L}+/gu) ?? [];
      const words = chosen
        .toLowerCase()
        .replace(/^to (?:be )?/, '')
        .split(/[\s-]/);
      return !words.every((word) => own.some((known) => known.startsWith(word.slice(0, 4))));
    });
    expect(foreign).toEqual([]);
  });

  test('the glosses of Strong’s dictionaries spell names as the King James Version does', () => {
    expect(gloss('H4872', 'H3478', 'H1732', 'H3389', 'G2424', 'G3972')).toEqual([
      'Moses',
      'Israel',
      'David',
      'Jerusalem',
      'Jesus',
      'Paul',
    ]);
  });

  test('the glosses of Strong’s dictionaries have no remarks, lead-in words and articles, and use the meaning after "i.e."', () => {
    const of = (definition: string | null, usage: string | null = null) =>
      glossOf({ strongsNumber: 'H9999', lemma: 'א', definition, usage });
    expect(of('a house (in the greatest variety), especially family')).toBe('house');
    expect(of('properly, united, i.e. one; or (as an ordinal) first')).toBe('one');
    expect(of('compare G34 (ἀγέλη)) (to bring tidings); a messenger; especially an "angel"')).toBe(
      'messenger',
    );
    expect(of('a mountain or range of hills (sometimes used figuratively)')).toBe('mountain');
    expect(of('of uncertain meaning', '[idiom] (some-) thing, wood.')).toBe('wood');
    expect(of(null, null)).toBeNull();
  });

  test('the glosses of Strong’s dictionaries are right for common words that have no chosen gloss', () => {
    expect(
      gloss('H1121', 'H1004', 'H4428', 'H3027', 'H5892', 'H802', 'H8141', 'H7218', 'H251', 'H398', 'H3045'),
    ).toEqual([
      'son',
      'house',
      'king',
      'hand',
      'city',
      'woman',
      'year',
      'head',
      'brother',
      'to eat',
      'to know',
    ]);
    expect(gloss('G26', 'G80', 'G3962', 'G5207', 'G2222', 'G2288', 'G4442')).toEqual([
      'love',
      'brother',
      'father',
      'son',
      'life',
      'death',
      'fire',
    ]);
  });
});
