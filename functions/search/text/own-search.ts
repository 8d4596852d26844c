import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable } from '../../../db/derived-table.ts';
import { question, ReadStatement, type ScriptureRead } from '../../../db/read-statement.ts';
import { bibleBooks, bibleVerses, editions, ownSearch, verseAddresses } from '../../../db/schema/index.ts';
import type { TextHit, TextSearchAnswer } from '../../../domain/contract/index.ts';
import { type OwnId, scriptOfValues } from '../../../domain/editions/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import { ownMatch, ownRanges, termsToFind } from '../../../domain/search-query/index.ts';
import { originalReference } from '../../../domain/versification/index.ts';
import { isVisible } from '../../text/core-editions.ts';
import { ownTextNotHere } from '../../text/versions.ts';
import { countsFrom, facetsOf, firstIn, sum, type TextRequest, within } from './answer.ts';
import { addressOf } from './hit.ts';
import { askedOwnTimes, countedEditions, timesFrom, timesQuestion } from './times.ts';

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const a = alias(verseAddresses, 'a');
const b = alias(bibleBooks, 'b');

const ID = sql.placeholder('id');
const PLACE = sql<number>`${b.position} * 1000000 + ${a.chapterNumber} * 1000 + ${a.verseNumber}`;

/** The verses that match, in all added texts. bm25 can be read only beside the match. */
const MATCHED = derivedTable(
  'matched',
  question(
    { id: ownSearch.rowid, score: sql<number>`-bm25(${ownSearch})` },
    sql`from ${ownSearch} where ${ownSearch} match ${sql.placeholder('match')}`,
  ),
);

const FOUND = derivedTable(
  'found',
  question(
    {
      place: PLACE,
      score: sql<number>`max(${MATCHED.columns.score})`,
      text: v.text,
      ownReference: v.ownReference,
    },
    sql`from ${MATCHED.name} cross join ${editions} ${e} cross join ${bibleVerses} ${v}
        cross join ${verseAddresses} ${a} cross join ${bibleBooks} ${b}
      where ${e.id} = ${ID} and ${v.id} = ${MATCHED.columns.id} and ${v.editionId} = ${e.id} and ${isVisible(v, e)}
        and ${a.verseId} = ${v.id} and ${b.id} = ${a.bookId}
      group by ${PLACE}`,
  ),
);

const isChosen = sql`substr(${sql.placeholder('books')}, ${FOUND.columns.place} / 1000000, 1) = '1'`;

const OWN_SEARCH = new ReadStatement(
  {
    edition: question(
      {
        name: e.name,
        role: e.role,
        script: e.script,
        revision: sql<string>`${e.revision}`,
        numbering: e.numbering,
      },
      sql`from ${editions} ${e} where ${e.id} = ${ID} and ${e.revision} is not null`,
    ),
    main: question(
      { places: sql<string | null>`group_concat(${FOUND.columns.place})` },
      sql`from ${FOUND.name}`,
    ),
    page: question(
      FOUND.columns,
      sql`from ${FOUND.name} where ${isChosen}
        order by iif(${sql.placeholder('order')} = 'best', ${FOUND.columns.score}, 0) desc, ${FOUND.columns.place}
        limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`,
    ),
    times: timesQuestion('counted'),
    counted: countedEditions('counted'),
    best: question(
      { score: sql<number | null>`max(${FOUND.columns.score})` },
      sql`from ${FOUND.name} where ${isChosen}`,
    ),
  },
  sql`with ${MATCHED.materialized}, ${FOUND.materialized}`,
  [],
);

/** Matches nothing: no word begins with these signs. */
const NOTHING = '"￿￾"';

/** Plans the search for verses of an added text by their words. */
export function planOwnSearch(id: OwnId, request: TextRequest): ScriptureRead<TextSearchAnswer> {
  const match = ownMatch(request.query) ?? NOTHING;
  const { books, order, limit, offset } = request;
  return OWN_SEARCH.read(
    { id, match, books, order, limit, offset, ...askedOwnTimes(id, request.query) },
    (rows) => {
      const [edition] = rows.edition;
      if (edition === undefined) throw ownTextNotHere(id);
      const counts = countsFrom(rows.main);
      const resultCount = sum(within(counts, books));
      const best = rows.best[0]?.score ?? 0;
      const terms = termsToFind(request.query).filter((term) => term.kind === 'words');
      const field = fieldOf(edition);
      return {
        results: rows.page.map(({ place, score, text, ownReference }): TextHit => {
          const at = addressOf(place);
          return {
            ...at,
            reference: formatReference(at),
            originalReference:
              ownReference ?? (edition.numbering === 'masoretic' ? originalReference(at) : null),
            text: '',
            hebrewText: null,
            greekText: null,
            [field]: text,
            version: id,
            relevance: best > 0 ? Math.round((score / best) * 10_000) / 10_000 : 1,
            highlights: ownRanges(text, terms).map((range) => ({ in: field, ...range })),
          };
        }),
        resultCount,
        facets: { ...facetsOf(request, counts), versions: [{ id, name: edition.name, count: resultCount }] },
        first: firstIn(rows.main, books),
        times: timesFrom(rows.times, rows.counted, books),
        editions: [{ id, revision: edition.revision }],
      };
    },
    [id],
  );
}

/** The field of a result that holds the text: that of the original if it is one, otherwise the translation's. */
function fieldOf(edition: Parameters<typeof scriptOfValues>[0]): 'text' | 'hebrewText' | 'greekText' {
  const script = scriptOfValues(edition);
  return script === null ? 'text' : `${script}Text`;
}
