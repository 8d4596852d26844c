import type { InArgs, InStatement } from '@libsql/client/web';
import type { BookId } from '../../domain/canon/books.ts';
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
const chosen = (role: 'original' | 'translation', asked: string) => `
  with e as materialized (
    select e.* from editions e
    where e.role = '${role}' and e.revision is not null and ${asked}
      and exists (select 1 from bible_verses v where v.edition_id = e.id and v.book_id = :book and ${VISIBLE})
    order by ${CORE_FIRST} limit 1
  )`;
const ORIGINAL = chosen('original', '(:edition is null or e.id = :edition)');
const ENGLISH = chosen('translation', `e.language = 'en'`);

const FROM_ADDRESSES = 'from e cross join verse_addresses a cross join bible_verses v';
const AT_ADDRESS = `
  a.book_id = :book and a.chapter_number = :chapter and a.verse_number between :from and :to
  and v.id = a.verse_id and v.edition_id = e.id and ${VISIBLE}`;

const IN_ORDER = 'order by a.verse_number, v.chapter_number, v.verse_number, v.part, a.first_word';

/** The first meaning of a word in the lexicon of its language; editions are few, entries are found by key. */
const GLOSS = `(
  select l.gloss from editions le
  cross join lexicon_entries l on l.edition_id = le.id and l.revision_no = le.revision_no
    and l.strongs_number = w.strongs_number
  where le.role = 'lexicon' and l.gloss is not null limit 1) as gloss`;

const FREQUENCY = `left join lemma_frequencies f
  on f.edition_id = e.id and f.revision_no = e.revision_no and f.lemma = w.lemma`;

const WORD_FACTS = `w.mark, w.variant, w.transliteration, w.translation, w.strongs_number, w.lemma, w.morphology,
  f.occurrences, ${GLOSS}`;

/** What stands in each place of the batch's answer. */
export const STATEMENT = { edition: 0, verses: 1, words: 2, english: 3, asked: 4, counts: 5 } as const;

/** The statements of a verse or chapter read, in the order of `STATEMENT`; the apocrypha's counts follow. */
export function verseStatements(range: VerseRange, wordFacts: boolean): InStatement[] {
  const args: InArgs = { ...range };
  const { edition: _edition, ...englishArgs } = range;
  return [
    {
      sql: `${ORIGINAL} select id, name, language, script, numbering from e`,
      args: { book: range.book, edition: range.edition },
    },
    {
      sql: `${ORIGINAL}
        select a.verse_number as at, a.first_word, a.last_word, v.id, v.part, v.text, v.original_language
        ${FROM_ADDRESSES} where ${AT_ADDRESS} ${IN_ORDER}`,
      args,
    },
    {
      sql: `${ORIGINAL}
        select a.verse_number as at, a.first_word, v.id, v.part, v.original_language, w.reading, w.letters,
          w.original_text, w.after ${wordFacts ? `, ${WORD_FACTS}` : ''}
        ${FROM_ADDRESSES} cross join bible_words w ${wordFacts ? FREQUENCY : ''}
        where ${AT_ADDRESS} and w.verse_id = v.id
          and w.seq >= a.first_word and (a.last_word is null or w.seq <= a.last_word)
        ${IN_ORDER}, w.seq`,
      args,
    },
    {
      sql: `${ENGLISH}
        select v.verse_number as at, v.text, v.heading from e cross join bible_verses v
        where v.edition_id = e.id and v.book_id = :book and v.chapter_number = :chapter
          and v.verse_number between :from and :to and v.part = '' and ${VISIBLE}
        order by v.verse_number`,
      args: englishArgs,
    },
    {
      sql: `select id from editions where id = ? and role = 'original' and revision is not null`,
      args: [range.edition],
    },
  ];
}
