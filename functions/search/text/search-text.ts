import type { SearchTimes, TextSearchAnswer, TextSearchQuery } from '../../../domain/contract/index.ts';
import { countedWords, placedTimes } from '../../../domain/counts/counting/index.ts';
import { type AskedWords, askedWords, namedTimes } from '../../../domain/counts/index.ts';
import { ownId } from '../../../domain/editions/index.ts';
import { STANDARD } from '../../../domain/gematria/index.ts';
import { parseSearchQuery } from '../../../domain/search-query/index.ts';
import type { TextChoice } from '../../../domain/value-search/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import type { PreparedRead } from '../../http/scripture.ts';
import { scopeFrom } from '../../text/address.ts';
import { type Catalogue, keepCatalogue, keptCatalogue } from '../catalogue.ts';
import { loadTexts } from '../value/texts.ts';
import { planTextSearch } from './plan-search.ts';

/**
 * Searches for verses by their words. If the question is one Hebrew or Greek word or phrase, its times come from the
 * letters in memory, for the revision that the statement has read.
 */
export function searchText(ctx: Ctx, query: TextSearchQuery): PreparedRead<TextSearchAnswer> {
  const asked = lettersIn(query);
  if (asked === null) return (ask) => ask(planTextSearch(query));
  return async (ask) => {
    const read = await ask(planTextSearch(query, keptCatalogue(ctx)?.revision ?? null));
    const catalogue = read.catalogue === null ? keptCatalogue(ctx) : keepCatalogue(ctx, read.catalogue);
    // A catalogue of another revision belongs to a request that ran at the same time.
    if (catalogue?.revision !== read.revision) return { ...read, willChange: true };
    try {
      return {
        ...read,
        answer: { ...read.answer, times: await timesOfLetters(ctx, catalogue, asked, query) },
      };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // The verses are found. Without the letters files, only the times are missing.
      return { ...read, willChange: read.willChange === true || problem.code === 'unavailable' };
    }
  };
}

/** The letters of a question that is one Hebrew or Greek word or phrase. Null for others, and for added texts. */
function lettersIn({ term, version, edition }: TextSearchQuery): AskedWords | null {
  const parsed = parseSearchQuery(term);
  const isWords = parsed.ok && parsed.query.kind === 'words' && !parsed.query.prefix;
  const isOriginal = version === undefined || version === 'original';
  return isWords && isOriginal && ownId(edition) === undefined ? askedWords(term) : null;
}

async function timesOfLetters(
  ctx: Ctx,
  catalogue: Catalogue,
  asked: AskedWords,
  query: TextSearchQuery,
): Promise<SearchTimes> {
  const choice: TextChoice = {
    methods: [STANDARD[asked.script]],
    edition: query.edition ?? null,
    ...scopeFrom(query),
  };
  const texts = await loadTexts(ctx, catalogue, choice);
  const { first: _, ...times } = namedTimes(
    texts,
    placedTimes(texts, (text) => countedWords(text, asked)),
  );
  return {
    ...times,
    parts: [...times.parts],
    books: [...times.books],
    forms: [],
    editions: texts.map(({ edition: { id, revision } }) => ({ id, revision })),
  };
}
