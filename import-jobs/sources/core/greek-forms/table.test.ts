import { describe, expect, test } from 'vitest';
import { formFinder, parseGreekForms } from './table.ts';

const FILES = {
  forms:
    '# A remark.\nἐμοῦ G1473 P-1GS,S-1SGSN\nκλήματα G2814 N-NPN,N-APN\nπέτρου G4074 N-GSM,N-GSM-P\nκἀκεῖνος G2548 CONJ+D-NSM\nλόγος G3056 N-NSM\nοὗ G3739 R-GSM,R-GSN G3757 ADV\nεἶπεν G3004 V-2AAI-3S\nἐσθίων G2068 V-PAP-NSM\n',
  places: 'matthew 2:9 22 οὗ G3757\nluke 1:1 3 λόγος G3004\nmatthew 2:9 5 κλήματα G2814 N-APN\n',
  parsings: 'matthew 2:9 ....11..-\n',
  'added-numbers': 'G6092 ἐκβαίνω to step out\n',
};
const table = parseGreekForms(FILES);
const find = formFinder(table);
const at = (word: number, book = 'matthew', chapter = 2, verse = 9) => ({ book, chapter, verse, word });

describe('a word of the Greek New Testament', () => {
  test.each([
    ['as it is printed', 'λόγος'],
    ['with a capital', 'Λόγος'],
    ['in Unicode form NFD', 'λόγος'.normalize('NFD')],
    ['with another accent', 'λογός'],
  ])('a word of the Greek New Testament is found in the table of Greek forms %s', (_, text) => {
    expect(find(text, at(1))).toEqual({
      strongsNumber: 'G3056',
      morphology: 'N-NSM',
      parsings: ['N-NSM'],
    });
  });

  test('a word of the Greek New Testament is found in the table of Greek forms with or without a final ν', () => {
    expect(find('εἶπε', at(1))?.strongsNumber).toBe('G3004');
    expect(find('λόγοσν', at(1))?.strongsNumber).toBe('G3056');
  });

  test('a word of the Greek New Testament is found in the table of Greek forms if the tagged text spells it otherwise', () => {
    expect(find('ἔσθων', at(13, 'mark', 1, 6))).toMatchObject({
      strongsNumber: 'G2068',
      parsings: ['V-PAP-NSM'],
    });
  });

  test('a word of the Greek New Testament gets the commonest Strong’s number of its form, or the number that the table has for its place', () => {
    expect(find('οὗ', at(21))).toMatchObject({ strongsNumber: 'G3739', parsings: ['R-GSM', 'R-GSN'] });
    expect(find('οὗ', at(22))).toMatchObject({ strongsNumber: 'G3757', parsings: ['ADV'] });
    expect(find('λόγος', at(3, 'luke', 1, 1))).toMatchObject({ strongsNumber: 'G3004', parsings: [] });
  });

  test('a word of the Greek New Testament gets the parsing of its form, or the one at its place if the form has several', () => {
    const parsing = (text: string, word: number, verse = 9) =>
      find(text, at(word, 'matthew', 2, verse))?.morphology;
    expect(parsing('κλήματα', 5)).toBe('N-APN');
    expect(parsing('πέτρου', 6)).toBe('N-GSM-P');
    expect(parsing('κἀκεῖνος', 7)).toBe('CONJ+D-NSM');
    expect(parsing('οὗ', 22)).toBe('ADV');
    expect(parsing('κλήματα', 8)).toBeNull();
    expect(parsing('λόγος', 9)).toBeNull();
    expect(parsing('λόγος', 1, 10)).toBe('N-NSM');
    expect(parsing('κλήματα', 1, 10)).toBeNull();
  });

  test('meanings are composed from all parsings of a form, without kinds of names and second parts, or from the one of its line', () => {
    const parsings = (text: string, word = 1) => find(text, at(word))?.parsings;
    expect(parsings('κλήματα')).toEqual(['N-NPN', 'N-APN']);
    expect(parsings('κλήματα', 5)).toEqual(['N-APN']);
    expect(parsings('πέτρου')).toEqual(['N-GSM']);
    expect(parsings('κἀκεῖνος')).toEqual(['CONJ']);
    expect(parsings('ἐμοῦ')).toEqual(['S-1SGSN']);
  });

  test('a word that the table of Greek forms does not have gets no Strong’s number and no parsing', () => {
    expect(find('βλάψῃ', at(1))).toBeNull();
  });
});

test('a number that the table of Greek forms adds to Strong’s dictionary has a lemma, and a gloss that may be several words', () => {
  expect(table.added).toEqual([{ strongsNumber: 'G6092', lemma: 'ἐκβαίνω', gloss: 'to step out' }]);
});
