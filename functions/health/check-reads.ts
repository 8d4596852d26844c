import type { ScriptureRead } from '../../db/read-statement.ts';
import { bookById } from '../../domain/canon/index.ts';
import { type Readiness, textSearchQuery, verseQuery } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { DatabaseUnavailable } from '../ctx/errors.ts';
import { catalogueFrom } from '../search/catalogue.ts';
import { planTexts } from '../search/found-texts.ts';
import { checkLettersFile } from '../search/number-index.ts';
import { planTextSearch } from '../search/text/plan-search.ts';
import { planVerse } from '../verse/plan-verse.ts';

interface Check extends Omit<ScriptureRead<Promise<void>>, 'uses'> {
  readonly part: Readiness['failing'][number];
}

const PLACE = { book: 'psalms', chapter: 23, verse: 3 } as const;
/**
 * An English and a Hebrew word of the verse that the readiness check reads. No other verse has
 * both, and hardly any other verse has one of them.
 */
const RARE_WORDS = 'restoreth AND במעגלי';

function checkVerse(): Check {
  const { book, chapter, verse } = PLACE;
  const { statement, compose } = planVerse(bookById(book), chapter, verse, verseQuery.parse({}));
  return {
    part: 'verse',
    statement,
    async compose(...row) {
      const answer = compose(...row);
      if (answer.words.length === 0 || answer.verse.text === '')
        throw new Error('The verse lacks its words or its English text');
    },
  };
}

function checkTextSearch(): Check {
  const { statement, compose } = planTextSearch(textSearchQuery.parse({ term: RARE_WORDS }));
  const isPlace = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) =>
    book === PLACE.book && chapter === PLACE.chapter && verse === PLACE.verse;
  return {
    part: 'textSearch',
    statement,
    async compose(...row) {
      if (!compose(...row).answer.results.some(isPlace)) throw new Error('The rare words were not found');
    },
  };
}

function checkValueSearch(ctx: Ctx): Check {
  const read = planTexts({}, null, async ({ editions }, revision) => {
    const catalogue = catalogueFrom(revision, editions);
    await Promise.all(
      catalogue.editions.map((edition) => checkLettersFile(ctx, edition.id, edition.revision)),
    );
  });
  return { part: 'valueSearch', ...read };
}

/**
 * Names the parts of reading that fail. This takes one round trip to the database if none fails. Otherwise the
 * statements are also sent one by one, because a server that cannot parse one of them refuses the whole batch.
 */
export async function failingReads(ctx: Ctx): Promise<Check['part'][]> {
  const checks = [checkVerse(), checkTextSearch(), checkValueSearch(ctx)];
  const together = ctx.db
    .batch(
      checks.map(({ statement }) => statement),
      'read',
    )
    .catch(() => null);
  const failing = checks.map(async ({ part, statement, compose }, index) => {
    try {
      const [row] = ((await together)?.[index] ?? (await ctx.db.execute(statement))).rows;
      if (row === undefined) throw new RangeError('A read gives exactly one row');
      await compose(row, typeof row[0] === 'string' ? row[0] : null);
      return [];
    } catch (error) {
      ctx.log('readiness', {
        part,
        error: String(error instanceof DatabaseUnavailable ? error.cause : error),
      });
      return [part];
    }
  });
  return (await Promise.all(failing)).flat();
}
