import type { ApocryphalBookId } from '../../../../domain/canon/index.ts';
import { definePack, filesOf } from '../pack.ts';
import { readSweteBook, type SweteBook } from './read-book.ts';

const SWETE_FILES = filesOf([
  'data/17.Esdras_A.txt 179011 f6c5eb90525214da21f03fce1cef9aa27d8c953fc0ad1c3808a4923bd291141c',
  'data/20.Judith.txt 182556 ba3754992acd36d62bb33deb9e55d36c0afff9a0bd85a0477a6faa6346d14b65',
  'data/21.Tobias.txt 108027 8579c33a068422a483a0ed9f8a8c18ca4e47a939a8ed905cfeb781870fcd47a5',
  'data/23.Machabaeorum_i.txt 378842 eadb7e31bef384a95c04f1e87215161e888adcb0a1eb7c3b8ad622538f21d2dd',
  'data/24.Machabaeorum_ii.txt 253718 dfc6fa72df82fc9f7b7dddfba217bd9d23f594f2becbc842cea06ab67bef20e0',
  'data/25.Machabaeorum_iii.txt 107467 d25c51be1121d1bffa81f4ce9438c43f840aa3f8629be7fd903c0ca9434fda56',
  'data/26.Machabaeorum_iv.txt 166277 1e5ff49eb9a28401d97a23f876e42ff51b07871c7d28dd8668608f6549f50146',
  'data/28.Odae.txt 85098 4bf8082210d4564fca47c9914401346dc50b36ce606f8f5559b863c799b477b3',
  'data/33.Sapientia_Salomonis.txt 142008 7cc9ee8002a4779df009da3882cc375326326e30fad7e0d08554de9cb1577d49',
  'data/34.Ecclesiasticus.txt 397505 2f7dc2f23fee709008d56c25d8bcd55f708bc8c0412872463c46dbde876b3482',
  'data/50.Baruch.txt 50760 7bfcb974fee799e9494e3db0892c6d28f90e90e20f5bb8ec6c2125fb263f0b65',
  'data/52.Epistula_Jeremiae.txt 26169 9259f2bf8f623730fe5c0ecb3c874c1433a71e3e8e38a48d3d4f51b5d1bbe587',
  'data/55.Susanna_Theodotionis_versio.txt 22953 6cda918133aac828d9bb80b1c2bc56ee8409bf242a916ef566e9c2a8e1e8c633',
  'data/57.Daniel_Theodotionis_versio.txt 200591 4d9fbcabb7991a1cbab6e703e2a5b906a630424fa60dd0011cc9cf21fb01569f',
  'data/59.Bel_et_Draco_Theodotionis_versio.txt 14730 53158038827e0b0d1c288ad7f9a759632d9a0cf5ab6bf7852d4211181e919f72',
]);

/**
 * The right verses for numbers that the scanner misread, and for a part of a verse that the file has in another
 * chapter.
 */
const MISREAD: Readonly<Record<string, { chapter: number; verse: number }>> = {
  '1 esdras 5:145': { chapter: 5, verse: 47 },
  'judith 9:19': { chapter: 9, verse: 14 },
  'sirach 30:13b': { chapter: 30, verse: 25 },
};

/**
 * Finds the verse of a number in the file. The letter after the number is left out: the parts a and b are one verse,
 * and `35s` is read as verse 35. `MISREAD` has the right verse for a number that the scanner misread.
 */
const numbered =
  (book: ApocryphalBookId): SweteBook['place'] =>
  (chapter, verse) =>
    MISREAD[`${book} ${chapter}:${verse}`] ?? { chapter: Number(chapter), verse: Number.parseInt(verse, 10) };

/** In the file, chapter 0 is the Prologue. It becomes verse 0 of chapter 1, as in the English edition. */
const sirach: SweteBook['place'] = (chapter, verse) =>
  chapter === '0' ? { chapter: 1, verse: 0 } : numbered('sirach')(chapter, verse);

/** The file counts the verses of the Letter of Jeremiah from 0, and the King James Version counts them from 1. */
const letterOfJeremiah: SweteBook['place'] = (_, verse) => ({ chapter: 1, verse: Number(verse) + 1 });

/**
 * The eighth ode is the Prayer of Manasseh. Its title has a verse number of the ode before it, above 15, so it is left
 * out.
 */
const manasseh: SweteBook['place'] = (ode, verse) =>
  ode === '8' && Number(verse) <= 15 ? { chapter: 1, verse: Number(verse) } : null;

/**
 * The Prayer of Azariah is Daniel 3:24–90. The ninth ode also has the prayer, but without seven of its verses, so
 * Daniel is read.
 */
const azariah: SweteBook['place'] = (chapter, verse) => {
  const number = Number(verse);
  return chapter === '3' && number >= 24 && number <= 90 ? { chapter: 1, verse: number - 23 } : null;
};

const FILES: readonly [ApocryphalBookId, string, SweteBook['place']?][] = [
  ['1 esdras', '17.Esdras_A'],
  ['tobit', '21.Tobias'],
  ['judith', '20.Judith'],
  ['wisdom', '33.Sapientia_Salomonis'],
  ['sirach', '34.Ecclesiasticus', sirach],
  ['baruch', '50.Baruch'],
  ['letter of jeremiah', '52.Epistula_Jeremiae', letterOfJeremiah],
  ['prayer of azariah', '57.Daniel_Theodotionis_versio', azariah],
  ['susanna', '55.Susanna_Theodotionis_versio'],
  ['bel and the dragon', '59.Bel_et_Draco_Theodotionis_versio'],
  ['prayer of manasseh', '28.Odae', manasseh],
  ['1 maccabees', '23.Machabaeorum_i'],
  ['2 maccabees', '24.Machabaeorum_ii'],
  ['3 maccabees', '25.Machabaeorum_iii'],
  ['4 maccabees', '26.Machabaeorum_iv'],
];

const BOOKS: readonly SweteBook[] = FILES.map(([book, name, place = numbered(book)]) => {
  const file = `data/${name}.txt`;
  return { part: book, book, file, files: [file], place };
});

/**
 * The Greek apocrypha from Swete's Septuagint, with Swete's verse numbers. 2 Esdras is missing, because it does not
 * exist in Greek.
 */
export const SWETE = definePack({
  id: 'greek-apocrypha',
  title: 'Greek Apocrypha: the Septuagint of Swete',
  unit: 'verses',
  editions: [
    {
      id: 'swete',
      source:
        'The Old Testament in Greek According to the Septuagint, ed. H. B. Swete, from First1KGreek by way of ' +
        'https://github.com/nathans/lxx-swete, commit 26bad3eb; numbers and signs of the scan are removed. Strong’s numbers of forms that the New Testament has ' +
        'too from the tagged Greek New Testament of STEPBible (https://www.stepbible.org), CC BY 4.0',
      expected: { verses: 5_379, words: 98_984 },
    },
  ],
  upstream: {
    repository: 'nathans/lxx-swete',
    commit: '26bad3eb42bba98471d154c954e36a6f30a0279d',
    archive: null,
  },
  mirror: 'apocrypha-greek/lxx-swete.tar.gz',
  files: SWETE_FILES,
  version: 2,
  parts: BOOKS,
  count: (book, read) => readSweteBook(book, read(book.file)).verses.length,
  read(book, { from, to }, read) {
    const { verses, problems } = readSweteBook(book, read(book.file));
    return { verses: { swete: verses.slice(from, to) }, problems: from === 0 ? problems : [] };
  },
});
