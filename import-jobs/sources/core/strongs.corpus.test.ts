import { beforeAll, describe, expect, test } from 'vitest';
import type { LexiconRecord } from '../../records.ts';
import { CORE_SOURCES } from './index.ts';
import { STRONGS } from './strongs.ts';
import { normalNumber } from './strongs-entries.ts';
import { readLexicon } from './testing.ts';

const entries = new Map<string, LexiconRecord>();

beforeAll(async () => {
  for (const entry of await readLexicon(STRONGS)) entries.set(entry.strongsNumber, entry);
});

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
    expect([normalNumber('H', 'H0430'), normalNumber('G', '00026')]).toEqual(['H430', 'G26']);
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
      // A verb may end with its preposition: "to wait for".
      const isOpen = /\s(?:or|and|than|the|an?|is|which|who)$/;
      const isBare = /^to(?: (?:be|make))?$/;
      return [isGrammar, isOpen, isBare, RUN_TOGETHER].some((pattern) => pattern.test(short));
    });
    // These entries look bad to the search above, but their meanings are right.
    expect(bad.map((entry) => `${entry.strongsNumber} ${entry.gloss}`)).toEqual([
      'H383 there is',
      'H413 to',
      'H786 there is',
      'H1933 to be',
      'H1934 to be',
      'H1961 to be',
      'H3426 there is',
      'G1510 to be',
      'G1762 there is',
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

  test('each gloss of Strong’s dictionaries that is not a name uses only words of its own entry, in any form', () => {
    const foreign = [...entries.values()].filter(({ strongsNumber, gloss: short, ...entry }) => {
      const { definition, usage, derivation } = entry;
      const own = `${definition} ${usage} ${derivation}`.toLowerCase().replaceAll('shew', 'show');
      const known = own.match(/\p{L}+/gu) ?? [];
      const words = short?.replace(/^to (?:be )?/u, '').match(/\p{L}+/gu) ?? [];
      return !words.every((word) => known.some((one) => one.startsWith(word.toLowerCase().slice(0, 4))));
    });
    const isName = ({ gloss: short }: LexiconRecord) => /\p{Lu}/u.test(short ?? '');
    // If your word fails here, it belongs in the second column of the table of words: readers see the first as Strong's.
    expect(
      foreign.filter((entry) => !isName(entry)).map((entry) => `${entry.strongsNumber} ${entry.gloss}`),
    ).toEqual(['H853 (object marker)']);
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
});
