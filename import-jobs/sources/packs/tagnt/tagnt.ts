import { type BookId, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import { verseCount } from '../../../../domain/versification/index.ts';
import type { RowProblem, VerseRecord } from '../../../records.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { greekVerse } from '../greek-words.ts';
import { definePack, type PackPart, problemAt } from '../pack.ts';
import { readTaggedVerse, tagntWord } from './read-word.ts';

const FOLDER = 'data/stepbible-tagnt-tr';
/** The folders of books that are not named by the book's abbreviation without spaces. */
const FOLDERS: Partial<Readonly<Record<BookId, string>>> = { titus: 'Titus' };

interface Chapter extends PackPart {
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
      return { part: `${id} ${chapter}`, book: id, chapter, verses, files: verses.map(({ file }) => file) };
    }),
);

export const TAGNT_VERSES: readonly { book: BookId; chapter: number; verse: number; file: string }[] =
  CHAPTERS.flatMap(({ book, chapter, verses }) => verses.map((verse) => ({ book, chapter, ...verse })));

function wordsOf(json: string): { words: SourceWord[]; wrong: number[] } {
  const { words: tagged, wrong } = readTaggedVerse(json);
  const words = tagged.map(tagntWord);
  for (const [place, word] of words.entries()) if (place < words.length - 1) word.after += ' ';
  return { words, wrong };
}

/**
 * The Greek New Testament of STEPBible: the Textus Receptus, on which the King James Version is based. Each word has a
 * gloss for its context, a Strong's number and a parsing. A part is a chapter, because each verse is a file.
 */
export const TAGNT = definePack({
  id: 'tagnt',
  title: 'Greek New Testament with glosses, Strong’s numbers and parsing',
  unit: 'verses',
  editions: [
    {
      id: 'tagnt',
      source:
        'Scripture morphological tagging from STEP Bible (https://www.stepbible.org) by Tyndale House, Cambridge, by ' +
        'way of https://github.com/metaxiamultimedia/scriptures-js-source-stepbible-tagnt-tr, commit 342e869d; ' +
        'accents are composed, Strong’s numbers of compounds and of added words are those of the printed dictionary, and ἐμοῦ ' +
        'is parsed as the personal pronoun where no article is before it',
      expected: { verses: 7_956, words: 140_891 },
    },
  ],
  upstream: {
    repository: 'metaxiamultimedia/scriptures-js-source-stepbible-tagnt-tr',
    commit: '342e869d9abd29cdec1541fb8cb675d712e35b7a',
    archive: null,
  },
  mirror: 'greek-nt/stepbible-tagnt-tr.tar.gz',
  files: TAGNT_VERSES.map(({ file }) => ({ path: file, bytes: null, sha256: null })),
  list: {
    bytes: 90_974_815,
    sha256: '6da674cf84a9b1475666122745e97ce8a66a2525c35af1cda570849762bb88db',
  },
  version: 4,
  parts: CHAPTERS,
  count: ({ verses }) => verses.length,
  read({ book, chapter, verses }, { from, to }, read) {
    const found: VerseRecord[] = [];
    const problems: RowProblem[] = [];
    for (const { verse, file } of verses.slice(from, to)) {
      try {
        const { words, wrong } = wordsOf(read(file));
        problems.push(
          ...wrong.map((place) =>
            problemAt('failed', file, place, `Word ${place} lacks its text or number.`),
          ),
        );
        found.push(greekVerse('english', { book, chapter, verse }, words));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        problems.push(problemAt('failed', file, null, `This is not a verse: ${error.message}`));
      }
    }
    return { verses: { tagnt: found }, problems };
  },
});
