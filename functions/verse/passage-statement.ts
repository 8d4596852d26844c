import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { RowOf } from '../../db/fields.ts';
import { notNull, orNull } from '../../db/fields.ts';
import { jsonRows, question, ReadStatement, type RowsOf } from '../../db/read-statement.ts';
import {
  bibleVerses,
  bibleWords,
  editions,
  lemmaFrequencies,
  verseAddresses,
  verseMeanings,
} from '../../db/schema/index.ts';
import { GLOSSED_TEXT, TEXT_ROLES } from '../../domain/editions/index.ts';
import { composedId } from '../../domain/lexicon/index.ts';
import { CHAPTER_COUNTS } from '../text/apocrypha.ts';
import { coreFirst, editionThatIsRead, isComposedFor, isVisible } from '../text/core-editions.ts';
import { dictionaryGloss, LEXICONS } from '../text/dictionary-gloss.ts';

export const CHAPTER_END = 9_999;

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');
const w = alias(bibleWords, 'w');
const f = alias(lemmaFrequencies, 'f');
const m = alias(verseMeanings, 'm');
/** The editions to read: at most one original and one English edition, and all dictionaries. */
const original = alias(editions, 'original');
const english = alias(editions, 'english');

const book = sql.placeholder('book');
const chapter = sql.placeholder('chapter');
const from = sql.placeholder('from');
const to = sql.placeholder('to');
const version = sql.placeholder('version');

const EDITIONS = sql`
  with ${original} as materialized ${editionThatIsRead('original')},
    ${english} as materialized ${editionThatIsRead('translation')},
    ${LEXICONS}`;

/**
 * The tables from which rows are read by address. Because of `cross join`, SQLite does not scan the larger tables
 * first.
 */
const AT_ADDRESS = sql`from ${original} ${e} cross join ${verseAddresses} ${a} cross join ${bibleVerses} ${v}`;
const WHERE_ADDRESS = sql`
  where ${a.bookId} = ${book} and ${a.chapterNumber} = ${chapter} and ${a.verseNumber} between ${from} and ${to}
    and ${v.id} = ${a.verseId} and ${v.editionId} = ${e.id} and ${isVisible(v, e)}`;

const HAS_BOOK = sql<0 | 1>`exists (select 1 from ${bibleVerses} ${v}
  where ${v.editionId} = ${e.id} and ${v.bookId} = ${book} and ${isVisible(v, e)})`;

/**
 * A JSON list of the words of an edition that the version prefers, or of an added text: text, Strong's number, and the text
 * after it.
 */
const TAGGED_WORDS = sql<string | null>`case
  when ${e.id} = ${sql.placeholder('preferred')} or ${e.role} = 'own-translation' then ${jsonRows(
    question(
      { text: sql`${w.before} || ${w.originalText}`, strongs: w.strongsNumber, after: w.after },
      sql`from ${bibleWords} ${w} where ${w.verseId} = ${v.id} order by ${w.seq}`,
    ),
  )} end`;

const EDITION = {
  id: original.id,
  name: original.name,
  script: original.script,
  numbering: original.numbering,
};

const SEGMENT = {
  at: a.verseNumber,
  firstWord: a.firstWord,
  lastWord: a.lastWord,
  id: v.id,
  chapter: v.chapterNumber,
  verse: v.verseNumber,
  part: v.part,
  text: v.text,
  language: v.originalLanguage,
};
const SEGMENTS = sql`${AT_ADDRESS} ${WHERE_ADDRESS}
  order by ${a.verseNumber}, ${v.chapterNumber}, ${v.verseNumber}, ${v.part}, ${a.firstWord}`;

const QUESTIONS = {
  edition: question(EDITION, sql`from ${original}`),
  installed: question(
    { id: e.id, hasBook: HAS_BOOK },
    sql`from ${editions} ${e} where ${e.revision} is not null
        and (${e.role} = 'original' or ${e.role} = 'own-original' and ${e.id} = ${sql.placeholder('edition')}
          or ${e.role} <> 'own-original' and ${e.id} = ${version})
      order by ${coreFirst(e)}`,
  ),
  english: question(
    {
      at: v.verseNumber,
      text: v.text,
      heading: v.heading,
      ownReference: v.ownReference,
      words: TAGGED_WORDS,
    },
    sql`from ${english} ${e} cross join ${bibleVerses} ${v}
      where ${v.editionId} = ${e.id} and ${v.bookId} = ${book} and ${v.chapterNumber} = ${chapter}
        and ${v.verseNumber} between ${from} and ${to} and ${v.part} = '' and ${isVisible(v, e)}
      order by ${v.verseNumber}`,
  ),
  verses: question(SEGMENT, SEGMENTS),
  counts: CHAPTER_COUNTS,
};

