import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable } from '../../db/derived-table.ts';
import { distinctQuestion, jsonRows, question } from '../../db/read-statement.ts';
import { bibleVerses, bibleWords, editions } from '../../db/schema/index.ts';
import type { WordCountAnswer } from '../../domain/contract/index.ts';
import { BASE_OF_FINAL } from '../../domain/hebrew/index.ts';
import { bookOfVerse } from '../../domain/number-index/index.ts';
import type { SearchedText } from '../../domain/value-search/finding/index.ts';
import { isVisible } from '../text/core-editions.ts';

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const w = alias(bibleWords, 'w');
const q = alias(bibleWords, 'q');

const ASKED = sql.placeholder('asked');

/** The letters of a word, with each final letter as its base letter. */
const lettersOf = (word: typeof q | typeof w): SQL =>
  Object.entries(BASE_OF_FINAL).reduce<SQL>(
    (letters, [final, base]) => sql`replace(${letters}, ${final}, ${base})`,
    sql`${word.letters}`,
  );

/** True if the word is the asked one `j.value`, or has it inside if `inside` is 1. */
const isWord = (word: typeof q | typeof w): SQL =>
  sql`iif(${sql.placeholder('inside')} = 1, instr(${lettersOf(word)}, j.value) > 0, ${lettersOf(word)} = j.value)`;

interface Asked {
  /** True for a word of one reading that can change how often the words are there. */
  readonly word: SQL;
  /** True for a verse that can have all that is asked for. */
  readonly verse: SQL;
}

/**
 * The words of the list `asked`. Any word of one reading can stand between the words of a phrase, so all of these are
 * taken, and of their verses those with each word of the phrase.
 */
export const HAS_LETTERS: Asked = {
  word: sql`(json_array_length(${ASKED}) > 1 or exists (select 1 from json_each(${ASKED}) j where ${isWord(q)}))`,
  verse: sql`(json_array_length(${ASKED}) = 1 or not exists (select 1 from json_each(${ASKED}) j
    where not exists (select 1 from ${bibleWords} ${w} where ${w.verseId} = ${v.id} and ${isWord(w)})))`,
};

export const HAS_NUMBER: Asked = {
  word: sql`${q.strongsNumber} = ${sql.placeholder('lemma')}`,
  verse: sql`1`,
};

/**
 * The verses of the list `texts` in which a word that is only written (ketiv) or only read (qere) is asked for, with all
 * their words. There are some 2,500 such words, which have an index of their own.
 */
export const variantsQuestion = (isAsked: Asked) => {
  const verses = derivedTable(
    'x',
    distinctQuestion(
      { verseId: q.verseId },
      // SQLite uses the partial index only if the column is also compared with values.
      sql`from ${bibleWords} ${q} where ${q.reading} <> 'both' and ${q.reading} in ('ketiv', 'qere') and ${isAsked.word}`,
    ),
  );
  return question(
    {
      edition: e.id,
      book: v.bookId,
      words: jsonRows(
        question(
          { reading: w.reading, letters: w.letters, number: w.strongsNumber },
          sql`from ${bibleWords} ${w} where ${w.verseId} = ${v.id} order by ${w.seq}`,
        ),
      ),
    },
    sql`from ${editions} ${e} cross join ${verses.inline} cross join ${bibleVerses} ${v}
      where ${e.id} in (select value from json_each(${sql.placeholder('texts')}))
        and ${v.id} = ${verses.columns.verseId} and ${v.editionId} = ${e.id} and ${isVisible(v, e)}
        and ${isAsked.verse}`,
  );
};

interface ReadWord {
  readonly letters: string;
  readonly number: string | null;
}

interface VariantVerse {
  readonly edition: string;
  readonly book: string;
  readonly words: string;
}

/**
 * How many more words are asked for if the text is read as the qere, and how many fewer. Null if none. `timesIn` counts
 * in the words of one verse.
 */
export function asReadIn(
  texts: readonly SearchedText[],
  verses: readonly VariantVerse[],
  timesIn: (words: readonly ReadWord[]) => number,
): WordCountAnswer['asRead'] {
  const books = new Set(
    texts.flatMap(({ edition, index: { file }, ranges }) =>
      ranges.map(({ first }) => `${edition.id} ${bookOfVerse(file, first)}`),
    ),
  );
  let more = 0;
  let fewer = 0;
  for (const { edition, book, words } of verses) {
    if (!books.has(`${edition} ${book}`)) continue;
    const all = (JSON.parse(words) as [string, string, string | null][]).map(
      ([reading, letters, number]) => ({
        reading,
        letters,
        number,
      }),
    );
    const read = timesIn(all.filter(({ reading }) => reading !== 'ketiv'));
    const written = timesIn(all.filter(({ reading }) => reading !== 'qere'));
    more += Math.max(0, read - written);
    fewer += Math.max(0, written - read);
  }
  return more + fewer === 0 ? null : { more, fewer };
}
