import type { ScriptureRead } from '../http/statement.ts';
import { type Fields, type Rows, Statement } from '../http/statement.ts';
import { VISIBLE } from '../text/core-editions.ts';
import { ENGLISH_AT_ADDRESS } from '../text/english-text.ts';
import { numberOf } from '../text/rows.ts';
import { EDITIONS_UNLESS_KNOWN } from './catalogue.ts';
import { EXPECTATIONS } from './chance/expected.ts';

/** A word of an edition's own verse, counted from 0 in its ketiv reading. */
export interface WordPlace {
  readonly edition: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  /** The unnumbered text after the verse. */
  readonly isEnding: boolean;
  readonly word: number;
}

/** Words in a row within one verse. */
export interface Piece extends WordPlace {
  readonly count: number;
}

/** What is read: verses with their address at a word, addresses alone, words, and what chance gives. */
export interface TextsWanted {
  readonly verses: readonly WordPlace[];
  readonly ends: readonly WordPlace[];
  readonly pieces: readonly Piece[];
  /** As `expectationArg` makes it. */
  readonly chance: string;
}

/** Nothing to read but the library's revision. */
export const NO_TEXTS: TextsWanted = { verses: [], ends: [], pieces: [], chance: '[]' };

/** The verses `v` of a list of places, each with the entry `p` that asks for it. */
const places = (list: string) => `
  (select key as at, value ->> 0 as edition_id, value ->> 1 as book_id, value ->> 2 as chapter, value ->> 3 as verse,
    value ->> 4 as part, value ->> 5 as word, value ->> 6 as count from json_each(:${list})) p
  cross join editions e cross join bible_verses v`;
const AT_PLACE = `e.id = p.edition_id and v.edition_id = e.id and v.book_id = p.book_id
  and v.chapter_number = p.chapter and v.verse_number = p.verse and v.part = p.part and ${VISIBLE}`;

/** The English address `a` at which the word stands: where a verse is split, its words stand at two. */
const ADDRESS = `left join verse_addresses a on a.verse_id = v.id and a.first_word = (
  select max(f.first_word) from verse_addresses f where f.verse_id = v.id and f.first_word <= coalesce((
    select s.seq from (
      select w.seq, row_number() over (order by w.seq) - 1 as place from bible_words w
      where w.verse_id = v.id and w.reading <> 'qere') s
    where s.place = p.word), 0))`;

/**
 * The word's number at that address, from 1: where a verse is split its words are counted anew, and where the address
 * holds several verses, those before come first.
 */
const WORD_AT_ADDRESS = `(
    select count(*) from (
      select w.seq, row_number() over (order by w.seq) - 1 as place from bible_words w
      where w.verse_id = v.id and w.reading <> 'qere') s
    where s.seq >= a.first_word and s.place <= p.word
  ) + (
    select count(*) from verse_addresses b
      join bible_verses o on o.id = b.verse_id and o.edition_id = v.edition_id
        and o.first_revision <= e.revision_no and o.last_revision >= e.revision_no
      join bible_words w on w.verse_id = o.id and w.reading <> 'qere' and w.seq >= b.first_word
        and (b.last_word is null or w.seq <= b.last_word)
    where b.book_id = a.book_id and b.chapter_number = a.chapter_number and b.verse_number = a.verse_number
      and (o.chapter_number, o.verse_number, o.part) < (v.chapter_number, v.verse_number, v.part)
  )`;

const QUESTIONS = {
  editions: EDITIONS_UNLESS_KNOWN,
  expectations: EXPECTATIONS,
  verses: {
    columns: ['at', 'text', 'english', 'chapter', 'verse', 'whole', 'word'],
    sql: `select p.at, v.text, ${ENGLISH_AT_ADDRESS} as english, a.chapter_number as chapter, a.verse_number as verse,
        a.first_word = 0 and a.last_word is null as whole, ${WORD_AT_ADDRESS} as word
      from ${places('verses')} ${ADDRESS} where ${AT_PLACE} order by p.at`,
  },
  ends: {
    columns: ['at', 'chapter', 'verse'],
    sql: `select p.at, a.chapter_number as chapter, a.verse_number as verse
      from ${places('ends')} ${ADDRESS} where ${AT_PLACE} order by p.at`,
  },
  pieces: {
    columns: ['at', 'words'],
    sql: `select p.at, (
        select json_group_array(json_array(s.before || s.original_text, s.after) order by s.place) from (
          select w.before, w.original_text, w.after, row_number() over (order by w.seq) - 1 as place from bible_words w
          where w.verse_id = v.id and w.reading <> 'qere') s
        where s.place >= p.word and s.place < p.word + p.count) as words
      from ${places('pieces')} where ${AT_PLACE} order by p.at`,
  },
};

const FOUND_TEXTS = new Statement(QUESTIONS);

/** What is read of the texts of a page. */
export type TextRows = Rows<keyof typeof QUESTIONS>;

/** The rows of one of the questions, each under the number of the entry that asked for it. */
export function byEntry(rows: readonly Fields[]): Fields[] {
  const entries: Fields[] = [];
  for (const row of rows) entries[numberOf(row, 'at')] ??= row;
  return entries;
}

/** One statement for the texts of a page, and for the editions where the library has left the revision `known`. */
export function readTexts<T>(
  wanted: TextsWanted,
  known: string | null,
  compose: (rows: TextRows, revision: string | null) => T,
): ScriptureRead<T> {
  const verses = packed(wanted.verses);
  const ends = packed(wanted.ends);
  const pieces = JSON.stringify(wanted.pieces.map((piece) => [...entry(piece), piece.count]));
  return FOUND_TEXTS.read({ known, verses, ends, pieces, chance: wanted.chance }, compose);
}

const entry = ({ edition, book, chapter, verse, isEnding, word }: WordPlace) => [
  ...[edition, book, chapter, verse, isEnding ? 'ending' : '', word],
];
const packed = (list: readonly WordPlace[]): string => JSON.stringify(list.map(entry));
