import { type BookId, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { verseCount } from '../../../../domain/versification/index.ts';
import type { RowProblem, VerseRecord } from '../../../records.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { greekVerse } from '../greek-words.ts';
import type { PackLoader } from '../pack.ts';
import { readTagntWord } from './read-word.ts';

const FOLDER = 'data/stepbible-tagnt-tr';
/** The folders of books that are not named by the book's abbreviation without spaces. */
const FOLDERS: Partial<Readonly<Record<BookId, string>>> = { titus: 'Titus' };

interface Chapter {
  part: string;
  book: BookId;
  chapter: number;
  verses: readonly { verse: number; file: string }[];
}

/** True for Acts 19:41. In this text, Acts 19 ends with verse 40. */
const isMissing = (book: BookId, chapter: number, verse: number): boolean =>
  book === 'acts' && chapter === 19 && verse === 41;

const CHAPTERS: readonly Chapter[] = CORE_BOOKS.filter(({ testament }) => testament === 'new').flatMap(
  ({ id, abbreviation, chapters }) =>
    Array.from({ length: chapters }, (_, index) => {
      const chapter = index + 1;
      const folder = `${FOLDER}/${FOLDERS[id] ?? abbreviation.replace(' ', '')}/${chapter}`;
      const verses = Array.from({ length: verseCount('english', id, chapter) }, (_, place) => ({
        verse: place + 1,
        file: `${folder}/${place + 1}.json`,
      })).filter(({ verse }) => !isMissing(id, chapter, verse));
      return { part: `${id} ${chapter}`, book: id, chapter, verses };
    }),
);

/** The verses of the pack, each with its file. */
export const TAGNT_VERSES: readonly { book: BookId; chapter: number; verse: number; file: string }[] =
  CHAPTERS.flatMap(({ book, chapter, verses }) => verses.map((verse) => ({ book, chapter, ...verse })));

/** The files of the pack, one for each verse. */
export const TAGNT_PATHS: readonly string[] = TAGNT_VERSES.map(({ file }) => file);

function chapterOf(part: string): Chapter {
  const found = CHAPTERS.find((one) => one.part === part);
  if (found === undefined) throw new Error(`Not a chapter of the New Testament: ${part}`);
  return found;
}

/**
 * Reads the words of a verse's file. `wrong` has the numbers, from 1, of entries that are not complete words. Throws if
 * the file is not a verse.
 */
function wordsOf(json: string): { words: SourceWord[]; wrong: number[] } {
  const parsed: { words?: unknown } = { ...JSON.parse(json) };
  if (!Array.isArray(parsed.words)) throw new Error('it has no words');
  const words: SourceWord[] = [];
  const wrong: number[] = [];
  for (const [place, value] of parsed.words.entries()) {
    const word = readTagntWord(value);
    if (word === undefined) wrong.push(place + 1);
    else words.push(word);
  }
  for (const [place, word] of words.entries()) if (place < words.length - 1) word.after += ' ';
  return { words, wrong };
}

/**
 * The Greek New Testament of STEPBible: the Textus Receptus, on which the King James Version is based. Each word has a
 * gloss for its context, a Strong's number and a parsing. A part is a chapter, because each verse is a file.
 */
export const TAGNT_LOADER: PackLoader = {
  version: 2,
  parts: CHAPTERS.map(({ part, book, verses }) => ({ part, book, files: verses.map(({ file }) => file) })),
  count: (part) => chapterOf(part).verses.length,
  read({ part, from, to }, read) {
    const { book, chapter, verses } = chapterOf(part);
    const found: VerseRecord[] = [];
    const problems: RowProblem[] = [];
    const failed = (source: string, row: number | null, message: string): void => {
      problems.push({ kind: 'failed', source, row, column: null, message });
    };
    for (const { verse, file } of verses.slice(from, to)) {
      try {
        const { words, wrong } = wordsOf(read(file));
        for (const place of wrong) failed(file, place, `Word ${place} lacks its text or number.`);
        found.push(greekVerse('english', { book, chapter, verse }, words));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        failed(file, null, `This is not a verse: ${error.message}`);
      }
    }
    return { verses: { tagnt: found }, problems };
  },
};
