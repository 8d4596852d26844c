import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { bibleVerses, editions, versePlaces, verseSearchExact } from '../../db/schema/index.ts';
import type { WordCountAnswer, WordCountQuery } from '../../domain/contract/index.ts';
import { parseSearchQuery } from '../../domain/search-query/index.ts';
import { Problem } from '../ctx/errors.ts';
import { addressOf } from '../search/text/hit.ts';
import { booksOf } from '../search/text/plan-search.ts';
import { HIDDEN, isSeen, SEEN } from '../search/text/sets.ts';
import { matchText } from '../search/text/shape.ts';
import {
  askedTimes,
  countedEditions,
  isAsked,
  type TimesShape,
  timesFrom,
  timesQuestion,
} from '../search/text/times.ts';
import { placeOf } from '../text/address.ts';
import { isVisible } from '../text/core-editions.ts';
import { editionNotHere } from '../text/known-editions.ts';

const e = alias(editions, 'te');
const v = alias(bibleVerses, 'tv');
const p = alias(versePlaces, 'tp');

/** The first place of the words in the searched books. */
const FIRST = question(
  { place: sql<number | null>`min(${p.place})` },
  sql`from ${SEEN.name} cross join ${verseSearchExact} cross join ${bibleVerses} ${v} cross join ${editions} ${e}
      cross join ${versePlaces} ${p}
    where ${verseSearchExact} match ${sql.placeholder('match')} and ${isSeen(verseSearchExact.rowid)}
      and ${v.id} = ${verseSearchExact.rowid} and ${e.id} = ${v.editionId} and ${isAsked} and ${isVisible(v, e)}
      and ${p.verseId} = ${v.id} and substr(${sql.placeholder('books')}, ${p.place} / 1000000, 1) = '1'`,
);

const statementOf = (shape: TimesShape) =>
  new ReadStatement(
    { times: timesQuestion(shape), counted: countedEditions(shape), first: FIRST },
    sql`with recursive ${HIDDEN.materialized}, ${SEEN.materialized}`,
  );
const STATEMENTS = { counted: statementOf('counted'), found: statementOf('verse_search_exact') };

/** Plans the count of an English word, or of a phrase of words that follow each other, whatever their capitals. */
export function planEnglishCount(query: WordCountQuery, word: string): ScriptureRead<WordCountAnswer> {
  const parsed = parseSearchQuery(`"${word.replaceAll('"', ' ')}"`);
  const node = parsed.ok ? parsed.query : null;
  const edition = query.edition ?? null;
  const asked = askedTimes(node, { edition, editionOnly: new Set(edition === null ? [] : ['english']) });
  const match = node && matchText(node, 'verse_search_exact');
  if (asked === null || match === null || query.inside) throw notCountable();
  const { books } = booksOf({ ...query, term: word, forms: false });
  const statement = STATEMENTS[asked.shape === 'counted' ? 'counted' : 'found'];
  return statement.read({ ...asked.values, match, books }, ({ times: rows, counted, first: [first] }) => {
    const times = timesFrom(rows, counted, books);
    if (times === null) {
      throw edition === null
        ? new Problem('unavailable', 'The words of the English text are not counted yet.')
        : editionNotHere(edition, 'with counted words here');
    }
    const place = first?.place ?? null;
    return { ...times, first: place === null ? null : firstOf(place, times), asRead: null, words: null };
  });
}

function firstOf(
  place: number,
  { editions: [edition] }: Pick<WordCountAnswer, 'editions'>,
): WordCountAnswer['first'] {
  const { path: _, ...at } = placeOf(addressOf(place));
  return { edition: edition?.id ?? '', ...at, originalReference: null, addressWord: null };
}

export const notCountable = (): Problem =>
  new Problem('invalid', 'Type a word or a phrase in one script: Hebrew, Greek or English.', {
    fields: { word: 'must have letters of one script; `inside` is for Hebrew and Greek words' },
  });
