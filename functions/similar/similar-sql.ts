import type { InStatement } from '@libsql/client/web';
import type { BookId } from '../../domain/canon/books.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { CORE_ENGLISH, CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { packed } from '../text/rows.ts';

/** Methods whose verse totals are stored; isopsephy and Milesian are the standard table under other names. */
const COLUMNS: Readonly<Partial<Record<MethodId, string>>> = {
  HEBREW_STANDARD: 'hebrew_standard',
  HEBREW_ORDINAL: 'hebrew_ordinal',
  GREEK_STANDARD: 'greek_standard',
  GREEK_ORDINAL: 'greek_ordinal',
  GREEK_ISOPSEPHY: 'greek_standard',
  GREEK_MILLESIAN: 'greek_standard',
};

export const storedColumn = (method: MethodId): string | undefined => COLUMNS[method];

export interface SimilarPlace {
  book: BookId;
  chapter: number;
  verse: number;
  edition: string | null;
}

/** A share in thousandths of a percent, so that the bounds are computed in whole numbers. */
const UNIT = 100_000;

/** The range of values around one: floor and ceiling of `tolerance` percent below and above. */
export function rangeAround(value: number, tolerance: number): { low: number; high: number } {
  const share = Math.round(tolerance * 1000);
  return {
    low: Math.floor((value * (UNIT - share)) / UNIT),
    high: Math.ceil((value * (UNIT + share)) / UNIT),
  };
}

/** Numbers travel as floating point; a division of whole numbers needs a whole one. */
const SHARE = 'cast(:share as integer)';

const EDITION = `
  e as materialized (
    select e.* from editions e
    where e.role = 'original' and e.revision is not null and (:edition is null or e.id = :edition)
      and exists (select 1 from bible_verses v where v.edition_id = e.id and v.book_id = :book and ${VISIBLE})
    order by ${CORE_FIRST} limit 1
  )`;

/** The edition's own verse at the address: the first, where several stand there. */
const OWN = `
  own as materialized (
    select v.id, v.edition_id, v.chapter_number, v.verse_number from e cross join verse_addresses a cross join bible_verses v
    where a.book_id = :book and a.chapter_number = :chapter and a.verse_number = :verse and v.id = a.verse_id
      and v.edition_id = e.id and v.part = '' and ${VISIBLE}
    order by v.chapter_number, v.verse_number limit 1
  )`;

const placeArgs = ({ book, chapter, verse, edition }: SimilarPlace) => ({ book, chapter, verse, edition });

/** The edition read; and whether the edition asked for exists at all. */
export function ownVerse(place: SimilarPlace): InStatement[] {
  return [
    {
      sql: `with ${EDITION}, ${OWN}
        select e.id, e.script, own.chapter_number as own_chapter, own.verse_number as own_verse
        from e left join own on true`,
      args: placeArgs(place),
    },
    {
      sql: `select id from editions where id = ? and role = 'original' and revision is not null`,
      args: [place.edition],
    },
  ];
}

/** The English text of a verse's first address `a`, of whatever edition `v` is. */
const ENGLISH = `(
  select t.text from editions te cross join bible_verses t on t.edition_id = te.id and t.book_id = v.book_id
    and t.chapter_number = a.chapter_number and t.verse_number = a.verse_number and t.part = ''
    and t.first_revision <= te.revision_no and t.last_revision >= te.revision_no
  where te.role = 'translation' and te.language = 'en' and te.revision is not null
  order by te.id = '${CORE_ENGLISH}' desc, te.id limit 1)`;

/** Joins a verse `v` with the first address that it stands at. */
const FIRST_ADDRESS = `left join verse_addresses a on a.verse_id = v.id
  and a.first_word = (select min(first_word) from verse_addresses f where f.verse_id = v.id)`;

const IN_ORDER = 'order by abs(t.value - own_value), b.position, v.chapter_number, v.verse_number';

/** The page of verses near the own verse's stored total, and how many there are in all. */
export function similarByColumn(
  place: SimilarPlace,
  column: string,
  page: { tolerance: number; limit: number; offset: number },
): InStatement {
  const share = Math.round(page.tolerance * 1000);
  const near = `
    with ${EDITION}, ${OWN},
    mine as materialized (
      select o.id, t.edition_id, t.${column} as own_value,
        t.${column} * (${UNIT} - ${SHARE}) / ${UNIT} as low,
        (t.${column} * (${UNIT} + ${SHARE}) + ${UNIT - 1}) / ${UNIT} as high
      from own o join verse_totals t on t.verse_id = o.id where t.${column} is not null
    ),
    near as materialized (
      select t.verse_id as id, t.${column} as value, m.own_value
      from mine m cross join verse_totals t cross join e cross join bible_verses v
      where t.edition_id = m.edition_id and t.${column} between m.low and m.high and t.verse_id <> m.id
        and v.id = t.verse_id and v.part = '' and ${VISIBLE}
    )`;
  const hits = packed(
    ['value', 'book_id', 'own_chapter', 'own_verse', 'chapter', 'verse', 'whole', 'text'],
    `select hits.value, v.book_id, v.chapter_number as own_chapter, v.verse_number as own_verse,
        a.chapter_number as chapter, a.verse_number as verse, a.last_word is null as whole,
        coalesce(${ENGLISH}, v.text) as text
      from (
        select t.id, t.value, row_number() over (${IN_ORDER}) as rank
        from near t join bible_verses v on v.id = t.id join bible_books b on b.id = v.book_id
        ${IN_ORDER} limit :limit offset :offset
      ) hits cross join bible_verses v on v.id = hits.id ${FIRST_ADDRESS} order by hits.rank`,
  );
  return {
    sql: `${near} select (select count(*) from near) as total, ${hits}`,
    args: { ...placeArgs(place), share, limit: page.limit, offset: page.offset },
  };
}

/** Between the fields of a verse and between verses: control characters that no text holds. */
export const FIELD = '\u001f';
export const RECORD = '\u001e';

/**
 * Every verse of the edition as one line of fields, a row a book, for methods that are not stored; no row where the
 * library still stands at the revision `known`. Thousands of cells cost more to send than their text in one.
 */
export function editionLines(place: SimilarPlace, known: string | null): InStatement {
  return {
    sql: `with ${EDITION}
      select v.book_id, b.position, group_concat(
        v.chapter_number || char(31) || v.verse_number || char(31) || coalesce(a.chapter_number, '') || char(31)
        || coalesce(a.verse_number, '') || char(31) || (a.last_word is null) || char(31) || v.letters || char(31)
        || coalesce(${ENGLISH}, v.text), char(30)) as lines
      from e cross join bible_verses v join bible_books b on b.id = v.book_id ${FIRST_ADDRESS}
      where v.edition_id = e.id and v.part = '' and v.letters is not null and ${VISIBLE}
        and not exists (select 1 from library where revision = :known)
      group by v.book_id order by b.position`,
    args: { book: place.book, edition: place.edition, known },
  };
}
