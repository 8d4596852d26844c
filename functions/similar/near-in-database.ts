import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable } from '../../db/derived-table.ts';
import { notNull } from '../../db/fields.ts';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { bibleBooks, bibleVerses, editions, verseAddresses, verseTotals } from '../../db/schema/index.ts';
import { type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { editionThatIsRead, isVisible } from '../text/core-editions.ts';
import { englishAt } from '../text/english-text.ts';
import { checkEdition } from '../text/known-editions.ts';
import { address, bookIdOf, FIRST_ADDRESS, firstAddress, shownPlace } from '../text/shown-place.ts';
import { type AskedSimilar, methodOfScript, type Similar, shownText } from './asked-similar.ts';
import { highest, lowest, shareOf } from './tolerance.ts';

const b = alias(bibleBooks, 'b');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');
const t = alias(verseTotals, 't');
/** The edition whose text is read. */
const original = alias(editions, 'original');
const edition = sql.placeholder('edition');
const book = sql.placeholder('book');

type TotalColumn = (typeof t)['hebrewStandard' | 'hebrewOrdinal' | 'greekStandard' | 'greekOrdinal'];

/**
 * Methods whose verse totals are stored. Isopsephy and Milesian use the column of the Greek standard method,
 * because their totals are equal.
 */
const COLUMNS: Readonly<Partial<Record<MethodId, TotalColumn>>> = {
  HEBREW_STANDARD: t.hebrewStandard,
  HEBREW_ORDINAL: t.hebrewOrdinal,
  GREEK_STANDARD: t.greekStandard,
  GREEK_ORDINAL: t.greekOrdinal,
  GREEK_ISOPSEPHY: t.greekStandard,
  GREEK_MILLESIAN: t.greekStandard,
};

/** True if verse totals by this method are stored. */
export const isStored = (method: MethodId): boolean => COLUMNS[method] !== undefined;

const ORIGINAL = sql`${original} as materialized ${editionThatIsRead('original')}`;

/**
 * The edition's first verse at the address. The search by stored totals is planned only for an address with
 * at most one verse, and a whole one.
 */
const own = derivedTable(
  'own',
  question(
    { id: v.id, editionId: v.editionId },
    sql`from ${original} cross join ${verseAddresses} ${a} cross join ${bibleVerses} ${v}
      where ${a.bookId} = ${book} and ${a.chapterNumber} = ${sql.placeholder('chapter')}
        and ${a.verseNumber} = ${sql.placeholder('verse')} and ${v.id} = ${a.verseId}
        and ${v.editionId} = ${original.id} and ${v.part} = '' and ${isVisible(v, original)}
      order by ${v.chapterNumber}, ${v.verseNumber} limit 1`,
  ),
);

/**
 * Builds the statement that reads the stored total, one page of the verses near it, and the number of these verses.
 */
function statementOf(methods: readonly MethodId[]) {
  // If the methods are for different scripts, only the method for the edition's script finds rows.
  const totals = methods.flatMap((method) => {
    const column = COLUMNS[method];
    return column === undefined ? [] : [{ column, ofScript: sql`${original.script} = ${scriptOf(method)}` }];
  });
  const mine = derivedTable(
    'mine',
    ...totals.map(({ column, ofScript }) =>
      question(
        {
          id: own.columns.id,
          editionId: own.columns.editionId,
          value: notNull(column),
          low: lowest(column),
          high: highest(column),
        },
        sql`from ${original} cross join ${own.name} cross join ${verseTotals} ${t}
          where ${t.verseId} = ${own.columns.id} and ${column} is not null and ${ofScript}`,
      ),
    ),
  );
  const near = derivedTable(
    'near',
    ...totals.map(({ column, ofScript }) =>
      question(
        { id: t.verseId, value: notNull(column), away: sql<number>`abs(${column} - ${mine.columns.value})` },
        sql`from ${mine.name} cross join ${verseTotals} ${t} cross join ${original} cross join ${bibleVerses} ${v}
          where ${t.editionId} = ${mine.columns.editionId}
            and ${column} between ${mine.columns.low} and ${mine.columns.high} and ${t.verseId} <> ${mine.columns.id}
            and ${v.id} = ${t.verseId} and ${v.part} = '' and ${isVisible(v, original)} and ${ofScript}`,
      ),
    ),
  );
  const order = sql`order by ${near.columns.away}, ${b.position}, ${v.chapterNumber}, ${v.verseNumber}`;
  const hits = derivedTable(
    'hits',
    question(
      { id: near.columns.id, value: near.columns.value, rank: sql<number>`row_number() over (${order})` },
      sql`from ${near.name} join ${bibleVerses} ${v} on ${v.id} = ${near.columns.id}
          join ${bibleBooks} ${b} on ${b.id} = ${v.bookId}
        ${order} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`,
    ),
  );
  return new ReadStatement(
    {
      edition: question(
        { script: original.script, compared: sql<number | null>`${mine.columns.value}` },
        sql`from ${original} left join ${mine.name} on true`,
      ),
      asked: question(
        { id: editions.id },
        sql`from ${editions}
          where ${editions.id} = ${edition} and ${editions.role} = 'original' and ${editions.revision} is not null`,
      ),
      count: question({ total: sql<number>`count(*)` }, sql`from ${near.name}`),
      hits: question(
        {
          value: hits.columns.value,
          book: v.bookId,
          ownChapter: v.chapterNumber,
          ownVerse: v.verseNumber,
          ...FIRST_ADDRESS,
          english: englishAt(v, address),
          original: v.text,
        },
        sql`from ${hits.inline} cross join ${bibleVerses} ${v} on ${v.id} = ${hits.columns.id} ${firstAddress(v)}
          order by ${hits.columns.rank}`,
      ),
    },
    sql`with ${sql.join([ORIGINAL, own.materialized, mine.materialized, near.materialized], sql`, `)}`,
  );
}

/** The statements that have been built, by the ids of their methods. */
const statements = new Map<string, ReturnType<typeof statementOf>>();

function statementFor(methods: readonly MethodId[]): ReturnType<typeof statementOf> {
  const key = methods.join();
  const statement = statements.get(key) ?? statementOf(methods);
  statements.set(key, statement);
  return statement;
}

/** Plans the search by stored totals. The database finds, counts and reads the verses. */
export function planNearInDatabase(asked: AskedSimilar): ScriptureRead<Similar> {
  const { place, methods, query } = asked;
  const values = {
    ...place,
    edition: query.edition ?? null,
    share: shareOf(query.tolerance),
    limit: query.limit,
    offset: query.offset,
  };
  return statementFor(methods).read(values, (rows) => {
    const [read] = rows.edition;
    checkEdition(asked.book, query.edition, read !== undefined, rows.asked.length > 0);
    if (read === undefined) throw nothingThere(asked.book, place, []);
    methodOfScript(asked, read.script === 'greek' ? 'greek' : 'hebrew');
    return {
      compared: read.compared,
      total: rows.count[0]?.total ?? 0,
      verses: rows.hits.map(({ book, ownChapter, ownVerse, value, english, original, ...at }) => {
        const own = { book: bookIdOf(book), chapter: ownChapter, verse: ownVerse };
        return { verse: { ...shownPlace(own, at), text: shownText(query, english, original) }, value };
      }),
    };
  });
}
