import type { RevisionPart } from '../../db/library-revision.ts';
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
export async function searchThenRead<Answer>(
  ctx: Ctx,
  ask: Ask,
  search: (catalogue: Catalogue) => Promise<FoundPage<Answer>>,
  edition?: string | null,
): Promise<Answer> {
  const read = (texts: TextsToRead, known: string | null) =>
    ask(
      planTexts(
        texts,
        known,
        (rows, revision) => {
          if (known !== null && revision === known) return { rows, current: null };
          return { rows, current: keepCatalogue(ctx, catalogueFrom(revision, rows.editions)) };
        },
        addedIn(edition),
      ),
    );
  let catalogue = keptCatalogue(ctx) ?? (await read({}, null)).current;
  return inOneRevision(async () => {
    if (catalogue === null) return null;
    const outcome = await search(catalogue).then(
      (page) => ({ page }),
      (problem: unknown) => {
        if (problem instanceof Problem || problem instanceof Refused) return { problem };
        throw problem;
      },
    );
    const toRead = 'page' in outcome ? outcome.page.toRead : {};
    const { rows, current } = await read(toRead, catalogue.revision);
    if (current !== null && current.revision !== catalogue.revision) {
      catalogue = current;
      return null;
    }
    if ('problem' in outcome) throw outcome.problem;
    return outcome.page.answerWith(rows);
  });
}
