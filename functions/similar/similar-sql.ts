import type { BookId } from '../../domain/canon/books.ts';
import { type MethodId, methodById } from '../../domain/gematria/index.ts';
import { Statement } from '../http/statement.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { ENGLISH_AT_ADDRESS } from '../text/english-text.ts';
import { FIRST_ADDRESS } from '../text/shown-place.ts';

/** Methods whose verse totals are stored; isopsephy and Milesian are the standard table under other names. */
const COLUMNS: Readonly<Partial<Record<MethodId, string>>> = {
  HEBREW_STANDARD: 'hebrew_standard',
  HEBREW_ORDINAL: 'hebrew_ordinal',
  GREEK_STANDARD: 'greek_standard',
  GREEK_ORDINAL: 'greek_ordinal',
  GREEK_ISOPSEPHY: 'greek_standard',
  GREEK_MILLESIAN: 'greek_standard',
};

export const isStored = (method: MethodId): boolean => COLUMNS[method] !== undefined;

export type SimilarPlace = {
  book: BookId;
  chapter: number;
  verse: number;
  edition: string | null;
};

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

/** The edition's own verse at the address, of which one stands there and whole. */
const OWN = `
  own as materialized (
    select v.id, v.edition_id from e cross join verse_addresses a cross join bible_verses v
    where a.book_id = :book and a.chapter_number = :chapter and a.verse_number = :verse and v.id = a.verse_id
      and v.edition_id = e.id and v.part = '' and ${VISIBLE}
    order by v.chapter_number, v.verse_number limit 1
  )`;

/** The edition read, with the value compared; and whether the edition asked for exists at all. */
const QUESTIONS = {
  edition: {
    columns: ['script', 'own_value'],
    sql: 'select e.script, mine.own_value from e left join mine on true',
  },
  asked: {
    columns: ['id'],
    sql: `select id from editions where id = :edition and role = 'original' and revision is not null`,
  },
};

const IN_ORDER = 'order by abs(t.value - own_value), b.position, v.chapter_number, v.verse_number';

/** The columns of a verse in an answer. */
const VERSE_COLUMNS = ['book_id', 'own_chapter', 'own_verse', 'chapter', 'verse', 'whole', 'text'];
const VERSE = `v.book_id, v.chapter_number as own_chapter, v.verse_number as own_verse, a.chapter_number as chapter,
  a.verse_number as verse, a.last_word is null as whole, coalesce(${ENGLISH_AT_ADDRESS}, v.text) as text`;

/** What is asked for each method, together; of methods of different scripts the edition's own finds rows. */
const forEach = (methods: readonly MethodId[], select: (column: string) => string): string =>
  methods
    .map((method) => `${select(`t.${COLUMNS[method]}`)} and e.script = '${methodById(method)?.script}'`)
    .join(' union all ');

/** The page of verses near the own verse's stored total, that total, and how many there are in all. Every method is stored. */
export const nearByColumn = (methods: readonly MethodId[]) =>
  new Statement(
    {
      ...QUESTIONS,
      count: { columns: ['total'], sql: 'select count(*) as total from near' },
      hits: {
        columns: ['value', ...VERSE_COLUMNS],
        sql: `select hits.value, ${VERSE} from (
            select t.id, t.value, row_number() over (${IN_ORDER}) as rank
            from near t join bible_verses v on v.id = t.id join bible_books b on b.id = v.book_id
            ${IN_ORDER} limit :limit offset :offset
          ) hits cross join bible_verses v on v.id = hits.id ${FIRST_ADDRESS} order by hits.rank`,
      },
    },
    `with ${EDITION}, ${OWN},
      mine as materialized (${forEach(
        methods,
        (column) => `select o.id, o.edition_id, ${column} as own_value,
            ${column} * (${UNIT} - ${SHARE}) / ${UNIT} as low,
            (${column} * (${UNIT} + ${SHARE}) + ${UNIT - 1}) / ${UNIT} as high
          from e cross join own o cross join verse_totals t where t.verse_id = o.id and ${column} is not null`,
      )}),
      near as materialized (${forEach(
        methods,
        (column) => `select t.verse_id as id, ${column} as value, m.own_value
          from mine m cross join verse_totals t cross join e cross join bible_verses v
          where t.edition_id = m.edition_id and ${column} between m.low and m.high and t.verse_id <> m.id
            and v.id = t.verse_id and v.part = '' and ${VISIBLE}`,
      )})`,
  );

/** The bounds and the page of `nearByColumn`. */
export const pageArgs = (page: { tolerance: number; limit: number; offset: number }) => ({
  share: Math.round(page.tolerance * 1000),
  limit: page.limit,
  offset: page.offset,
});
