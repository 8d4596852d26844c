import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { inOneRevision } from '../http/one-revision.ts';
import type { Ask } from '../http/scripture.ts';
import { type Catalogue, catalogueFrom, keepCatalogue, keptCatalogue } from './catalogue.ts';
import { NO_TEXTS, planTexts, type TextRows, type TextsWanted } from './found-texts.ts';

/**
 * Searches in memory, then reads the texts of what was found. One statement reads them and says whether the library
 * still is the one that was searched: if not, it brings the new catalogue, and the search is made again. So a warm
 * isolate asks the database once and a cold one twice, and no answer mixes two revisions. A refusal of `search` holds
 * only if the library has not changed either.
 */
export async function searchThenRead<F>(
  c: AppContext,
  ask: Ask,
  search: (catalogue: Catalogue) => Promise<F>,
  wanted: (found: F) => TextsWanted,
): Promise<{ found: F; texts: TextRows }> {
  const read = (texts: TextsWanted, known: string | null) =>
    ask(
      planTexts(texts, known, (rows, revision) => {
        if (known !== null && revision === known) return { rows, current: null };
        return { rows, current: keepCatalogue(c, catalogueFrom(revision, rows.editions)) };
      }),
    );
  let catalogue = keptCatalogue(c) ?? (await read(NO_TEXTS, null)).current;
  return inOneRevision(async () => {
    if (catalogue === null) return null;
    const outcome = await search(catalogue).then(
      (found) => ({ found }),
      (problem: unknown) => {
        if (problem instanceof Problem) return { problem };
        throw problem;
      },
    );
    const texts = 'found' in outcome ? wanted(outcome.found) : NO_TEXTS;
    const { rows, current } = await read(texts, catalogue.revision);
    if (current !== null && current.revision !== catalogue.revision) {
      catalogue = current;
      return null;
    }
    if ('problem' in outcome) throw outcome.problem;
    return { found: outcome.found, texts: rows };
  });
}
