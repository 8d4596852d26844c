import { expect, test } from 'vitest';
import { readSweteBook } from './read-book.ts';
import { SWETE } from './swete.ts';

const readPart = (part: string, lines: readonly string[]) => {
  const text = `${lines.join('\n')}\n`;
  return SWETE.read({ part, from: 0, to: SWETE.count(part, () => text) }, () => text);
};
const versesOf = (part: string, lines: readonly string[]) => readPart(part, lines).verses?.swete ?? [];
const textsOf = (part: string, lines: readonly string[]): string[] =>
  versesOf(part, lines).map(({ chapter, verse, text }) => `${chapter}:${verse} ${text}`);
const tobit = (...words: string[]): string =>
  versesOf(
    'tobit',
    words.map((word) => `21.2.1 ${word}`),
  )[0]?.text ?? '';

test('a line of Swete is one word with its verse', () => {
  expect(textsOf('1 esdras', ['17.3.1 Καὶ', '17.3.1 βασιλεὺς,', '17.3.2 καὶ'])).toEqual([
    '3:1 Καὶ βασιλεὺς,',
    '3:2 καὶ',
  ]);
});

test('a line of Swete loses a number of the second numbering', () => {
  expect(tobit('(¹⁵)καὶ', '⁽²5)εὐλογίαν', '(2a)τείχη', '(¹¹ª)καὶ', '(9b)')).toBe('καὶ εὐλογίαν τείχη καὶ');
});

test('a line of Swete loses a verse number that is inside a word or is the whole line', () => {
  expect(tobit('⁸καὶ', '30τοῖς', 'θ6ορυβος', '13', '²')).toBe('καὶ τοῖς θορυβος');
});

test('a line of Swete makes two words if a number is between them', () => {
  const [verse] = versesOf('1 esdras', ['17.5.60 οἶκον(64)πρὸς', '17.5.60 τὴν']);
  expect(verse?.words.map(({ originalText }) => originalText)).toEqual(['οἶκον', 'πρὸς', 'τὴν']);
});

test('a line of Swete makes two words if a dash is between them', () => {
  expect(versesOf('tobit', ['21.8.4 σφόδρα—καὶ'])[0]?.words.map(({ after }) => after)).toEqual(['—', '']);
});

test('a line of Swete without letters adds no word', () => {
  expect(versesOf('1 esdras', ['17.8.41 Καὶ', '17.8.41 >', '17.8.41 συναγαγὼν'])[0]?.words).toHaveLength(2);
});

test('a line of Swete can have Latin letters that look Greek, and a sigma spelled out as `U+03F2`', () => {
  const [verse] = versesOf('4 maccabees', ['26.17.10 ΚAI', '26.17.10 ἔθνοU+03F2']);
  expect(verse?.words.map(({ letters }) => letters)).toEqual(['και', 'εθνοσ']);
});

test('a line of Swete with a letter that the scanner did not recognise is read without this letter and reported', () => {
  const { verses, problems } = readPart('4 maccabees', ['26.8.26 καρτερίn,', '26.8.26 ??']);
  expect(verses?.swete?.[0]?.text).toBe('καρτερί,');
  expect(problems?.map(({ kind, row, message }) => [kind, row, message])).toEqual([
    ['note', 1, '“καρτερίn,” has a letter that is not Greek, so it counts as “καρτερί,”.'],
    ['note', 2, '“??” has a letter that is not Greek, so it is left out.'],
  ]);
});

test('a line of Swete that is not a word with its verse is reported, and the other lines are read', () => {
  const { verses, problems } = readPart('tobit', ['21.2.1 καὶ', 'nonsense', '21.2.2 ὁ']);
  expect(verses?.swete).toHaveLength(2);
  expect(problems).toEqual([
    {
      kind: 'failed',
      source: 'data/21.Tobias.txt',
      row: 2,
      column: null,
      message: 'This line is not a word with its verse: nonsense',
    },
  ]);
});

test('a word of Swete gets the Strong’s number that its form has in the New Testament, also with a capital', () => {
  const [verse] = versesOf('tobit', ['21.1.3 ἀληθείας', '21.1.3 Ἀλήθεια', '21.1.3 αὐτοῦ']);
  expect(verse?.words.map(({ strongsNumber, lemma }) => [strongsNumber, lemma])).toEqual([
    ['G225', 'G225'],
    ['G225', 'G225'],
    ['G846', 'G846'],
  ]);
});

test('a word of Swete gets no Strong’s number if its form has several in the New Testament, or does not occur there', () => {
  const [verse] = versesOf('tobit', ['21.1.3 χάριν', '21.1.3 οἰκογενέσιν']);
  expect(verse?.words.map(({ strongsNumber, lemma }) => [strongsNumber, lemma])).toEqual([
    [null, 'χαριν'],
    [null, 'οικογενεσιν'],
  ]);
});

test('a line of Swete has ’ for every character that marks an elision', () => {
  expect(tobit('κατʼ', 'ἀλλ\\᾿', 'οὐδ’')).toBe('κατ’ ἀλλ’ οὐδ’');
});

