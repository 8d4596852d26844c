import type {
  StatisticsAnswer,
  StatisticsQuery,
  StatisticsWordsAnswer,
  StatisticsWordsQuery,
} from '../../domain/contract/index.ts';
import { EVERY_EDITION } from '../../domain/contract/index.ts';
import { type MethodId, methodName, scriptOf } from '../../domain/gematria/index.ts';
import { countedStatistics, differentWords } from '../../domain/statistics/counting/index.ts';
import { statisticsAnswer, statisticsWordsAnswer, TABLE_METHODS } from '../../domain/statistics/index.ts';
import type { SearchedText } from '../../domain/value-search/finding/index.ts';
import { chosenTexts, type Scope, type TextChoice } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { knownMethod } from '../gematria/values.ts';
import type { PreparedRead } from '../http/scripture.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { searchThenRead } from '../search/search-then-read.ts';
import { loadTexts } from '../search/value/texts.ts';
import { scopeFrom } from '../text/address.ts';

/** Plans the statistics of an edition. All figures come from its letters file; the database gives the revision. */
export function planStatistics(ctx: Ctx, query: StatisticsQuery): PreparedRead<StatisticsAnswer> {
  const method = query.method === undefined ? null : knownMethod(query.method);
  return planText(ctx, query, method, (text) => statisticsAnswer(text, countedStatistics(text)));
}

/** Plans a page of the different words of an edition. */
export const planStatisticsWords = (
  ctx: Ctx,
  query: StatisticsWordsQuery,
): PreparedRead<StatisticsWordsAnswer> =>
  planText(ctx, query, null, (text) => statisticsWordsAnswer(text, differentWords(text, query)));

type AskedText = Pick<StatisticsQuery, 'edition' | 'book' | 'testament' | 'group'>;

function planText<Answer>(
  ctx: Ctx,
  { edition, ...names }: AskedText,
  method: MethodId | null,
  answerOf: (text: SearchedText) => Answer,
): PreparedRead<Answer> {
  if (edition === EVERY_EDITION) {
    throw new Problem('invalid', 'Statistics are about one text. Choose one of them.', {
      fields: { edition: 'choose one of /api/editions' },
    });
  }
  const scope = scopeFrom(names);
  return (ask) =>
    searchThenRead(
      ctx,
      ask,
      async (catalogue) => {
        const [text] = await loadTexts(ctx, catalogue, choiceOf(catalogue, edition, method, scope));
        const answer = answerOf(text as SearchedText);
        return { toRead: {}, answerWith: () => ({ answer }) };
      },
      edition,
    );
}

/**
 * What is read. An edition that the library does not have stays in the choice, because `loadTexts` says why it is missing.
 * @throws Problem for a method of another script, or a scope without a book of the edition.
 */
function choiceOf({ editions }: Catalogue, id: string, asked: MethodId | null, scope: Scope): TextChoice {
  const edition = editions.find((one) => one.id === id);
  const methods = TABLE_METHODS[edition?.script ?? 'hebrew'];
  const choice = { ...scope, edition: id, methods: [asked ?? methods[0]] };
  if (edition === undefined || chosenTexts(editions, choice).length > 0) return choice;
  if (asked !== null && scriptOf(asked) !== edition.script) {
    throw new Problem(
      'invalid',
      `${methodName(asked)} does not count the letters of ${edition.name}. Choose another method, such as ${methodName(methods[0])}.`,
      { fields: { method: `choose a method such as ${methods[0]}` } },
    );
  }
  const [field = 'book'] = Object.entries(scope).flatMap(([name, value]) => (value === null ? [] : [name]));
  throw new Problem(
    'invalid',
    `${edition.name} has no book there. Choose a book or part that this edition has, or the whole of it.`,
    { fields: { [field]: 'choose a book or part of this edition' } },
  );
}
