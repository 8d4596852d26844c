import type { BookId } from '../../domain/canon/books.ts';
import type { Insight as InsightAnswer } from '../../domain/contract/index.ts';
import { INSIGHTS, type Insight, insightsOf, workingOf } from '../../domain/insights/index.ts';
import { formatReference } from '../../domain/reference.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { CORE_FIRST, VISIBLE } from '../text/core-editions.ts';
import { numberOf, textOf } from '../text/rows.ts';

const ENGLISH = `
  with english as materialized (
    select e.* from editions e
    where e.role = 'translation' and e.language = 'en' and e.revision is not null
    order by ${CORE_FIRST} limit 1)`;

/** The English text of a list of verses, each under its place in the list. */
const TEXTS = new Statement(
  {
    texts: {
      columns: ['at', 'text'],
      sql: `select p.key as at, v.text from json_each(:places) p cross join english e cross join bible_verses v
        where v.edition_id = e.id and v.book_id = p.value ->> 0 and v.chapter_number = p.value ->> 1
          and v.verse_number = p.value ->> 2 and v.part = '' and ${VISIBLE}`,
    },
  },
  ENGLISH,
);

/** The insights of a book, or of all books, with their verses in English. */
export function listInsights(book: BookId | null): ScriptureRead<InsightAnswer[]> {
  const insights = book === null ? INSIGHTS : insightsOf(book);
  const places = insights.map(({ place }) => [place.book, place.chapter, place.verse]);
  return TEXTS.read({ places: JSON.stringify(places) }, ({ texts }) => {
    const byPlace = new Map(texts.map((row) => [numberOf(row, 'at'), textOf(row, 'text')]));
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
    ...(main === undefined ? {} : { check: main }),
    checks: worked,
  };
}
