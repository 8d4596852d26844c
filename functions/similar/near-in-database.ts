import type { SimilarVerse } from '../../domain/contract/index.ts';
import { type MethodId, scriptOf } from '../../domain/gematria/index.ts';
import { type Fields, type Rows, type ScriptureRead, Statement } from '../http/statement.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { checkEditionAsked } from '../text/edition-asked.ts';
import { ENGLISH_AT_ADDRESS } from '../text/english-text.ts';
import { numberOf, numberOrNull, textOf } from '../text/rows.ts';
import { bookIdOf, FIRST_ADDRESS, shownPlace } from '../text/shown-place.ts';
import { type AskedSimilar, methodOfScript, type Similar } from './asked-similar.ts';
import { highSql, lowSql, shareOf } from './tolerance.ts';

/** Methods whose verse totals are stored; isopsephy and Milesian are the standard table under other names. */
const COLUMNS: Readonly<Partial<Record<MethodId, string>>> = {
  HEBREW_STANDARD: 'hebrew_standard',
  HEBREW_ORDINAL: 'hebrew_ordinal',
  GREEK_STANDARD: 'greek_standard',
  GREEK_ORDINAL: 'greek_ordinal',
  GREEK_ISOPSEPHY: 'greek_standard',
  GREEK_MILLESIAN: 'greek_standard',
};

/** Whether the totals of verses by a method are stored. */
export const isStored = (method: MethodId): boolean => COLUMNS[method] !== undefined;

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
    .map((method) => `${select(`t.${COLUMNS[method]}`)} and e.script = '${scriptOf(method)}'`)
    .join(' union all ');

/** The page of verses near the own verse's stored total, that total, and how many there are in all. */
const statementFor = (methods: readonly MethodId[]) =>
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
            ${lowSql(column)} as low, ${highSql(column)} as high
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

/** By totals that are stored, every method's: found, counted and read in the database. */
export function nearInDatabase(asked: AskedSimilar): ScriptureRead<Similar> {
  const { place, methods, query } = asked;
  const args = {
    ...place,
    edition: query.edition ?? null,
    share: shareOf(query.tolerance),
    limit: query.limit,
    offset: query.offset,
  };
  return statementFor(methods).read(args, (rows) => ({
    compared: numberOrNull(editionRead(asked, rows), 'own_value'),
    total: numberOf(rows.count[0] ?? {}, 'total'),
    verses: rows.hits.map(similarVerse),
  }));
}

/** The edition that was read. Refuses where it is not the one asked for, or the method counts nothing in it. */
function editionRead(asked: AskedSimilar, rows: Rows<'edition' | 'asked'>): Fields {
  const { book, place, query } = asked;
  const [edition] = rows.edition;
  checkEditionAsked(book, query.edition, edition !== undefined, rows.asked.length > 0);
  if (edition === undefined) throw nothingThere(book, place, []);
  methodOfScript(asked, textOf(edition, 'script') === 'greek' ? 'greek' : 'hebrew');
  return edition;
}

function similarVerse(row: Fields): SimilarVerse {
  const book = bookIdOf(textOf(row, 'book_id'));
  const own = { book, chapter: numberOf(row, 'own_chapter'), verse: numberOf(row, 'own_verse') };
  return { verse: { ...shownPlace(own, row), text: textOf(row, 'text') }, value: numberOf(row, 'value') };
}
