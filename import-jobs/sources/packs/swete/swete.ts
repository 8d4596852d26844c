import type { ApocryphalBookId } from '../../../../domain/canon/index.ts';
import { definePack } from '../pack.ts';
import { SWETE_FILES } from './files.ts';
import { readSweteBook, type SweteBook } from './read-book.ts';

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
