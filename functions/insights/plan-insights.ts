import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { bibleVerses, editions } from '../../db/schema/index.ts';
import type { BookId } from '../../domain/canon/index.ts';
import type { Insight as InsightAnswer } from '../../domain/contract/index.ts';
import { INSIGHTS, type Insight, insightsOf, workingOf } from '../../domain/insights/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { coreFirst, isVisible } from '../text/core-editions.ts';

const e = alias(editions, 'e');
const v = alias(bibleVerses, 'v');
const english = alias(editions, 'english');

const TEXTS = new ReadStatement(
  {
    texts: question(
      { at: sql<number>`p.key`, text: v.text },
      sql`from json_each(${sql.placeholder('places')}) p cross join ${english} ${e} cross join ${bibleVerses} ${v}
        where ${v.editionId} = ${e.id} and ${v.bookId} = p.value ->> 0 and ${v.chapterNumber} = p.value ->> 1
          and ${v.verseNumber} = p.value ->> 2 and ${v.part} = '' and ${isVisible(v, e)}`,
    ),
  },
  sql`with ${english} as materialized (
    select ${e}.* from ${editions} ${e}
    where ${e.role} = 'translation' and ${e.language} = 'en' and ${e.revision} is not null
    order by ${coreFirst(e)} limit 1)`,
);

export function planInsights(book: BookId | null): ScriptureRead<InsightAnswer[]> {
  const insights = book === null ? INSIGHTS : insightsOf(book);
  const places = insights.map(({ place }) => [place.book, place.chapter, place.verse]);
  return TEXTS.read({ places: JSON.stringify(places) }, ({ texts }) => {
    const byPlace = new Map(texts.map(({ at, text }) => [at, text]));
    return insights.map((insight, at) => answerOf(insight, byPlace.get(at) ?? null));
  });
}

function answerOf({ id, place, notes, kind, source, checks }: Insight, text: string | null): InsightAnswer {
  const worked = checks.map((check) => {
    const { sides, ...working } = workingOf(check);
    return { ...working, sides: sides.map((side) => [...side]) };
  });
  const [main] = worked;
  return {
    id,
    book: place.book,
    chapter: place.chapter,
    verse: place.verse,
    reference: formatReference(place),
    text,
    notes,
    kind,
    source,
    check: main,
    checks: worked,
  };
}
