import type { MethodId } from '../../domain/gematria/index.ts';
import { Statement } from '../http/statement.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { ENGLISH_AT_ADDRESS } from '../text/english-text.ts';
import { FIRST_ADDRESS } from '../text/shown-place.ts';

/** Verses of the same value that one method answers at most. */
const MAX_EXACT = 20;
/** Verses of the nearest values that one method answers at most, where none is the same. */
export const MAX_NEAR = 5;
/** Verses that an answer shows of those in which a name stands. */
const MAX_OCCURRENCES = 10;

/** Methods whose verse totals are stored, once each: isopsephy and Milesian are the standard table. */
export const CONNECTED = [
  { method: 'HEBREW_STANDARD', column: 'hebrew_standard', edition: 'hebrew', value: 'hebrewStandard' },
  { method: 'HEBREW_ORDINAL', column: 'hebrew_ordinal', edition: 'hebrew', value: 'hebrewOrdinal' },
  { method: 'GREEK_STANDARD', column: 'greek_standard', edition: 'greek', value: 'greekStandard' },
  { method: 'GREEK_ORDINAL', column: 'greek_ordinal', edition: 'greek', value: 'greekOrdinal' },
] as const satisfies readonly { method: MethodId; column: string; edition: string; value: string }[];

const SCRIPTS = ['hebrew', 'greek'] as const;

/** The edition read of each script: the core's, else the first. */
const edition = (script: string) => `
  ${script} as materialized (
    select e.id, e.revision, e.revision_no from editions e
    where e.role = 'original' and e.script = '${script}' and e.revision is not null order by ${CORE_FIRST} limit 1
  )`;

/** Visible verses that the full-text index names. `cross join` keeps the index first. */
const named = (script: string) => `
  named_${script} as materialized (
    select v.id, b.position, v.chapter_number as own_chapter, v.verse_number as own_verse
    from verse_search_original s cross join bible_verses v cross join ${script} e cross join bible_books b
    where s.verse_search_original match :${script}Match and v.id = s.rowid and v.edition_id = e.id
      and v.part = '' and b.id = v.book_id and ${VISIBLE}
  )`;

const VERSE_COLUMNS = [
  'book',
  'own_chapter',
  'own_verse',
  'chapter',
  'verse',
  'whole',
  'text',
  'language',
  'english',
];

/** A verse `v` at the first address that it stands at. */
const VERSE = `v.book_id as book, v.chapter_number as own_chapter, v.verse_number as own_verse,
  a.chapter_number as chapter, a.verse_number as verse, a.last_word is null as whole, v.text, v.original_language as language,
  ${ENGLISH_AT_ADDRESS} as english`;
const WITH_ADDRESS = `cross join bible_verses v on v.id = h.id ${FIRST_ADDRESS}`;

const near = CONNECTED.map(
  ({ method, column, edition: e, value }) => `
    select * from (
      select '${method}' as method, t.verse_id as id, t.${column} as value,
        row_number() over (order by abs(t.${column} - :${value}), b.position, v.chapter_number, v.verse_number) as rank
      from ${e} e cross join verse_totals t cross join bible_verses v cross join bible_books b
      where t.edition_id = e.id and t.${column} between :${value} - :range and :${value} + :range
        and v.id = t.verse_id and v.part = '' and b.id = v.book_id and ${VISIBLE}
    ) where rank <= ${MAX_EXACT}`,
).join(' union all ');

const exact = CONNECTED.map(
  ({ method, column, edition: e, value }) => `
    select '${method}' as method, count(*) as total
    from ${e} e cross join verse_totals t cross join bible_verses v
    where t.edition_id = e.id and t.${column} = :${value} and v.id = t.verse_id and v.part = '' and ${VISIBLE}`,
).join(' union all ');

const occurring = SCRIPTS.map(
  (script) => `
    select * from (
      select '${script}' as script, id, row_number() over (order by position, own_chapter, own_verse) as rank,
        count(*) over () as total
      from named_${script}
    ) where rank <= ${MAX_OCCURRENCES}`,
).join(' union all ');

/** Proper names by their spellings in the King James Version; words by a pattern that their lemma's letters fit. */
const LEXICON = `
  select l.strongs_number, l.lemma, l.derivation, l.definition, l.gloss, le.name, f.occurrences
  from editions le cross join lexicon_entries l on l.edition_id = le.id and l.revision_no = le.revision_no
    left join hebrew e left join lemma_frequencies f
      on f.edition_id = e.id and f.revision_no = e.revision_no and f.lemma = l.strongs_number
  where le.role = 'lexicon' and le.revision is not null and (
    (l.gloss glob '[A-Z]*' and :latin is not null and (lower(l.gloss) = :latin
      or instr(', ' || lower(rtrim(l.usage, '.')) || ', ', ', ' || :latin || ', ') > 0))
    or (l.strongs_number glob 'H*' and l.lemma like :hebrewLemma)
    or (l.strongs_number glob 'G*' and l.lemma like :greekLemma))
  limit 500`;

/** All that the answer about a name reads. Arguments that are null find nothing. */
export const NAME = new Statement(
  {
    editions: {
      columns: ['script', 'id', 'revision'],
      sql: SCRIPTS.map((script) => `select '${script}' as script, id, revision from ${script}`).join(
        ' union all ',
      ),
    },
    lexicon: {
      columns: ['strongs_number', 'lemma', 'derivation', 'definition', 'gloss', 'name', 'occurrences'],
      sql: LEXICON,
    },
    exact: { columns: ['method', 'total'], sql: exact },
    near: {
      columns: ['method', 'value', ...VERSE_COLUMNS],
      sql: `select h.method, h.value, ${VERSE} from (${near}) h ${WITH_ADDRESS} order by h.method, h.rank`,
    },
    occurring: {
      columns: ['script', 'total', ...VERSE_COLUMNS],
      sql: `select h.script, h.total, ${VERSE} from (${occurring}) h ${WITH_ADDRESS} order by h.script, h.rank`,
    },
  },
  `with ${SCRIPTS.map(edition).join(',')}, ${SCRIPTS.map(named).join(',')}`,
);
