import { expect, test } from 'vitest';
import { CORE_BOOKS } from './books.ts';
import { BOOK_SPELLINGS, findBook } from './find-book.ts';
import { FROZEN_SPELLINGS } from './frozen-spellings.ts';
import { suggestBook } from './suggest-book.ts';

function expectNames(names: string, books: readonly { readonly id: string }[]): void {
  const found = names.split(', ').map((name) => [name, findBook(name)?.id]);
  expect(found).toEqual(names.split(', ').map((name, index) => [name, books[index]?.id]));
}

const TANAKH = CORE_BOOKS.slice(0, 39);

test('every frozen spelling of a book’s name finds its book', () => {
  const spellings = Object.entries(FROZEN_SPELLINGS).flatMap(([id, keys]) =>
    keys.split(' ').map((key) => [key, id]),
  );
  expect(spellings).toHaveLength(770);
  expect(spellings.map(([key]) => [key, findBook(key ?? '')?.id])).toEqual(spellings);
  const listed = new Set(BOOK_SPELLINGS.map(({ key, book }) => `${key} ${book.id}`));
  expect(spellings.filter(([key, id]) => !listed.has(`${key} ${id}`))).toEqual([]);
});

test('the 66 books are found by the names of the Luther Bible', () => {
  expectNames(
    '1. Mose, 2. Mose, 3. Mose, 4. Mose, 5. Mose, Josua, Richter, Rut, 1. Samuel, 2. Samuel, 1. Könige, 2. Könige, ' +
      '1. Chronik, 2. Chronik, Esra, Nehemia, Ester, Hiob, Psalmen, Sprüche, Prediger, Hoheslied, Jesaja, Jeremia, ' +
      'Klagelieder, Hesekiel, Daniel, Hosea, Joel, Amos, Obadja, Jona, Micha, Nahum, Habakuk, Zefanja, Haggai, ' +
      'Sacharja, Maleachi, Matthäus, Markus, Lukas, Johannes, Apostelgeschichte, Römer, 1. Korinther, 2. Korinther, ' +
      'Galater, Epheser, Philipper, Kolosser, 1. Thessalonicher, 2. Thessalonicher, 1. Timotheus, 2. Timotheus, ' +
      'Titus, Philemon, Hebräer, Jakobus, 1. Petrus, 2. Petrus, 1. Johannes, 2. Johannes, 3. Johannes, Judas, ' +
      'Offenbarung',
    CORE_BOOKS,
  );
});

test('the 66 books are found by the German abbreviations of the Loccum guidelines', () => {
  expectNames(
    'Gen, Ex, Lev, Num, Dtn, Jos, Ri, Rut, 1 Sam, 2 Sam, 1 Kön, 2 Kön, 1 Chr, 2 Chr, Esra, Neh, Est, Ijob, Ps, Spr, ' +
      'Koh, Hld, Jes, Jer, Klgl, Ez, Dan, Hos, Joel, Am, Obd, Jona, Mi, Nah, Hab, Zef, Hag, Sach, Mal, Mt, Mk, Lk, ' +
      'Joh, Apg, Röm, 1 Kor, 2 Kor, Gal, Eph, Phil, Kol, 1 Thess, 2 Thess, 1 Tim, 2 Tim, Tit, Phlm, Hebr, Jak, ' +
      '1 Petr, 2 Petr, 1 Joh, 2 Joh, 3 Joh, Jud, Offb',
    CORE_BOOKS,
  );
});

test('the 66 books are found by the names of the Nova Vulgata, with the number after the name too', () => {
  expectNames(
    'Genesis, Exodus, Leviticus, Numeri, Deuteronomium, Iosue, Iudicum, Ruth, Samuelis I, Samuelis II, Regum I, ' +
      'Regum II, Paralipomenon I, Paralipomenon II, Esdrae, Nehemiae, Esther, Iob, Psalmorum, Proverbiorum, ' +
      'Ecclesiastes, Canticum Canticorum, Isaias, Ieremias, Lamentationes, Ezechiel, Daniel, Osee, Ioel, Amos, ' +
      'Abdias, Ionas, Michaeas, Nahum, Habacuc, Sophonias, Aggaeus, Zacharias, Malachias, Matthaeus, Marcus, Lucas, ' +
      'Ioannes, Actus Apostolorum, Ad Romanos, Ad Corinthios I, Ad Corinthios II, Ad Galatas, Ad Ephesios, ' +
      'Ad Philippenses, Ad Colossenses, Ad Thessalonicenses I, Ad Thessalonicenses II, Ad Timotheum I, ' +
      'Ad Timotheum II, Ad Titum, Ad Philemonem, Ad Hebraeos, Iacobi, Petri I, Petri II, Ioannis I, Ioannis II, ' +
      'Ioannis III, Iudae, Apocalypsis',
    CORE_BOOKS,
  );
});

