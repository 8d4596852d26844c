import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { notNull, type RowOf } from '../../db/fields.ts';
import { noRows, question } from '../../db/read-statement.ts';
import { editions, library } from '../../db/schema/index.ts';
import type { SearchableEdition } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { IsolateMemory } from '../isolate/isolate-memory.ts';
import { booksOf, coreFirst } from '../text/core-editions.ts';

export interface Catalogue {
  readonly revision: string | null;
  readonly editions: readonly SearchableEdition[];
}

const e = alias(editions, 'e');

/** The editions with their books. No rows if the library still has the revision `:known`. */
export const EDITIONS_UNLESS_KNOWN = question(
  {
    id: e.id,
    name: e.name,
    script: e.script,
    numbering: e.numbering,
    revision: notNull(e.revision),
    books: booksOf(e),
  },
  sql`from ${editions} ${e} where ${e.role} in ('original', 'own-original') and ${e.revision} is not null
      and not exists (select 1 from ${library} where ${library.revision} = ${sql.placeholder('known')})
    order by ${coreFirst(e)}`,
);

export const NO_CATALOGUE = noRows(EDITIONS_UNLESS_KNOWN, sql`from ${editions} ${e}`);

export function catalogueFrom(
  revision: string | null,
  rows: readonly RowOf<(typeof EDITIONS_UNLESS_KNOWN)['fields']>[],
): Catalogue {
  return {
    revision,
    editions: rows.map(({ script, books, ...edition }) => {
      const ids: string[] = JSON.parse(books);
      return { ...edition, script: script === 'greek' ? 'greek' : 'hebrew', books: new Set(ids) };
    }),
  };
}

const kept = new WeakMap<IsolateMemory, Catalogue>();

export function keepCatalogue(ctx: Ctx, catalogue: Catalogue): Catalogue {
  kept.set(ctx.memory, catalogue);
  return catalogue;
}

/**
 * The catalogue in the isolate's memory. Undefined if no catalogue is there, or if the library is known to have changed
 * since it was stored.
 */
export function keptCatalogue(ctx: Ctx): Catalogue | undefined {
  const catalogue = kept.get(ctx.memory);
  const revision = ctx.memory.trustedRevision(ctx.now());
  return revision === null || revision === catalogue?.revision ? catalogue : undefined;
}
