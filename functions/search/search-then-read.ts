import { Refused } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx.ts';
import { Problem } from '../http/errors.ts';
import { inOneRevision } from '../http/one-revision.ts';
import type { Ask } from '../http/scripture.ts';
import { type Catalogue, catalogueFrom, keepCatalogue, keptCatalogue } from './catalogue.ts';
import { NO_TEXTS, planTexts, type TextRows, type TextsToRead } from './found-texts.ts';

/**
 * Searches in memory, then reads the texts of the results with one statement. That statement also returns the
 * library's revision. If another revision was searched, the answer also has the new catalogue, and the search
 * runs again. So no answer mixes two revisions. An isolate that has the catalogue sends one statement and a
 * new isolate two; `search` may send others. A refusal of `search` is thrown only if the revision has not
 * changed.
 */
export async function searchThenRead<F>(
  ctx: Ctx,
  ask: Ask,
  search: (catalogue: Catalogue) => Promise<F>,
  textsOf: (found: F) => TextsToRead,
): Promise<{ found: F; texts: TextRows }> {
  const read = (texts: TextsToRead, known: string | null) =>
    ask(
      planTexts(texts, known, (rows, revision) => {
        if (known !== null && revision === known) return { rows, current: null };
        return { rows, current: keepCatalogue(ctx, catalogueFrom(revision, rows.editions)) };
      }),
    );
  let catalogue = keptCatalogue(ctx) ?? (await read(NO_TEXTS, null)).current;
  return inOneRevision(async () => {
    if (catalogue === null) return null;
    const outcome = await search(catalogue).then(
      (found) => ({ found }),
      (problem: unknown) => {
        if (problem instanceof Problem || problem instanceof Refused) return { problem };
        throw problem;
      },
    );
    const texts = 'found' in outcome ? textsOf(outcome.found) : NO_TEXTS;
    const { rows, current } = await read(texts, catalogue.revision);
    if (current !== null && current.revision !== catalogue.revision) {
      catalogue = current;
      return null;
    }
    if ('problem' in outcome) throw outcome.problem;
    return { found: outcome.found, texts: rows };
  });
}
