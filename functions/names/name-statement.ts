import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type DerivedTable, derivedTable } from '../../db/derived-table.ts';
import { type Fields, notNull, orNull } from '../../db/fields.ts';
import { question, ReadStatement, type RowsOf } from '../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  editions,
  lemmaFrequencies,
  lexiconEntries,
  names,
  verseSearchOriginal,
  verseTotals,
} from '../../db/schema/index.ts';
import { EDITION_ROLES } from '../../domain/editions/index.ts';
import { type GematriaScript, type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import { coreFirst, isVisible } from '../text/core-editions.ts';
import { englishAt } from '../text/english-text.ts';
import { address, FIRST_ADDRESS, firstAddress } from '../text/shown-place.ts';

const MAX_EXACT = 20;
/** The most verses with near values in an answer, for each method, if no verse has exactly the value. */
export const MAX_NEAR = 5;
const MAX_OCCURRENCES = 10;
/** The most entries of lists of names in an answer. Zechariah has the most, 26. */
const MAX_LISTED = 40;

const b = alias(bibleBooks, 'b');
const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const t = alias(verseTotals, 't');
const l = alias(lexiconEntries, 'l');
const f = alias(lemmaFrequencies, 'f');
const n = alias(names, 'n');

/** The methods whose verse totals are stored, without isopsephy and Milesian, which give the standard values. */
export const METHODS_WITH_TOTALS = [
  { method: 'HEBREW_STANDARD', column: t.hebrewStandard },
  { method: 'HEBREW_ORDINAL', column: t.hebrewOrdinal },
  { method: 'GREEK_STANDARD', column: t.greekStandard },
  { method: 'GREEK_ORDINAL', column: t.greekOrdinal },
] as const satisfies readonly { method: MethodId; column: Column }[];

const editionOf = (script: GematriaScript) =>
  derivedTable(
    script,
    question(
      {
        script: sql<GematriaScript>`${script}`,
        id: e.id,
        revision: notNull(e.revision),
        revisionNo: e.revisionNo,
      },
      sql`from ${editions} ${e}
        where ${e.role} = 'original' and ${e.script} = ${script} and ${e.revision} is not null
        order by ${coreFirst(e)} limit 1`,
    ),
  );
const READ = { hebrew: editionOf('hebrew'), greek: editionOf('greek') };

/** The visible verses that a full-text query finds. `cross join` makes SQLite use the full-text index first. */
const namedIn = (script: GematriaScript) =>
  derivedTable(
    `named_${script}`,
    question(
      { id: v.id, position: b.position, chapter: v.chapterNumber, verse: v.verseNumber },
      sql`from ${verseSearchOriginal} cross join ${bibleVerses} ${v} cross join ${READ[script].name} cross join ${bibleBooks} ${b}
        where ${verseSearchOriginal} match ${sql.placeholder(`${script}Match`)} and ${v.id} = ${verseSearchOriginal.rowid}
          and ${v.editionId} = ${READ[script].columns.id} and ${v.part} = '' and ${b.id} = ${v.bookId}
          and ${isVisible(v, READ[script].columns)}`,
    ),
  );
const NAMED = { hebrew: namedIn('hebrew'), greek: namedIn('greek') };

const all = <F extends Fields>(table: DerivedTable<F>) => question(table.columns, sql`from ${table.inline}`);

const firstOf = <F extends Fields & { rank: SQL<number> }>(tables: DerivedTable<F>[], most: number) =>
  derivedTable(
    'h',
    ...tables.map((table) =>
      question(table.columns, sql`from ${table.inline} where ${table.columns.rank} <= ${most}`),
    ),
  );

const near = firstOf(
  METHODS_WITH_TOTALS.map(({ method, column }) => {
    const edition = READ[scriptOf(method)];
    const value = sql.placeholder(method);
    const range = sql.placeholder('range');
    return derivedTable(
      'ranked',
      question(
        {
          method: sql<MethodId>`${method}`,
          id: t.verseId,
          value: notNull(column),
          rank: sql<number>`row_number() over (
            order by abs(${column} - ${value}), ${b.position}, ${v.chapterNumber}, ${v.verseNumber})`,
        },
        sql`from ${edition.name} cross join ${verseTotals} ${t} cross join ${bibleVerses} ${v} cross join ${bibleBooks} ${b}
          where ${t.editionId} = ${edition.columns.id} and ${column} between ${value} - ${range} and ${value} + ${range}
            and ${v.id} = ${t.verseId} and ${v.part} = '' and ${b.id} = ${v.bookId} and ${isVisible(v, edition.columns)}`,
      ),
    );
  }),
  MAX_EXACT,
);

const exact = derivedTable(
  'exact',
  ...METHODS_WITH_TOTALS.map(({ method, column }) => {
    const edition = READ[scriptOf(method)];
    return question(
      { method: sql<MethodId>`${method}`, total: sql<number>`count(*)` },
      sql`from ${edition.name} cross join ${verseTotals} ${t} cross join ${bibleVerses} ${v}
        where ${t.editionId} = ${edition.columns.id} and ${column} = ${sql.placeholder(method)}
          and ${v.id} = ${t.verseId} and ${v.part} = '' and ${isVisible(v, edition.columns)}`,
    );
  }),
);

const occurring = firstOf(
  (['hebrew', 'greek'] as const).map((script) => {
    const { columns, name } = NAMED[script];
    return derivedTable(
      'ranked',
      question(
        {
          script: sql<GematriaScript>`${script}`,
          id: columns.id,
          rank: sql<number>`row_number() over (order by ${columns.position}, ${columns.chapter}, ${columns.verse})`,
          total: sql<number>`count(*) over ()`,
        },
        sql`from ${name}`,
      ),
    );
  }),
  MAX_OCCURRENCES,
);

const VERSE = {
  book: v.bookId,
  ownChapter: v.chapterNumber,
  ownVerse: v.verseNumber,
  ...FIRST_ADDRESS,
  text: v.text,
  language: v.originalLanguage,
  english: englishAt(v, address),
};
const versesOf = ({ inline, columns }: { inline: SQL; columns: { id: SQL<number> } }) =>
  sql`from ${inline} cross join ${bibleVerses} ${v} on ${v.id} = ${columns.id} ${firstAddress(v)}`;

const latin = sql.placeholder('latin');

const QUESTIONS = {
  editions: all(
    derivedTable(
      'read',
      ...[READ.hebrew, READ.greek].map(({ columns, name }) => question(columns, sql`from ${name}`)),
    ),
  ),
  /**
   * The entries of the lexicon: proper names by their gloss or their spellings in the King James Version, and
   * words by a pattern for the letters of their lemma.
   */
  lexicon: question(
    {
      strongsNumber: l.strongsNumber,
      lemma: l.lemma,
      derivation: l.derivation,
      definition: l.definition,
      gloss: l.gloss,
      lexicon: e.name,
      occurrences: orNull(f.occurrences),
    },
    sql`from ${editions} ${e} cross join ${lexiconEntries} ${l} on ${l.editionId} = ${e.id} and ${l.revisionNo} = ${e.revisionNo}
        left join ${READ.hebrew.name} left join ${lemmaFrequencies} ${f} on ${f.editionId} = ${READ.hebrew.columns.id}
          and ${f.revisionNo} = ${READ.hebrew.columns.revisionNo} and ${f.lemma} = ${l.strongsNumber}
      where ${e.role} = 'lexicon' and ${e.revision} is not null and (
        (${l.gloss} glob '[A-Z]*' and ${latin} is not null and (lower(${l.gloss}) = ${latin}
          or instr(', ' || lower(rtrim(${l.usage}, '.')) || ', ', ', ' || ${latin} || ', ') > 0))
        or (${l.strongsNumber} glob 'H*' and ${l.lemma} like ${sql.placeholder('hebrewLemma')})
        or (${l.strongsNumber} glob 'G*' and ${l.lemma} like ${sql.placeholder('greekLemma')}))
        and ${l.strongsNumber} not glob '*[A-Za-z]'
      order by ${coreFirst(e)} limit 500`,
  ),
  listed: question(
    {
      list: n.list,
      name: n.name,
      meaning: n.meaning,
      hebrew: n.hebrew,
      greek: n.greek,
      strongs: n.strongs,
      book: n.bookId,
      chapter: n.chapterNumber,
      verse: n.verseNumber,
      source: e.name,
      licence: e.licence,
      licenceUrl: e.licenceUrl,
    },
    sql`from ${editions} ${e} cross join ${names} ${n}
      where ${e.role} = 'names' and ${e.revision} is not null and ${n.editionId} = ${e.id}
        and ${n.revisionNo} = ${e.revisionNo} and ${n.name} = ${sql.placeholder('listed')} collate nocase
      order by ${n.list} = 'hitchcock' desc, ${n.row} limit ${MAX_LISTED}`,
  ),
  exact: all(exact),
  near: question(
    { method: near.columns.method, value: near.columns.value, ...VERSE },
    sql`${versesOf(near)} order by ${near.columns.method}, ${near.columns.rank}`,
  ),
  occurring: question(
    { script: occurring.columns.script, total: occurring.columns.total, ...VERSE },
    sql`${versesOf(occurring)} order by ${occurring.columns.script}, ${occurring.columns.rank}`,
  ),
};

/** Reads everything for an answer about a name. A placeholder that is null finds nothing. */
export const NAME = new ReadStatement(
  QUESTIONS,
  sql`with ${sql.join(
    [READ.hebrew, READ.greek, NAMED.hebrew, NAMED.greek].map(({ materialized }) => materialized),
    sql`, `,
  )}`,
  EDITION_ROLES,
);

export type NameRows = RowsOf<typeof QUESTIONS>;
