import type { ValueSearchAnswer, ValueSearchQuery } from '../../../domain/contract/index.ts';
import { findVerse, type VerseRange } from '../../../domain/number-index/index.ts';
import {
  familiarFirst,
  findValues,
  type SearchedText,
  type TextToSearch,
} from '../../../domain/value-search/finding/index.ts';
import { numberingOf, type ValueRequest } from '../../../domain/value-search/index.ts';
import { fromEnglish, type VerseAddress } from '../../../domain/versification/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ask, PreparedRead } from '../../http/scripture.ts';
import type { Catalogue } from '../catalogue.ts';
import { searchThenRead } from '../search-then-read.ts';
import { checkFound, lemmaWords } from './lemma-words.ts';
import { readRequest } from './request.ts';
import { loadTexts } from './texts.ts';
import { valuePage } from './value-page.ts';

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
  return (ask) =>
    searchThenRead(ctx, ask, (catalogue) => search(ctx, ask, catalogue, request), request.edition);
}

async function search(ctx: Ctx, ask: Ask, catalogue: Catalogue, request: ValueRequest) {
  const { lemma, verseLeftOut } = request;
  const texts = await loadTexts(ctx, catalogue, request);
  const toSearch: TextToSearch[] = [];
  for (const text of texts) {
    const words = lemma === null ? null : await lemmaWords(ctx, ask, catalogue, text, lemma);
    toSearch.push({ text, lemma: words });
  }
  if (lemma !== null) checkFound(lemma, toSearch);
  const { hits, resultCount, exactCount, spellingCount } = findValues(
    request,
    request.familiarFirst ? familiarFirst(toSearch) : toSearch,
  );
  return valuePage(request, texts, hits, {
    resultCount,
    exactCount,
    ...(spellingCount === null ? {} : { spellingCount }),
    ...(verseLeftOut === null ? {} : { otherCount: resultCount - countAt(request, toSearch, verseLeftOut) }),
  });
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
