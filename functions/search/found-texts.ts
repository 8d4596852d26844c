import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable } from '../../db/derived-table.ts';
import type { Fields } from '../../db/fields.ts';
import type { RevisionPart } from '../../db/library-revision.ts';
import {
  jsonRows,
  question,
  ReadStatement,
  type RowsOf,
  type ScriptureRead,
} from '../../db/read-statement.ts';
import { bibleVerses, bibleWords, editions, verseAddresses, verseMeanings } from '../../db/schema/index.ts';
import type { WordPlace } from '../../domain/value-search/index.ts';
import type { VerseAddress } from '../../domain/versification/index.ts';
import { isComposedFor, isVisible } from '../text/core-editions.ts';
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

/** A verse in which words are looked for, at its first such word. */
export interface SpelledVerse extends Pick<WordPlace, 'chapter' | 'verse' | 'isEnding' | 'word'> {
  /** True if the composed meanings of these words are read too. */
  isRead: boolean;
}

/** The verses of one book of an edition, in the order of the search. */
export interface VersesOfBook {
  readonly edition: string;
  readonly book: string;
  readonly verses: readonly SpelledVerse[];
}

/** What is left out is not read. */
export interface TextsToRead {
  readonly verses?: readonly AddressedPlace[];
  readonly pieces?: readonly Piece[];
  readonly words?: readonly WordPlace[];
  /** The spellings whose uses are counted, and the verses that have them. */
  readonly spellings?: readonly string[];
  readonly spelledIn?: readonly VersesOfBook[];
  readonly chance?: string;
}

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const w = alias(bibleWords, 'w');

/**
 * A table of the places in a list, each with its position in the list. A list is JSON in the form that `entry` writes.
 */
const placesOf = (list: 'verses' | 'pieces' | 'words') =>
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
        /** For a piece, the number of its words. */
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
const WORDS = placesOf('words');
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

const composed = alias(editions, 'c');
const a = alias(verseAddresses, 'a');
const m = alias(verseMeanings, 'm');

/**
 * The composed meaning of a word at its place: an entry of the list that `composedKey` names. None if it was composed from
 * another state of the text.
 */
const COMPOSED = sql<string | null>`(
  select ${m.meanings} ->> ('$[0]."' || ${v.chapterNumber} || ':' || ${v.verseNumber}
    || iif(${v.part} = '', '', ' ' || ${v.part}) || '"[' || (${w.seq} - ${a.firstWord}) || ']')
  from ${verseAddresses} ${a} cross join ${editions} ${composed} cross join ${verseMeanings} ${m}
  where ${a.verseId} = ${v.id} and ${w.seq} >= ${a.firstWord} and (${a.lastWord} is null or ${w.seq} <= ${a.lastWord})
    and ${isComposedFor(composed, e)}
    and ${m.editionId} = ${composed.id} and ${m.revisionNo} = ${composed.revisionNo} and ${m.bookId} = ${a.bookId}
    and ${m.chapterNumber} = ${a.chapterNumber} and ${m.verseNumber} = ${a.verseNumber})`;

/** What the meaning of a word follows from. */
const MEANING_FACTS = {
  edition: e.id,
  text: w.originalText,
  letters: w.letters,
  strongsNumber: w.strongsNumber,
  translation: w.translation,
  composed: COMPOSED,
  gloss: dictionaryGloss(w),
};

/** Verses in one book, of the list that `planTexts` writes. `MOST_VERSES` is more than any book has. */
const MOST_VERSES = 100_000;
const MOST_WORDS = 1_000;
const b = derivedTable(
  'b',
  question(
    {
      number: sql<number>`key`,
      editionId: sql<string>`value ->> 0`,
      bookId: sql<string>`value ->> 1`,
      verses: sql<string>`value ->> 2`,
    },
    sql`from json_each(${sql.placeholder('spelledIn')})`,
  ),
);
const i = derivedTable(
  'i',
  question(
    {
      at: sql<number>`${b.columns.number} * ${MOST_VERSES} + j.key`,
      editionId: b.columns.editionId,
      bookId: b.columns.bookId,
      chapter: sql<number>`j.value / 10000000`,
      verse: sql<number>`j.value / 10000 % 1000`,
      word: sql<number>`j.value / 10 % 1000`,
      isRead: sql<0 | 1>`j.value / 2 % 5`,
      part: sql<string>`iif(j.value % 2 = 1, 'ending', '')`,
    },
    sql`from ${b.name} cross join json_each(${b.columns.verses}) j`,
  ),
);
const before = alias(bibleWords, 'q');

