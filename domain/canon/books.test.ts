import { expect, test } from 'vitest';
import { bookNames } from './book-names.ts';
import { BOOKS, type BookId, bookById, bookPosition, CORE_BOOKS, isBookId } from './books.ts';
import { BOOK_SPELLINGS, bookKey, findBook, meaningsOf } from './find-book.ts';

test('the canon has 39 books of the Old Testament, 16 apocrypha and 27 of the New Testament', () => {
  const count = (testament: string) => BOOKS.filter((book) => book.testament === testament).length;
  expect([count('old'), count('apocrypha'), count('new')]).toEqual([39, 16, 27]);
  expect(CORE_BOOKS.length).toBe(66);
});

test('the canon runs from Genesis to Malachi and from Matthew to Revelation, with the apocrypha between', () => {
  const ids = BOOKS.map((book) => book.id);
  expect({ 0: ids[0], 38: ids[38], 39: ids[39], 54: ids[54], 55: ids[55], 81: ids[81] }).toEqual({
    0: 'genesis',
    38: 'malachi',
    39: '1 esdras',
    54: '4 maccabees',
    55: 'matthew',
    81: 'revelation',
  });
  expect(BOOKS.every((book, position) => bookPosition(book.id) === position)).toBe(true);
});

test('the canon has the five books of the Torah as a separate group', () => {
  expect(BOOKS.filter((book) => book.group === 'torah').map((book) => book.name)).toEqual([
    'Genesis',
    'Exodus',
    'Leviticus',
    'Numbers',
    'Deuteronomy',
  ]);
});

test('in the canon the language of Daniel alone is Aramaic, and the language of all books outside the Old Testament is Greek', () => {
  expect(BOOKS.filter((book) => book.languageOriginal === 'aramaic').map((book) => book.id)).toEqual([
    'daniel',
  ]);
  expect(BOOKS.every((book) => (book.testament === 'old') === (book.languageOriginal !== 'greek'))).toBe(
    true,
  );
});

test('the canon counts 929 chapters in the Old Testament and 260 in the New', () => {
  const chapters = (testament: string) =>
    BOOKS.filter((book) => book.testament === testament).reduce((sum, book) => sum + book.chapters, 0);
  expect({ old: chapters('old'), new: chapters('new') }).toEqual({ old: 929, new: 260 });
});

test.each([
  ['genesis', 50],
  ['psalms', 150],
  ['revelation', 22],
  ['1 esdras', 9],
  ['2 esdras', 16],
  ['1 maccabees', 16],
  ['2 maccabees', 15],
  ['sirach', 51],
] as [BookId, number][])('the book %s has %i chapters', (id, chapters) => {
  expect(bookById(id).chapters).toBe(chapters);
});

test('the canon has a Hebrew and a Greek name for every Old Testament book and a Greek one for every New Testament book', () => {
  for (const book of CORE_BOOKS) {
    expect(bookNames(book.id).hebrewName !== undefined, book.id).toBe(book.testament === 'old');
    expect(bookNames(book.id).greekName, book.id).toBeDefined();
  }
});

test('isBookId refuses the English name of a book, and bookById throws for an unknown id', () => {
  expect(isBookId('songofsolomon')).toBe(true);
  expect(isBookId('Song of Solomon')).toBe(false);
  expect(() => bookById('enoch' as BookId)).toThrow(RangeError);
});

test('two books share a spelling only in the lists of two languages, and one of them is named as the usual one', () => {
  const shared = [...new Set(BOOK_SPELLINGS.map(({ key }) => key))].flatMap((key) => {
    const meanings = meaningsOf(key);
    return meanings.length > 1 ? [`${key} ${meanings.map(({ book }) => book.id).join(' ')}`] : [];
  });
  expect(shared.sort()).toEqual(
    [
      '1reg 1kings 1samuel',
      '1regum 1kings 1samuel',
      '1rg 1kings 1samuel',
      '2reg 2kings 2samuel',
      '2regum 2kings 2samuel',
      '2rg 2kings 2samuel',
      'ab obadiah habakkuk',
      'es esther exodus isaiah',
      'gl galatians joel',
      'hb habakkuk hebrews',
      'hc habakkuk acts',
      'jc james judges',
      'jn john jonah',
      'jo john job',
      'jud jude judges',
      'mc mark micah',
      'pr proverbs ecclesiastes',
      're revelation judges',
      'sg songofsolomon wisdom',
      'so songofsolomon zephaniah',
    ].sort(),
  );
});

test('every id, name and alias finds its book; those in Latin letters also do so in capitals', () => {
  for (const book of BOOKS) {
    const latin = [book.id, ...bookNames(book.id).latin.flatMap(({ names }) => names)];
    for (const spelling of latin) {
      const found = [spelling, spelling.toUpperCase()].map((text) =>
        meaningsOf(text).map((one) => one.book.id),
      );
      expect(found[0], spelling).toContain(book.id);
      expect(found[1], spelling).toEqual(found[0]);
    }
    const { hebrewName, hebrewAliases, greekName, greekAliases } = bookNames(book.id);
    for (const spelling of [hebrewName, greekName, ...hebrewAliases, ...greekAliases])
      if (spelling !== undefined) expect(findBook(spelling)?.id, spelling).toBe(book.id);
  }
});

test.each([
  ['Genesis', 'genesis'],
  ['GEN', 'genesis'],
  ['1samuel', '1samuel'],
  ['1 Samuel', '1samuel'],
  ['I Samuel', '1samuel'],
  ['II Kgs.', '2kings'],
  ['1st Cor', '1corinthians'],
  ['First John', '1john'],
  ['III John', '3john'],
  ['songofsolomon', 'songofsolomon'],
  ["Solomon's Song", 'songofsolomon'],
  ['Song of Songs', 'songofsolomon'],
  ['The Book of Psalms', 'psalms'],
  ['Gospel of John', 'john'],
  ['1%20esdras', '1 esdras'],
  ['1 Esdras', '1 esdras'],
  ['bel-and-the-dragon', 'bel and the dragon'],
  ['Epistle of Jeremiah', 'letter of jeremiah'],
  ['בראשית', 'genesis'],
  ['בְּרֵאשִׁית', 'genesis'],
  ['שמות', 'exodus'],
  ['תהלים', 'psalms'],
  ['תהילים', 'psalms'],
  ['שה"ש', 'songofsolomon'],
  ['שה״ש', 'songofsolomon'],
  ['שמואל ב׳', '2samuel'],
  ['דה"א', '1chronicles'],
  ['Γένεσις', 'genesis'],
  ['ΨΑΛΜΟΙ', 'psalms'],
  ['Ψαλμοί', 'psalms'],
  ['Κατά Ιωάννην', 'john'],
  ['Ἰωάννης', 'john'],
  ['Ἰωάννου Α΄', '1john'],
  ['Α´ Κορινθίους', '1corinthians'],
  ['2 Κορ', '2corinthians'],
  ['Πρὸς Ῥωμαίους', 'romans'],
  ['Ιώβ', 'job'],
  ['Ιω Β', '2john'],
])('the spelling %j finds the book %j', (text, id) => {
  expect(findBook(text)?.id).toBe(id);
});

test('no book is found for a word that names no book', () => {
  for (const text of ['', ' ', 'light', 'אור', 'λόγος', '3', '5 Samuel', '__proto__', 'constructor'])
    expect(findBook(text), text).toBeUndefined();
});

test('the key by which a book’s name is found ignores dots, capitals and the kind of space', () => {
  expect(bookKey('1 Sam.')).toBe(bookKey('1\u00A0sam'));
});
