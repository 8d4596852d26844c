import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { bibleVerses, editions } from '../../db/schema/index.ts';
import { coreFirst, isVisible } from './core-editions.ts';

const te = alias(editions, 'te');
const t = alias(bibleVerses, 't');

export const englishAt = (
  verse: { readonly bookId: Column },
  address: { readonly chapterNumber: Column | SQL; readonly verseNumber: Column | SQL },
): SQL<string | null> => sql`(
  select ${t.text} from ${editions} ${te} cross join ${bibleVerses} ${t} on ${t.editionId} = ${te.id}
    and ${t.bookId} = ${verse.bookId} and ${t.chapterNumber} = ${address.chapterNumber}
    and ${t.verseNumber} = ${address.verseNumber} and ${t.part} = '' and ${isVisible(t, te)}
  where ${te.role} = 'translation' and ${te.language} = 'en' and ${te.revision} is not null
  order by ${coreFirst(te)} limit 1)`;
