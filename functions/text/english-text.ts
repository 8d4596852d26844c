import { CORE_ENGLISH } from './core-editions.ts';

/** SQL: the English text of an address `a` of a verse `v` of whatever edition; null where there is none. */
export const ENGLISH_AT_ADDRESS = `(
  select t.text from editions te cross join bible_verses t on t.edition_id = te.id and t.book_id = v.book_id
    and t.chapter_number = a.chapter_number and t.verse_number = a.verse_number and t.part = ''
    and t.first_revision <= te.revision_no and t.last_revision >= te.revision_no
  where te.role = 'translation' and te.language = 'en' and te.revision is not null
  order by te.id = '${CORE_ENGLISH}' desc, te.id limit 1)`;
