import type { ValueTextsAnswer, ValueTextsQuery, WordsOfEdition } from '../../../domain/contract/index.ts';
import { verseOfWord } from '../../../domain/number-index/index.ts';
import {
  foundValue,
  type SearchedText,
  type ValueFound,
} from '../../../domain/value-search/finding/index.ts';
import type { ValueRequest } from '../../../domain/value-search/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import type { PreparedRead } from '../../http/scripture.ts';
import { searchThenRead } from '../search-then-read.ts';
import { readRequest } from './request.ts';
import { loadTexts } from './texts.ts';
import { valuePage } from './value-page.ts';

/** Plans the texts of results that a client found by itself in the letters files of the same revisions. */
export function planValueTexts(
  ctx: Ctx,
  value: string,
  query: ValueTextsQuery,
): PreparedRead<ValueTextsAnswer> {
  const request = readRequest(value, query);
  return (ask) =>
    searchThenRead(
      ctx,
      ask,
      async (catalogue) => {
        const texts = await loadTexts(ctx, catalogue, request);
        const hits = query.words.flatMap((words) => hitsIn(request, texts, words));
        return valuePage(request, texts, hits, {});
      },
      request.edition,
    );
}

function hitsIn(
  request: ValueRequest,
  texts: readonly SearchedText[],
  { edition, revision, ranges }: WordsOfEdition,
): ValueFound[] {
  const text = texts.find((one) => one.edition.id === edition);
  if (text === undefined || text.edition.revision !== revision) {
    throw new Problem(
      'conflict',
      `The text “${edition}” has changed, or this question does not search it. Please search again.`,
      {
        fields: { words: 'see /api/editions for the revision' },
      },
    );
  }
  const { file } = text.index;
  return ranges.map(({ start, end }) => {
    if (end > file.wordLengths.length) {
      throw new Problem('invalid', `The text “${edition}” has only ${file.wordLengths.length} words.`, {
        fields: { words: 'see /api/index for the words' },
      });
    }
    return {
      text,
      start,
      end,
      verse: verseOfWord(file, start),
      value: foundValue(request, text, { start, end }),
    };
  });
}