test.each([
  'Bereshit, Shemot, Vayikra, Bamidbar, Devarim, Yehoshua, Shoftim, Rut, Shmuel I, Shmuel II, Melachim I, Melachim II, Divrei HaYamim I, Divrei HaYamim II, Ezra, Nechemiah, Ester, Iyov, Tehillim, Mishlei, Kohelet, Shir HaShirim, Yeshayahu, Yirmiyahu, Eicha, Yechezkel, Daniel, Hoshea, Yoel, Amos, Ovadiah, Yonah, Michah, Nachum, Chavakuk, Tzefaniah, Chaggai, Zechariah, Malakhi',
  'Bereishis, Shemos, Wayyiqra, Bemidbar, Dvarim, Yehoshua, Shofetim, Ruth, I Shemuel, II Shemuel, I Melakhim, II Melakhim, I Divrei Hayamim, II Divrei Hayamim, Ezra, Nechemya, Esther, Iyyov, Tehilim, Mishle, Qohelet, Shir ha-Shirim, Yeshaya, Yirmiya, Eikhah, Yehezkel, Daniel, Hosea, Yoel, Amos, Ovadya, Yona, Mikhah, Nachum, Havakkuk, Zefaniah, Haggai, Zekhariah, Malachi',
  'Beresheet, Shmot, Vayiqra, Bamidbar, Devarim, Jehoschua, Schoftim, Rut, Shmuel Alef, Shmuel Bet, Melachim A, Melachim B, Divrei Hayamim Aleph, Divrei Hayamim Bet',
])('the 66 books are found by the Hebrew names in Latin letters: %s', (names) => {
  expectNames(names, TANAKH);
});

test.each([
  ['1 Kings', '1kings'],
  ['2 Kings', '2kings'],
  ['3 Kings', '1kings'],
  ['4 Kings', '2kings'],
  ['IV Kgs', '2kings'],
  ['1 Kingdoms', '1samuel'],
  ['2 Kgdms', '2samuel'],
  ['3 Reigns', '1kings'],
  ['4 Regum', '2kings'],
  ['4. Könige', '2kings'],
])('the name %s, of the four books of Kingdoms, finds %s', (name, id) => {
  expect(findBook(name)?.id).toBe(id);
});

test('a number after a name belongs to the name only if the name alone is no book', () => {
  expect(findBook('Samuel II')?.id).toBe('2samuel');
  for (const name of ['John II', 'Psalms I', 'Samuel III', 'Genesis A', 'Kings', 'II'])
    expect(findBook(name), name).toBeUndefined();
});

test.each([
  ['Gensis', 'genesis'],
  ['Genisis', 'genesis'],
  ['Mathew', 'matthew'],
  ['Phillipians', 'philippians'],
  ['Filippians', 'philippians'],
  ['Ecclesiates', 'ecclesiastes'],
  ['Deutronomy', 'deuteronomy'],
  ['Habbakuk', 'habakkuk'],
  ['Isiah', 'isaiah'],
  ['Galations', 'galatians'],
  ['Revalation', 'revelation'],
  ['Pslams', 'psalms'],
  ['1 Corinthans', '1corinthians'],
  ['2 Thesalonians', '2thessalonians'],
])('the misspelled name of a book, %s, suggests the book %s', (typed, id) => {
  expect(suggestBook(typed, true)?.id).toBe(id);
  expect(suggestBook(typed, false)?.id).toBe(id);
});

test('a misspelled name of a book with four letters, or in another language, gets a suggestion only with a chapter', () => {
  for (const [typed, id] of [
    ['Luek', 'luke'],
    ['Hesekeil', 'ezekiel'],
  ] as const) {
    expect(suggestBook(typed, true)).toBeUndefined();
    expect(suggestBook(typed, false)?.id).toBe(id);
  }
});

test('a right name of a book, a name with another number and other words get no suggestion of a book', () => {
  for (const typed of [
    'Genesis',
    'Jesaja',
    '3 Corinthans',
    'Corinthans',
    'light',
    'greater',
    'names',
    'x',
    '',
  ])
    expect(suggestBook(typed, false), typed).toBeUndefined();
  expect(suggestBook('a'.repeat(1000), false)).toBeUndefined();
});
