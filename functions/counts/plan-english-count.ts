import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  editions,
  ownSearch,
  verseAddresses,
  versePlaces,
  verseSearchExact,
} from '../../db/schema/index.ts';
import type { WordCountAnswer, WordCountQuery } from '../../domain/contract/index.ts';
import { type OwnId, ownId } from '../../domain/editions/index.ts';
import { ownMatch, parseSearchQuery, type SearchNode } from '../../domain/search-query/index.ts';
import { Problem } from '../ctx/errors.ts';
import { addressOf } from '../search/text/hit.ts';
import { booksOf } from '../search/text/plan-search.ts';
import { HIDDEN, isSeen, SEEN } from '../search/text/sets.ts';
import { matchText } from '../search/text/shape.ts';
import {
  askedOwnTimes,
  askedTimes,
  countedEditions,
  isAsked,
  type TimesShape,
  timesFrom,
  timesQuestion,
} from '../search/text/times.ts';
import { placeOf, scopeFrom } from '../text/address.ts';
import { isVisible } from '../text/core-editions.ts';
import { editionNotHere, noBooks } from '../text/known-editions.ts';

const e = alias(editions, 'te');
const v = alias(bibleVerses, 'tv');
const p = alias(versePlaces, 'tp');
const a = alias(verseAddresses, 'ta');
const b = alias(bibleBooks, 'tb');

/** The first place of the words in the searched books. */
const FIRST = question(
  { place: sql<number | null>`min(${p.place})` },
  sql`from ${SEEN.name} cross join ${verseSearchExact} cross join ${bibleVerses} ${v} cross join ${editions} ${e}
      cross join ${versePlaces} ${p}
    where ${verseSearchExact} match ${sql.placeholder('match')} and ${isSeen(verseSearchExact.rowid)}
      and ${v.id} = ${verseSearchExact.rowid} and ${e.id} = ${v.editionId} and ${isAsked} and ${isVisible(v, e)}
      and ${p.verseId} = ${v.id} and substr(${sql.placeholder('books')}, ${p.place} / 1000000, 1) = '1'`,
);

/** The same in an added text. */
const OWN_PLACE = sql`(${b.position} * 1000000 + ${a.chapterNumber} * 1000 + ${a.verseNumber})`;
const OWN_FIRST: typeof FIRST = question(
  { place: sql<number | null>`min(${OWN_PLACE})` },
  sql`from ${ownSearch} cross join ${bibleVerses} ${v} cross join ${editions} ${e} cross join ${verseAddresses} ${a}
      cross join ${bibleBooks} ${b}
    where ${ownSearch} match ${sql.placeholder('match')} and ${v.id} = ${ownSearch.rowid} and ${e.id} = ${v.editionId}
      and ${isAsked} and ${isVisible(v, e)} and ${a.verseId} = ${v.id} and ${b.id} = ${a.bookId}
      and substr(${sql.placeholder('books')}, ${b.position}, 1) = '1'`,
);

const statementOf = (shape: TimesShape) =>
  new ReadStatement(
    { times: timesQuestion(shape), counted: countedEditions(shape), first: FIRST },
    sql`with recursive ${HIDDEN.materialized}, ${SEEN.materialized}`,
  );
const STATEMENTS = { counted: statementOf('counted'), found: statementOf('verse_search_exact') };
const OWN_STATEMENT: typeof STATEMENTS.counted = new ReadStatement(
  { times: timesQuestion('counted'), counted: countedEditions('counted'), first: OWN_FIRST },
  sql.empty(),
  [],
);

/** Plans the count of an English word, or of a phrase of words that follow each other, whatever their capitals. */
export function planEnglishCount(query: WordCountQuery, word: string): ScriptureRead<WordCountAnswer> {
  const parsed = parseSearchQuery(`"${word.replaceAll('"', ' ')}"`);
  if (!parsed.ok) throw notCountable();
  if (query.inside) {
    throw new Problem(
      'invalid',
      'English words are counted whole. Type a Hebrew or Greek word, or leave out inside.',
      {
        fields: { inside: 'must be left out for English words' },
      },
    );
  }
  const edition = query.edition ?? null;
  const own = ownId(edition);
  const { statement, values } =
    own === undefined ? englishRead(parsed.query, edition) : ownRead(parsed.query, own);
  const { books } = booksOf(query);
  return statement.read(
    { ...values, books },
    ({ times: rows, counted, first: [first] }) => {
      const times = timesFrom(rows, counted, books);
      if (times === null) {
        if (counted.length > 0) throw noBooks(scopeFrom(query), edition ?? undefined);
        throw edition === null
          ? new Problem('unavailable', 'The words of the English text are not counted yet.')
          : editionNotHere(edition, 'with counted words here');
      }
      const place = first?.place ?? null;
      return { ...times, first: place === null ? null : firstOf(place, times), asRead: null, words: null };
    },
    own === undefined ? [] : [own],
  );
}

interface CountRead {
  readonly statement: typeof STATEMENTS.counted;
  readonly values: Readonly<Record<string, string | null>>;
}

function englishRead(node: SearchNode, edition: string | null): CountRead {
  const asked = askedTimes(node, { edition, editionOnly: new Set(edition === null ? [] : ['english']) });
  const match = matchText(node, 'verse_search_exact');
  if (asked === null || match === null) throw notCountable();
  return {
    statement: STATEMENTS[asked.shape === 'counted' ? 'counted' : 'found'],
    values: { ...asked.values, match },
  };
}

function ownRead(node: SearchNode, own: OwnId): CountRead {
  const values = askedOwnTimes(own, node);
  const match = ownMatch(node);
  if (match === null || values.timesIn === '[]') {
    throw new Problem('invalid', 'In an added text, one word is counted at a time.', {
      fields: { word: 'must be one word' },
    });
  }
  return { statement: OWN_STATEMENT, values: { ...values, match } };
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
    fields: { word: 'must have letters of one script' },
  });