/**
 * How often each spelling has each Strong's number, and each composed meaning where these are read. All other columns are
 * those of the first word, because SQLite takes them from the row with the minimum. `more` are further columns about the
 * word `w` of the edition `e`.
 */
export const usesQuestion = <More extends Fields>(more: (edition: typeof e, word: typeof w) => More) =>
  question(
    {
      first: sql<number>`min(${i.columns.at} * ${MOST_WORDS} + ${w.seq})`,
      count: sql<number>`count(*)`,
      place: sql<number>`(select count(*) from ${bibleWords} ${before}
        where ${before.verseId} = ${w.verseId} and ${before.seq} < ${w.seq} and ${before.reading} <> 'qere')`,
      isRead: i.columns.isRead,
      ...MEANING_FACTS,
      ...more(e, w),
    },
    // Words of the qere are numbered too, so a word's `seq` is never less than its number in the ketiv.
    sql`from ${i.name} cross join ${editions} ${e} cross join ${bibleVerses} ${v} cross join ${bibleWords} ${w}
      where ${e.id} = ${i.columns.editionId} and ${v.editionId} = ${e.id} and ${v.bookId} = ${i.columns.bookId}
        and ${v.chapterNumber} = ${i.columns.chapter} and ${v.verseNumber} = ${i.columns.verse}
        and ${v.part} = ${i.columns.part} and ${isVisible(v, e)} and ${w.verseId} = ${v.id}
        and ${w.seq} >= ${i.columns.word}
        and ${w.letters} in (select value from json_each(${sql.placeholder('spellings')})) and ${w.reading} <> 'qere'
      group by ${w.letters}, ${w.strongsNumber}, ${i.columns.isRead}, iif(${i.columns.isRead}, ${COMPOSED}, null)`,
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
  words: question(
    { at: p.at, ...MEANING_FACTS },
    sql`${versesOf(WORDS)} cross join ${bibleWords} ${w} where ${AT_PLACE} and ${w.verseId} = ${v.id} and ${w.seq} = (
        select ${s.columns.seq} from ${s.inline} where ${s.columns.place} = ${p.word}) order by ${p.at}`,
  ),
  uses: usesQuestion(() => ({})),
};

/** The tables of `usesQuestion`. Without `materialized`, SQLite reads the JSON again for each verse. */
export const USES_TABLES = sql`with ${LEXICONS}, ${b.materialized}, ${i.materialized}`;
const FOUND_TEXTS = new ReadStatement(QUESTIONS, USES_TABLES);

/** The place in `spelledIn` of the first word of a use. */
export function firstVerseOf({ first }: TextRows['uses'][number]): {
  readonly book: number;
  readonly verse: number;
} {
  const at = Math.floor(first / MOST_WORDS);
  return { book: Math.floor(at / MOST_VERSES), verse: at % MOST_VERSES };
}

export type TextRows = RowsOf<typeof QUESTIONS>;

export function byEntry<R extends { readonly at: number }>(rows: readonly R[]): R[] {
  const entries: R[] = [];
  for (const row of rows) entries[row.at] ??= row;
  return entries;
}

/**
 * Plans the read of a page's texts, and of the library's revision. Also reads the editions if this revision is not
 * `known`. `named` are the added texts that the search reads.
 */
export function planTexts<T>(
  { verses = [], pieces = [], words = [], spellings = [], spelledIn = [], chance = '[]' }: TextsToRead,
  known: string | null,
  compose: (rows: TextRows, revision: string | null) => T,
  named: readonly RevisionPart[] = [],
): ScriptureRead<T> {
  const lists = {
    verses: verses.map(({ address, ...place }) => [...entry(place), address.chapter, address.verse]),
    pieces: pieces.map((piece) => [...entry(piece), piece.count]),
    words: words.map(entry),
  };
  const args = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]));
  return FOUND_TEXTS.read({ known, chance, ...args, ...usesArgs(spellings, spelledIn) }, compose, named);
}

/** The arguments of `usesQuestion`. */
export const usesArgs = (spellings: readonly string[], spelledIn: readonly VersesOfBook[]) => ({
  spellings: JSON.stringify(spellings),
  spelledIn: JSON.stringify(
    spelledIn.map(({ edition, book, verses }) => [edition, book, verses.map(verseNumber)]),
  ),
});

const entry = ({ edition, book, chapter, verse, isEnding, word }: WordPlace) => [
  edition,
  book,
  chapter,
  verse,
  isEnding ? 'ending' : '',
  word,
];

/** A verse as one number, because a list can have thousands of them. */
const verseNumber = ({ chapter, verse, word, isRead, isEnding }: SpelledVerse): number =>
  chapter * 10_000_000 + verse * 10_000 + word * 10 + 2 * Number(isRead) + Number(isEnding);
