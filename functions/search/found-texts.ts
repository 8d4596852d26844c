import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable } from '../../db/derived-table.ts';
import {
  jsonRows,
  question,
  ReadStatement,
  type RowsOf,
  type ScriptureRead,
} from '../../db/read-statement.ts';
import { bibleVerses, bibleWords, editions } from '../../db/schema/index.ts';
import type { WordPlace } from '../../domain/value-search/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';
import { isVisible } from '../text/core-editions.ts';
import { dictionaryGloss, LEXICONS } from '../text/dictionary-gloss.ts';
import { englishAt } from '../text/english-text.ts';
import { EDITIONS_UNLESS_KNOWN } from './catalogue.ts';
import { EXPECTATIONS } from './chance/expected.ts';

export interface Piece extends WordPlace {
  readonly count: number;
}

/** The place of a word with its English address. */
interface AddressedPlace extends WordPlace {
  readonly address: Pick<VerseAddress, 'chapter' | 'verse'>;
}

interface Use extends WordPlace {
  readonly hit: number;
}

export interface TextsToRead {
  readonly verses: readonly AddressedPlace[];
  readonly pieces: readonly Piece[];
  readonly uses: readonly Use[];
  readonly chance: string;
}

/**
 * No texts. The statement then reads the library's revision, and the editions if this revision is not known.
 */
export const NO_TEXTS: TextsToRead = {
  verses: [],
  pieces: [],
  uses: [],
  chance: '[]',
};

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const w = alias(bibleWords, 'w');

/**
 * A table of the places in a list, each with its position in the list. A list is JSON in the form that `entry` writes.
 */
const placesOf = (list: Exclude<keyof TextsToRead, 'chance'>) =>
  derivedTable(
    'p',
    question(
      {
        at: sql<number>`key`,
        editionId: sql<string>`value ->> 0`,
        bookId: sql<string>`value ->> 1`,
        chapter: sql<number>`value ->> 2`,
        verse: sql<number>`value ->> 3`,
        part: sql<string>`value ->> 4`,
        word: sql<number>`value ->> 5`,
        /** For a piece, the number of its words; for a use, the number of its result. */
        number: sql<number>`value ->> 6`,
        /** For a verse, its English address. */
        chapterNumber: sql<number>`value ->> 6`,
        verseNumber: sql<number>`value ->> 7`,
      },
      sql`from json_each(${sql.placeholder(list)})`,
    ),
  );
const VERSES = placesOf('verses');
const PIECES = placesOf('pieces');
const USES = placesOf('uses');
/**
 * The columns of a table of places. They have the same names in all these tables, so `p` can be
 * used for each of them.
 */
const p = VERSES.columns;

const versesOf = ({ inline }: typeof VERSES) =>
  sql`from ${inline} cross join ${editions} ${e} cross join ${bibleVerses} ${v}`;
const AT_PLACE = sql`${e.id} = ${p.editionId} and ${v.editionId} = ${e.id} and ${v.bookId} = ${p.bookId}
  and ${v.chapterNumber} = ${p.chapter} and ${v.verseNumber} = ${p.verse} and ${v.part} = ${p.part}
  and ${isVisible(v, e)}`;

/** A table of the words of a verse in the ketiv reading, numbered from 0 as in `WordPlace`. */
const s = derivedTable(
  's',
  question(
    {
      seq: w.seq,
      place: sql<number>`row_number() over (order by ${w.seq}) - 1`,
      text: sql<string>`${w.before} || ${w.originalText}`,
      after: w.after,
    },
    sql`from ${bibleWords} ${w} where ${w.verseId} = ${v.id} and ${w.reading} <> 'qere'`,
  ),
);

const QUESTIONS = {
  editions: EDITIONS_UNLESS_KNOWN,
  expectations: EXPECTATIONS,
  verses: question(
    {
      at: p.at,
      text: v.text,
      english: englishAt(v, p),
      words: sql<string>`(select json_group_array(text) from (
        select ${s.columns.text} from ${s.inline} order by ${s.columns.place}))`,
    },
    sql`${versesOf(VERSES)} where ${AT_PLACE} order by ${p.at}`,
  ),
  pieces: question(
    {
      at: p.at,
      words: jsonRows(
        question(
          { text: s.columns.text, after: s.columns.after },
          sql`from ${s.inline} where ${s.columns.place} >= ${p.word} and ${s.columns.place} < ${p.word} + ${p.number}
            order by ${s.columns.place}`,
        ),
      ),
    },
    sql`${versesOf(PIECES)} where ${AT_PLACE} order by ${p.at}`,
  ),
  /** The uses of each result's spelling, in the order of their first words. `text` is that of the first word. */
  uses: question(
    {
      first: sql<number>`min(${p.at})`,
      hit: p.number,
      edition: e.id,
      text: w.originalText,
      letters: w.letters,
      lemma: w.lemma,
      strongsNumber: w.strongsNumber,
      morphology: w.morphology,
      translation: w.translation,
      gloss: dictionaryGloss(w),
      count: sql<number>`count(*)`,
    },
    sql`${versesOf(USES)} cross join ${bibleWords} ${w} where ${AT_PLACE} and ${w.verseId} = ${v.id} and ${w.seq} = (
        select ${s.columns.seq} from ${s.inline} where ${s.columns.place} = ${p.word})
      group by ${p.number}, ${e.id}, ${w.strongsNumber}, ${w.morphology}, ${w.translation} order by min(${p.at})`,
  ),
};

const FOUND_TEXTS = new ReadStatement(QUESTIONS, sql`with ${LEXICONS}`);

export type TextRows = RowsOf<typeof QUESTIONS>;

export function byEntry<R extends { readonly at: number }>(rows: readonly R[]): R[] {
  const entries: R[] = [];
  for (const row of rows) entries[row.at] ??= row;
  return entries;
}

/** Plans the read of a page's texts. Also reads the editions if the library's revision is not `known`. */
export function planTexts<T>(
  texts: TextsToRead,
  known: string | null,
  compose: (rows: TextRows, revision: string | null) => T,
): ScriptureRead<T> {
  const verses = JSON.stringify(
    texts.verses.map(({ address, ...place }) => [...entry(place), address.chapter, address.verse]),
  );
  const pieces = JSON.stringify(texts.pieces.map((piece) => [...entry(piece), piece.count]));
  const uses = JSON.stringify(texts.uses.map((use) => [...entry(use), use.hit]));
  return FOUND_TEXTS.read({ known, verses, pieces, uses, chance: texts.chance }, compose);
}

const entry = ({ edition, book, chapter, verse, isEnding, word }: WordPlace) => [
  edition,
  book,
  chapter,
  verse,
  isEnding ? 'ending' : '',
  word,
];
