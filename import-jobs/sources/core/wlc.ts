import type { BookId } from '../../../domain/canon/index.ts';
import { editionFacts } from '../../../domain/editions/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { toEnglish, type VerseAddress } from '../../../domain/versification/index.ts';
import type { TextSource, VerseRecord, WordRecord } from '../../records.ts';
import { completeWord } from '../../words/complete-words.ts';
import type { HebrewVerse, HebrewWord } from '../../words/hebrew-verse.ts';
import { verseRecord } from '../../words/verse-record.ts';
import { overBothReadings } from '../../words/word-places.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { bookOf, HEBREW_BOOKS } from './books.ts';
import { correctTags } from './corrected-tags.ts';
import { parseHebrewBook } from './hebrew-book.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';

const PACKAGE = 'morphhb';
const LOADER_VERSION = 6;

/**
 * Returns the Strong's number of an OSHB lemma. It is the only number in the lemma, because prefixes are letters. The
 * result has no letter of an augmented number and no `+` of a compound's first part. A word with only a prefix and a
 * suffix has no number, so its result is null.
 */
export function strongsOfLemma(lemma: string): string | null {
  const number = lemma.match(/\d+/g)?.at(-1);
  return number === undefined ? null : `H${Number(number)}`;
}

/**
 * Returns the lemma by which a word is counted: its Strong's number, or its letters if it has none. OSHB marks every
 * part of a compound except the last with `+` (`1008+` Beth, `1008` El). The lemma keeps this sign, so that a compound
 * is counted once, at its last part.
 */
export function lemmaOf(lemma: string, letters: string, number = strongsOfLemma(lemma)): string {
  return number === null ? letters : `${number}${lemma.endsWith('+') ? '+' : ''}`;
}

/**
 * Returns `aramaic` if more than half of the ketiv's words have an Aramaic morphology (`A…`; a Hebrew one is `H…`).
 */
export function languageOf(
  words: readonly Pick<HebrewWord, 'reading' | 'morphology'>[],
): 'hebrew' | 'aramaic' {
  const written = words.filter(({ reading }) => reading !== 'qere');
  const aramaic = written.filter(({ morphology }) => morphology.startsWith('A')).length;
  return aramaic * 2 > written.length ? 'aramaic' : 'hebrew';
}

function wordRecord(verse: VerseAddress, { lemma, morphology, ...word }: HebrewWord): WordRecord {
  const letters = hebrewLetters(word.originalText);
  const tags = correctTags(verse, letters, {
    strongsNumber: strongsOfLemma(lemma),
    morphology: morphology === '' ? null : morphology,
  });
  return completeWord('hebrew', { ...word, ...tags, lemma: lemmaOf(lemma, letters, tags.strongsNumber) });
}

const recordOf = (book: BookId, { chapter, verse, words }: HebrewVerse): VerseRecord =>
  verseRecord(
    'masoretic',
    { book, chapter, verse },
    {
      originalLanguage: languageOf(words),
      words: words.map((word) => wordRecord({ book, chapter, verse }, word)),
      addresses: overBothReadings(words, toEnglish('masoretic', { book, chapter, verse })),
    },
  );

const loadBook = keepLast(async (osis) => parseHebrewBook(await readPackageFile(PACKAGE, `wlc/${osis}.xml`)));

/**
 * Counts the verses without parsing the books. With parsing, planning would take as long as the reading of a whole
 * import.
 */
async function planBooks(): Promise<{ part: string; rows: number }[]> {
  const parts: { part: string; rows: number }[] = [];
  for (const { id, osis } of HEBREW_BOOKS) {
    const xml = await readPackageFile(PACKAGE, `wlc/${osis}.xml`);
    parts.push({ part: id, rows: xml.split('<verse ').length - 1 });
  }
  return parts;
}

export const WLC: TextSource = {
  kind: 'text',
  edition: {
    ...editionFacts('wlc'),
    source:
      'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb ' +
      '(package morphhb 2.0.2). The numbers or morphology codes of 220 words are corrected; each of them says so',
  },
  expected: {
    verses: 23_213,
    words: 305_507,
    letters: 1_197_042,
    qereWords: 305_517,
    qereLetters: 1_197_101,
    standardTotal: 78_091_408,
  },
  fingerprint: () => packageFingerprint(PACKAGE, LOADER_VERSION),
  plan: async () => planStretches(await planBooks()),
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    const book = bookOf(HEBREW_BOOKS, part);
    const verses = await loadBook(book.osis);
    return verses.slice(from, to).map((verse) => recordOf(book.id, verse));
  },
};
