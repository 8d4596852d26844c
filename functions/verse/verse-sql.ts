import type { BookId } from '../../domain/canon/books.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { type Question, type Rows, Statement } from '../http/statement.ts';
import { CHAPTER_COUNTS } from '../text/apocrypha.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';

/** Which addresses to read: one verse (`from` = `to`) or a whole chapter (0 to the highest number). */
export interface VerseRange {
  book: BookId;
  chapter: number;
  from: number;
  to: number;
  /** Edition asked for, or null for the default one. */
  edition: string | null;
}

/** Beyond every verse number. */
export const CHAPTER_END = 9_999;

/** The one edition of a role that the read takes: the one asked for, else the core's, else the first that has the book. */
const chosen = (role: 'original' | 'translation', asked: string) => `(
    select e.* from editions e
    where e.role = '${role}' and e.revision is not null and ${asked}
      and exists (select 1 from bible_verses v where v.edition_id = e.id and v.book_id = :book and ${VISIBLE})
    order by ${CORE_FIRST} limit 1
  )`;

/** The rows of the addresses; `cross join` keeps SQLite from scanning the larger tables first. */
const AT_ADDRESS = `
  from original e cross join verse_addresses a cross join bible_verses v`;
const WHERE_ADDRESS = `
  where a.book_id = :book and a.chapter_number = :chapter and a.verse_number between :from and :to
    and v.id = a.verse_id and v.edition_id = e.id and ${VISIBLE}`;

const QUESTIONS = {
  edition: { columns: ['id', 'name', 'script', 'numbering'], sql: 'select * from original' },
  asked: {
    columns: ['id'],
    sql: `select id from editions where id = :edition and role = 'original' and revision is not null`,
  },
  english: {
    columns: ['at', 'text', 'heading'],
    sql: `select v.verse_number as at, v.text, v.heading from english e cross join bible_verses v
      where v.edition_id = e.id and v.book_id = :book and v.chapter_number = :chapter
        and v.verse_number between :from and :to and v.part = '' and ${VISIBLE}
      order by v.verse_number`,
  },
  verses: {
    columns: ['at', 'first_word', 'last_word', 'id', 'part', 'text', 'original_language'],
    sql: `select a.verse_number as at, a.first_word, a.last_word, v.id, v.part, v.text, v.original_language
      ${AT_ADDRESS} ${WHERE_ADDRESS}
      order by at, v.chapter_number, v.verse_number, v.part, a.first_word`,
  },
  counts: CHAPTER_COUNTS,
};

const LETTER_COLUMNS = [
  'at',
  'first_word',
  'id',
  'seq',
  'reading',
  'letters',
  'original_text',
  'before',
  'after',
];
const FACT_COLUMNS = [
  'mark',
  'variant',
  'transliteration',
  'translation',
  'strongs_number',
  'lemma',
  'morphology',
  'occurrences',
  'gloss',
];

/** How often the word's lemma occurs (each part of a compound: how often the compound does), and the first meaning in the lexicon of its language. */
const FACTS = `, f.occurrences, (
  select l.gloss from lexicons
  cross join lexicon_entries l on l.edition_id = lexicons.id and l.revision_no = lexicons.revision_no
    and l.strongs_number = w.strongs_number
  where l.gloss is not null limit 1) as gloss`;
const FREQUENCY = `left join lemma_frequencies f
  on f.edition_id = e.id and f.revision_no = e.revision_no and f.lemma = coalesce(w.strongs_number, w.lemma)`;

/** In no order: whoever reads them sorts by `seq`. SQLite would carry every column of every word through its sorter. */
const words = (withFacts: boolean): Question => ({
  columns: withFacts ? [...LETTER_COLUMNS, ...FACT_COLUMNS] : LETTER_COLUMNS,
  sql: `select a.verse_number as at, a.first_word, v.id, w.* ${withFacts ? FACTS : ''}
    ${AT_ADDRESS} cross join bible_words w ${withFacts ? FREQUENCY : ''} ${WHERE_ADDRESS}
      and w.verse_id = v.id and w.seq >= a.first_word and (a.last_word is null or w.seq <= a.last_word)`,
});

const EDITIONS = `
  with original as materialized ${chosen('original', '(:edition is null or e.id = :edition)')},
    english as materialized ${chosen('translation', `e.language = 'en'`)},
    lexicons as materialized (select id, revision_no from editions where role = 'lexicon' order by id)`;

const WITH_FACTS = new Statement({ ...QUESTIONS, words: words(true) }, EDITIONS);
const LETTERS_ONLY = new Statement({ ...QUESTIONS, words: words(false) }, EDITIONS);

/** What is read of a verse or chapter. */
export type PassageRows = Rows<keyof typeof QUESTIONS | 'words'>;

/** Reads a verse or chapter. */
export function readPassage<T>(
  range: VerseRange,
  wordFacts: boolean,
  compose: (rows: PassageRows) => T,
): ScriptureRead<T> {
  return (wordFacts ? WITH_FACTS : LETTERS_ONLY).read({ ...range }, compose);
}
