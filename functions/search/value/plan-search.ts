import type { ValueSearchAnswer, ValueSearchQuery } from '../../../domain/contract/index.ts';
import { findVerse, type VerseRange } from '../../../domain/number-index/index.ts';
import {
  familiarFirst,
  findValues,
  type SearchedText,
  type TextToSearch,
  type ValuePage,
} from '../../../domain/value-search/finding/index.ts';
import { numberingOf, type ValueRequest } from '../../../domain/value-search/index.ts';
import { fromEnglish, type VerseAddress } from '../../../domain/versification/index.ts';
import type { Ctx } from '../../ctx.ts';
import type { Ask, PreparedRead } from '../../http/scripture.ts';
import type { Catalogue } from '../catalogue.ts';
import { searchThenRead } from '../search-then-read.ts';
import { editionsOf, expectedFor, type FoundPage, resultsOf, textsToRead } from './answer.ts';
import { checkFound, lemmaWords } from './lemma-words.ts';
import { readRequest } from './request.ts';
import { loadTexts } from './texts.ts';

interface Searched extends ValuePage, FoundPage {
  readonly otherCount: number | null;
}

/**
 * Plans the search for verses, words or spans by value. The number index finds them in memory; the database supplies
 * their texts.
 */
export function planValueSearch(
  ctx: Ctx,
  value: string,
  query: ValueSearchQuery,
): PreparedRead<ValueSearchAnswer> {
  const request = readRequest(value, query);
  return async (ask) => {
    const { found, texts } = await searchThenRead(
      ctx,
      ask,
      (catalogue) => search(ctx, ask, catalogue, request),
      (found) => textsToRead(request, found),
    );
    const { resultCount, exactCount, spellingCount, otherCount } = found;
    const { expected, willChange } = expectedFor(request, found, texts.expectations);
    const answer = {
      results: resultsOf(request, found, texts),
      resultCount,
      exactCount,
      ...(spellingCount === null ? {} : { spellingCount }),
      ...(otherCount === null ? {} : { otherCount }),
      editions: editionsOf(found),
      ...expected,
    };
    return { answer, willChange };
  };
}

async function search(ctx: Ctx, ask: Ask, catalogue: Catalogue, request: ValueRequest): Promise<Searched> {
  const { lemma, verseLeftOut } = request;
  const texts = await loadTexts(ctx, catalogue, request);
  const toSearch: TextToSearch[] = [];
  for (const text of texts) {
    const words = lemma === null ? null : await lemmaWords(ctx, ask, catalogue, text, lemma);
    toSearch.push({ text, lemma: words });
  }
  if (lemma !== null) checkFound(lemma, toSearch);
  const page = findValues(request, request.familiarFirst ? familiarFirst(toSearch) : toSearch);
  const otherCount =
    verseLeftOut === null ? null : page.resultCount - countAt(request, toSearch, verseLeftOut);
  return { ...page, texts, otherCount };
}

function countAt(request: ValueRequest, texts: readonly TextToSearch[], address: VerseAddress): number {
  const there = texts.map(({ text, lemma }) => ({
    text: { ...text, ranges: versesAt(text, address) },
    lemma,
  }));
  return findValues({ ...request, offset: 0, limit: 0 }, there).resultCount;
}

function versesAt({ edition, index: { file }, ranges }: SearchedText, address: VerseAddress): VerseRange[] {
  return fromEnglish(numberingOf(edition), address).flatMap((own) => {
    const verse = findVerse(file, own);
    const isSearched = ranges.some(({ first, end }) => verse !== undefined && first <= verse && verse < end);
    return verse === undefined || !isSearched ? [] : [{ first: verse, end: verse + 1 }];
  });
}
