import { describe, expect, test } from 'vitest';
import { formFinder, parseGreekForms } from './table.ts';

const FILES = {
  forms:
    '# A remark.\nκλήματα G2814 N-NPN,N-APN\nλόγος G3056 N-NSM\nοὗ G3739 R-GSM,R-GSN G3757 ADV\nεἶπεν G3004 V-2AAI-3S\nἐσθίων G2068 V-PAP-NSM\n',
  places: 'matthew 2:9 22 οὗ G3757\nluke 1:1 3 λόγος G3004\nmatthew 2:9 5 κλήματα G2814 N-APN\n',
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
    expect(find(text, at(1))).toEqual({ strongsNumber: 'G3056', parsings: ['N-NSM'] });
  });

  test('a word of the Greek New Testament is found in the table of Greek forms with or without a final ν', () => {
    expect(find('εἶπε', at(1))?.strongsNumber).toBe('G3004');
    expect(find('λόγοσν', at(1))?.strongsNumber).toBe('G3056');
  });

  test('a word of the Greek New Testament is found in the table of Greek forms if the tagged text spells it otherwise', () => {
    expect(find('ἔσθων', at(13, 'mark', 1, 6))).toEqual({ strongsNumber: 'G2068', parsings: ['V-PAP-NSM'] });
  });

  test('a word of the Greek New Testament gets the commonest Strong’s number of its form, or the number that the table has for its place', () => {
    expect(find('οὗ', at(21))).toEqual({ strongsNumber: 'G3739', parsings: ['R-GSM', 'R-GSN'] });
    expect(find('οὗ', at(22))).toEqual({ strongsNumber: 'G3757', parsings: ['ADV'] });
    expect(find('λόγος', at(3, 'luke', 1, 1))).toEqual({ strongsNumber: 'G3004', parsings: [] });
  });

  test('a word of the Greek New Testament gets the parsing that the table of Greek forms has for its place', () => {
    expect(find('κλήματα', at(5))).toEqual({ strongsNumber: 'G2814', parsings: ['N-APN'] });
    expect(find('κλήματα', at(6))).toEqual({ strongsNumber: 'G2814', parsings: ['N-NPN', 'N-APN'] });
  });

  test('a word that the table of Greek forms does not have gets no Strong’s number and no parsing', () => {
    expect(find('βλάψῃ', at(1))).toBeNull();
  });
});

test('a number that the table of Greek forms adds to Strong’s dictionary has a lemma, and a gloss that may be several words', () => {
  expect(table.added).toEqual([{ strongsNumber: 'G6092', lemma: 'ἐκβαίνω', gloss: 'to step out' }]);
});
