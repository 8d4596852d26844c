import type { RevisionPart } from '../../db/library-revision.ts';
import type { ScriptureRead } from '../../db/read-statement.ts';
import { EVERY_EDITION } from '../../domain/contract/index.ts';
import { ownId } from '../../domain/editions/index.ts';
import { Refused } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { inOneRevision } from '../http/one-revision.ts';
import type { Ask } from '../http/scripture.ts';
import { type Catalogue, catalogueFrom, keepCatalogue, keptCatalogue } from './catalogue.ts';
import { planTexts, type TextRows, type TextsToRead } from './found-texts.ts';

/** What a search has found: the texts that its answer needs, and the answer with these texts. */
export interface FoundPage<Answer> {
  readonly toRead: TextsToRead;
  answerWith(rows: TextRows): Answer;
}

export type WithEditions = Pick<TextRows, 'editions'>;

/** Plans a statement that also reads the editions, unless the library still has the revision `known`. */
type PlanWithEditions<Rows extends WithEditions> = <T>(
  known: string | null,
  compose: (rows: Rows, revision: string | null) => T,
  named: readonly RevisionPart[],
) => ScriptureRead<T>;

/** What a search has prepared: its statement, and the answer with the rows of that. */
export interface PreparedAnswer<Answer, Rows extends WithEditions> {
  readonly plan: PlanWithEditions<Rows>;
  answerWith(rows: Rows): Answer;
}

/** The statement that reads these texts. */
export const planOf =
  (texts: TextsToRead): PlanWithEditions<TextRows> =>
  (known, compose, named) =>
    planTexts(texts, known, compose, named);

/** The added texts that a search reads: the named one, or all if it reads every edition. */
function addedIn(edition: string | null | undefined): RevisionPart[] {
  const own = ownId(edition);
  if (own !== undefined) return [own];
  return edition === EVERY_EDITION ? ['own-original'] : [];
}

/**
 * Searches in memory, then reads the texts of the results with one statement. That statement also returns the
 * library's revision. If another revision was searched, it also has the new catalogue, and the search
 * runs again. So no answer mixes two revisions. An isolate that has the catalogue sends one statement and a
 * new isolate two; `search` may send others. A refusal of `search` is thrown only if the revision has not
 * changed.
 *
 * @param edition the edition that the request names, if it names one
 */
export const searchThenRead = <Answer>(
  ctx: Ctx,
  ask: Ask,
  search: (catalogue: Catalogue) => Promise<FoundPage<Answer>>,
  edition?: string | null,
): Promise<Answer> =>
  searchThenAsk<Answer, TextRows>(
    ctx,
    ask,
    async (catalogue) => {
      const page = await search(catalogue);
      return { plan: planOf(page.toRead), answerWith: (rows) => page.answerWith(rows) };
    },
    edition,
  );

/** The same with a statement of its own. */
export async function searchThenAsk<Answer, Rows extends WithEditions>(
  ctx: Ctx,
  ask: Ask,
  search: (catalogue: Catalogue) => Promise<PreparedAnswer<Answer, Rows>>,
  edition?: string | null,
): Promise<Answer> {
  /** The answer; or the catalogue that the library has now, if that is another one. */
  const attempt = <Read extends WithEditions>(
    { plan, answerWith }: PreparedAnswer<Answer, Read>,
    known: string | null,
  ): Promise<{ readonly answer: () => Answer; readonly current: Catalogue | null }> =>
    ask(
      plan(
        known,
        (rows, revision) => ({
          answer: () => answerWith(rows),
          current:
            known !== null && revision === known
              ? null
              : keepCatalogue(ctx, catalogueFrom(revision, rows.editions)),
        }),
        addedIn(edition),
      ),
    );
  const refusal = (problem: unknown): PreparedAnswer<Answer, TextRows> => ({
    plan: planOf({}),
    answerWith() {
      throw problem;
    },
  });
  let catalogue = keptCatalogue(ctx) ?? (await attempt(refusal(null), null)).current;
  return inOneRevision(async () => {
    if (catalogue === null) return null;
    const { revision } = catalogue;
    const { answer, current } = await search(catalogue).then(
      (prepared) => attempt(prepared, revision),
      (problem: unknown) => {
        if (problem instanceof Problem || problem instanceof Refused)
          return attempt(refusal(problem), revision);
        throw problem;
      },
    );
    if (current !== null && current.revision !== revision) {
      catalogue = current;
      return null;
    }
    return answer();
  });
}