test('a letter that the scan of Swete is known to have wrong is mended and reported', () => {
  const { verses, problems } = readPart('prayer of azariah', ['57.3.52 ὁ', '57.3.52 θ??ὸς', '57.3.52 τῶν']);
  expect(verses?.swete?.[0]?.text).toBe('ὁ θεὸς τῶν');
  expect(verses?.swete?.[0]?.words[1]?.strongsNumber).toBe('G2316');
  expect(problems).toEqual([
    {
      kind: 'note',
      source: 'data/57.Daniel_Theodotionis_versio.txt',
      row: 2,
      column: null,
      message: '“θ??ὸς” has two signs for a letter that the scanner did not recognise. It is read as “θεὸς”.',
    },
  ]);
});

test('a known fault in two lines of the scan of Swete is mended, and problems in later lines keep their line numbers', () => {
  const { verses, problems } = readPart('1 esdras', [
    '17.3.5 τοῦ',
    '17.3.5 ἑτέ.',
    '17.3.5 ρου,',
    '17.3.5 δώσει',
    'nonsense',
  ]);
  expect(verses?.swete?.[0]?.text).toBe('τοῦ ἑτέρου, δώσει');
  expect(verses?.swete?.[0]?.words).toHaveLength(3);
  expect(problems?.map(({ kind, row }) => [kind, row])).toEqual([
    ['note', 2],
    ['failed', 5],
  ]);
});

test('a known fault of the scan of Swete that a later version of the file no longer has changes nothing', () => {
  const { verses, problems } = readPart('1 esdras', ['17.3.5 τοῦ', '17.3.5 ἑτέρου,', '17.3.5 δώσει']);
  expect(verses?.swete?.[0]?.text).toBe('τοῦ ἑτέρου, δώσει');
  expect(problems).toEqual([]);
});

test('the parts a and b of a verse of Swete are one verse', () => {
  const lines = ['34.7.16a μὴ', '34.7.17a ταπείνωσον', '34.7.16b μνήσθητι', '34.7.17b ὅτι'];
  expect(textsOf('sirach', lines)).toEqual(['7:16 μὴ μνήσθητι', '7:17 ταπείνωσον ὅτι']);
});

test('the verses of Swete do not contain a part of another verse that the file has under their number', () => {
  expect(textsOf('sirach', ['34.30.13 πρῶτον', '34.30.13b bλαμπρὰ'])).toEqual([
    '30:13 πρῶτον',
    '30:25 λαμπρὰ',
  ]);
});

test('the verses of Swete have the right numbers where the scanner misread them', () => {
  expect(textsOf('1 esdras', ['17.5.145 καὶ'])).toEqual(['5:47 καὶ']);
  expect(textsOf('judith', ['20.9.19 καὶ'])).toEqual(['9:14 καὶ']);
});

test('the verses of Swete count the Prologue of Sirach as verse 0, and the heading of the Letter of Jeremiah as verse 1', () => {
  expect(textsOf('sirach', ['34.0.0 Πολλῶν'])).toEqual(['1:0 Πολλῶν']);
  expect(textsOf('letter of jeremiah', ['52.0.0 Ἀντίγραφον', '52.0.1 Διὰ'])).toEqual([
    '1:1 Ἀντίγραφον',
    '1:2 Διὰ',
  ]);
});

test('the verses of the Prayer of Manasseh do not contain its title, which has a verse number of the ode before it', () => {
  expect(
    textsOf('prayer of manasseh', ['28.7.1 ἐγὼ', '28.8.20 Προσευχὴ', '28.8.1 Κύριε', '28.iva.1 ᾍσω']),
  ).toEqual(['1:1 Κύριε']);
});

test('the verses of the Prayer of Azariah are Daniel 3:24–90', () => {
  expect(
    textsOf('prayer of azariah', ['57.3.23 οὗτοι', '57.3.24 Καὶ', '57.3.90 εὐλογεῖτε', '57.3.91 Καὶ']),
  ).toEqual(['1:1 Καὶ', '1:67 εὐλογεῖτε']);
});

test('the verses of Swete have several addresses if an English verse begins inside them', () => {
  const words = Array.from({ length: 30 }, (_, place) => `17.3.14 ${place === 19 ? '(¹⁵)καὶ' : 'ἐν'}`);
  expect(versesOf('1 esdras', words)[0]?.addresses).toEqual([
    { book: '1 esdras', chapter: 3, verse: 14, firstWord: 0, lastWord: 18 },
    { book: '1 esdras', chapter: 3, verse: 15, firstWord: 19, lastWord: null },
  ]);
});

test('the verses of Swete are read one range after another, and a problem is reported with the first range only', () => {
  const text = '21.1.1 καὶ\n21.1.2 ὁ\nnonsense\n';
  const read = (from: number, to: number) => SWETE.read({ part: 'tobit', from, to }, () => text);
  expect([...(read(0, 1).problems ?? []), ...(read(1, 2).problems ?? [])]).toHaveLength(1);
  expect(read(1, 2).verses?.swete?.map(({ verse }) => verse)).toEqual([2]);
});

test('an unknown book of Swete is refused', () => {
  expect(() => SWETE.count('genesis', () => '')).toThrow('The pack greek-apocrypha has no part genesis');
});

test('the verses of Swete are an empty list for an empty file', () => {
  const book = { part: 'tobit', book: 'tobit', file: 'x', files: ['x'], place: () => null } as const;
  expect(readSweteBook(book, '')).toEqual({ verses: [], problems: [] });
});
