import { askInTurn, type ExplorerQuery, verseApiQuery } from '../../domain/addresses/index.ts';
import { type BookId, bookById } from '../../domain/canon/index.ts';
import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import { chapterQuery, verseQuery } from '../../domain/contract/index.ts';
import { explorerPath } from '../../domain/reference/index.ts';
import { pagesText } from '../../domain/text/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { jsonAnswer } from '../http/scripture.ts';
import { planChapter } from '../verse/plan-chapter.ts';
import { planVerse } from '../verse/plan-verse.ts';
import { contentOf, type PageContent } from './page-content.ts';
import type { PageFacts } from './shell.ts';

const MAX_DESCRIPTION = 160;

export interface ShownPlace {
  book: BookId;
  chapter: number;
  verse: number | null;
}

type CallQuery = Readonly<Record<string, string>>;

/**
 * What the Worker writes into the page of a verse or chapter. `site` is the site's address. If the
 * library lacks the requested version or edition, they are those of the text that the page shows
 * instead. Each refusal goes to `onRefusal`. Throws a `Problem` for an unknown place.
 */
export async function placeFacts(
  ctx: Ctx,
  place: ShownPlace,
  query: ExplorerQuery,
  site: string,
  onRefusal: (address: string, problem: Problem) => void,
): Promise<{ facts: PageFacts; content: PageContent }> {
  const book = bookById(place.book);
  const version = book.testament === 'apocrypha' ? 'original' : query.version;
  const codeOf = (error: unknown) => (error instanceof Problem ? error.code : undefined);
  return askInTurn(version, verseApiQuery(query, book), codeOf, async (chosen) => {
    try {
      return await factsOf(ctx, place, chosen, site);
    } catch (error) {
      if (error instanceof Problem && error.status === 404) onRefusal(placeApiAddress(place, chosen), error);
      throw error;
    }
  });
}

async function factsOf(
  ctx: Ctx,
  place: ShownPlace,
  chosen: CallQuery,
  site: string,
): Promise<{ facts: PageFacts; content: PageContent }> {
  const { book: id, chapter, verse } = place;
  const book = bookById(id);
  const address = placeApiAddress(place, chosen);
  const answer =
    verse === null
      ? await jsonAnswer(ctx, address, planChapter(book, chapter, chapterQuery.parse(chosen), false))
      : await jsonAnswer(ctx, address, planVerse(book, chapter, verse, verseQuery.parse(chosen)));
  const analysis = JSON.parse(answer.json) as VerseAnalysis | ChapterAnalysis;
  const path = explorerPath({ book: id, chapter, ...(verse === null ? {} : { verse }) });
  return {
    facts: {
      title: analysis.verse.reference,
      description: description(analysis),
      canonical: new URL(path, site).href,
      initialData: [{ address, json: answer.json, data: analysis }],
    },
    content: contentOf([answer]),
  };
}

function placeApiAddress({ book: id, chapter, verse }: ShownPlace, chosen: CallQuery): string {
  const book = bookById(id);
  const search = new URLSearchParams(verse === null ? { words: '0', ...chosen } : chosen);
  search.sort();
  // A chapter of the apocrypha is requested like any other chapter; a verse of the apocrypha has a separate call.
  const isApocryphal = book.testament === 'apocrypha' && verse !== null;
  const call = isApocryphal ? '/api/apocrypha/verse' : '/api/verse';
  const path = `${call}/${encodeURIComponent(id)}/${chapter}${verse === null ? '' : `/${verse}`}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

function description(analysis: VerseAnalysis | ChapterAnalysis): string {
  const value = analysis.totalValues[0]?.value ?? null;
  const counts =
    value === null ? '' : `${pagesText.place.counts(analysis.wordCount, analysis.letterCount, value)} `;
  const text = (analysis.verse.text ?? '').replace(/\s+/g, ' ');
  const whole = counts + text;
  return whole.length <= MAX_DESCRIPTION ? whole : `${whole.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`;
}