const WORD = {
  at: a.verseNumber,
  firstWord: a.firstWord,
  verseId: v.id,
  seq: w.seq,
  reading: w.reading,
  letters: w.letters,
  text: w.originalText,
  before: w.before,
  after: w.after,
};
const RUNNING = { mark: w.mark, variant: w.variant, morphology: w.morphology };
const FACTS = {
  ...RUNNING,
  transliteration: w.transliteration,
  translation: w.translation,
  strongsNumber: w.strongsNumber,
  lemma: w.lemma,
  corrected: w.corrected,
  /** The number of times that the word's lemma occurs. Each part of a compound has the count of the compound. */
  occurrences: orNull(f.occurrences),
  gloss: dictionaryGloss(w),
};

const FREQUENCY = sql`left join ${lemmaFrequencies} ${f} on ${f.editionId} = ${e.id}
  and ${f.revisionNo} = ${e.revisionNo} and ${f.lemma} = coalesce(${w.strongsNumber}, ${w.lemma})`;

/**
 * The words are not sorted in SQL: SQLite would copy every column of every word for its sort. The code sorts them by
 * `seq` later.
 */
const wordsWith = (more: SQL) => sql`
  ${AT_ADDRESS} cross join ${bibleWords} ${w} ${more} ${WHERE_ADDRESS}
    and ${w.verseId} = ${v.id} and ${w.seq} >= ${a.firstWord} and (${a.lastWord} is null or ${w.seq} <= ${a.lastWord})`;

/** The meanings of words in context: those of packs, and those composed for the text that is read. */
const CONTEXT = {
  glossed: question(
    {
      at: a.verseNumber,
      edition: e.id,
      text: w.originalText,
      letters: w.letters,
      phrase: notNull(w.translation),
    },
    sql`from ${original} cross join ${editions} ${e} cross join ${verseAddresses} ${a} cross join ${bibleVerses} ${v}
      cross join ${bibleWords} ${w} ${WHERE_ADDRESS} and ${e.id} = ${GLOSSED_TEXT} and ${original.id} <> ${GLOSSED_TEXT}
      and ${e.revision} is not null and ${w.verseId} = ${v.id} and ${w.seq} >= ${a.firstWord}
      and (${a.lastWord} is null or ${w.seq} <= ${a.lastWord}) and ${w.translation} is not null
      order by ${a.verseNumber}, ${v.chapterNumber}, ${v.verseNumber}, ${w.seq}`,
  ),
  meanings: question(
    { at: m.verseNumber, edition: e.id, meanings: m.meanings },
    sql`from ${original} cross join ${editions} ${e} cross join ${verseMeanings} ${m}
      where ${e.role} = 'meanings' and ${e.revision} is not null and ${m.editionId} = ${e.id}
        and (${e.id} not like ${composedId('%')} or ${isComposedFor(e, original)})
        and ${m.revisionNo} = ${e.revisionNo} and ${m.bookId} = ${book} and ${m.chapterNumber} = ${chapter}
        and ${m.verseNumber} between ${from} and ${to}`,
  ),
};

/**
 * Reads a verse or chapter. Arguments: `:book`, `:chapter`, verses `:from` to `:to`, and those of `requestedTexts`.
 */
export const PASSAGE = new ReadStatement(
  { ...QUESTIONS, ...CONTEXT, words: question({ ...WORD, ...FACTS }, wordsWith(FREQUENCY)) },
  EDITIONS,
);
/** Like `PASSAGE`, but of each word only its letters and what running text shows. */
export const PASSAGE_LETTERS = new ReadStatement(
  { ...QUESTIONS, words: question({ ...WORD, ...RUNNING }, wordsWith(sql.empty())) },
  EDITIONS,
);

export type ReadWord = RowOf<typeof WORD>;
export type ShownWord = RowOf<typeof WORD & typeof RUNNING>;
export type WordWithFacts = RowOf<typeof WORD & typeof FACTS>;
export type PassageRows<W extends ReadWord> = RowsOf<typeof QUESTIONS> & { readonly words: readonly W[] };

const IN_EDITION = { edition: e.id };

/** Reads a verse in every original that has its book. Arguments: those of `PASSAGE` without `requestedTexts`. */
export const EVERY_ORIGINAL = new ReadStatement(
  {
    editions: question(EDITION, sql`from ${original} order by ${coreFirst(original)}`),
    verses: question({ ...SEGMENT, ...IN_EDITION }, SEGMENTS),
    counts: CHAPTER_COUNTS,
    words: question({ ...WORD, ...IN_EDITION }, wordsWith(sql.empty())),
  },
  sql`with ${original} as materialized (
    select ${e}.* from ${editions} ${e} where ${e.role} in ('original', 'own-original') and ${e.revision} is not null and ${HAS_BOOK})`,
  [...TEXT_ROLES, 'own-original'],
);
