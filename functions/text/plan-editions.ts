import { sql } from 'drizzle-orm';
import { notNull } from '../../db/fields.ts';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { editions } from '../../db/schema/index.ts';
import type { EditionList } from '../../domain/contract/index.ts';
import { EDITION_ROLES, textKind } from '../../domain/editions/index.ts';
import { booksOf, coreFirst, hasContent } from './core-editions.ts';

const EDITIONS = new ReadStatement(
  {
    editions: question(
      {
        id: editions.id,
        name: editions.name,
        role: editions.role,
        language: editions.language,
        script: editions.script,
        numbering: editions.numbering,
        licence: editions.licence,
        licenceUrl: editions.licenceUrl,
        source: editions.source,
        revision: notNull(editions.revision),
        verses: editions.verses,
        words: editions.words,
        letters: editions.letters,
        qereWords: editions.qereWords,
        qereLetters: editions.qereLetters,
        totals: editions.totals,
        books: booksOf(editions),
      },
      sql`from ${editions} where ${hasContent} order by ${coreFirst(editions)}`,
    ),
  },
  undefined,
  EDITION_ROLES,
);

export function planEditions(): ScriptureRead<EditionList> {
  return EDITIONS.read({}, (rows) => ({
    editions: rows.editions.map(({ books, role, ...edition }) => ({
      ...edition,
      role: textKind(role) ?? role,
      books: JSON.parse(books),
    })),
  }));
}
