import { expect, test } from 'vitest';
import { searchedGreek, writtenIotas } from './greek-iotas.ts';
import { highlightWords, parseSearchQuery, termsToFind } from './index.ts';

const ways = (word: string) => [...writtenIotas(searchedGreek(word))];

test.each([
  ['ΛΟΓΩΙ', ['λογω', 'λογωι']],
  ['λογωι', ['λογω', 'λογωι']],
  ['λόγῳ', ['λογω', 'λογωι']],
  ['λόγωι', ['λογω', 'λογωι']],
  ['𝛌ό𝛄ῳ', ['λογω', 'λογωι']],
  ['ΑΡΧΗΙ', ['αρχη', 'αρχηι']],
  ['ᾠδῇ', ['ωδη', 'ωιδηι']],
  ['ΗΡΩΙΔΗΣ', ['ηρωδησ', 'ηρωιδησ']],
  ['Ἅιδης', ['αδησ', 'αιδησ']],
  ['ΑΙΔΗΣ', ['αδησ', 'αιδησ']],
  ['ΗΜΕΡΑΙ', ['ημερα', 'ημεραι']],
  ['ημεραι', ['ημερα', 'ημεραι']],
  ['ἡμέρᾳ', ['ημερα']],
  ['ἡμέραι', ['ημεραι']],
  ['πρωΐ', ['πρωι']],
  ['πρωι', ['πρω', 'πρωι']],
  ['παῖς', ['παισ']],
  ['ΠΑΙΣ', ['παισ']],
  ['και', ['και']],
  ['αλλαι', ['αλλαι']],
  ['λόγος', ['λογοσ']],
])('the Greek word %s is searched as %j', (word, expected) => {
  expect(ways(word)).toEqual(expected);
});

test.each(['ΛΟΓΩΙ', 'λογωι', 'λόγῳ', '"λογωι"', 'λογωι*'])(
  'a search for %s marks the word with its iota below, beside or left out',
  (query) => {
    const read = parseSearchQuery(query);
    if (!read.ok) throw new Error(read.hint);
    for (const text of ['ἐν λόγῳ', 'ΕΝ ΛΟΓΩΙ', 'εν λογω']) {
      expect(highlightWords(text, 'greek', termsToFind(read.query)), text).toEqual([
        { start: 3, end: text.length },
      ]);
    }
  },
);
