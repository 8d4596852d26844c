import type { CacheContext } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { library } from '../../db/schema/index.ts';
import { EDITION_ROLES, ownId } from '../../domain/editions/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { tagOf } from './caching.ts';

export type EdgeCache = Pick<CacheContext, 'purge'>;

/**
 * The milliseconds between the two purges. An answer that was begun before the publication can fill the cache again
 * after the first purge. The cache stores none that took more than 10 s (`functions/http/requests.ts`), and an isolate
 * trusts a revision for 2 s (`functions/isolate/isolate-memory.ts`). So the second purge reaches them all.
 */
const REPEAT_MS = 15_000;

/** The pauses before a purge that failed is tried again. After the last one the next minute's timer tries again. */
const PAUSES_MS = [1_000, 3_000];

const STATE = build.select({ ofRoles: library.ofRoles, purged: library.purged }).from(library);

/**
 * Purges the answers that may use what was published since the last purge. It compares the revisions of the roles and of the added texts with
 * those for which the cache was purged. After a deployment it purges everything, because a rollback brings the older
 * version's cache back, and Cloudflare does not say if purges by another version reach it.
 *
 * @returns false if a purge failed; the next call tries again.
 */
export async function purgeEdge(ctx: Ctx, cache: EdgeCache): Promise<boolean> {
  try {
    const [[state]] = await sendBatch(ctx.db, 'read', [STATE]);
    if (state === undefined) return true;
    const { ofRoles, purged } = state;
    const isDeployed = purged.deployment !== ctx.deployment;
    const own = Object.keys({ ...ofRoles, ...purged }).flatMap((part) => ownId(part) ?? []);
    const tags = [...EDITION_ROLES, ...own]
      .filter((part) => isDeployed || ofRoles[part] !== purged[part])
      .map(tagOf);
    if (tags.length === 0) return true;
    await purge(ctx, cache, tags);
    await ctx.wait(REPEAT_MS);
    await purge(ctx, cache, tags);
    // If something was published meanwhile, the next call purges again.
    await sendBatch(ctx.db, 'write', [
      build
        .update(library)
        .set({ purged: { ...ofRoles, deployment: ctx.deployment } })
        .where(eq(library.ofRoles, ofRoles)),
    ]);
    ctx.log('purge', { what: 'purged', tags });
    return true;
  } catch (error) {
    ctx.log('purge', { what: 'purge failed', error: String(error) });
    return false;
  }
}

/** Purges these tags. Throws if it is refused each time, for example because there were too many purges. */
async function purge({ wait }: Ctx, cache: EdgeCache, tags: string[]): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    const { success, errors } = await cache.purge({ tags });
    if (success) return;
    if (pause === null) throw new Error(errors.map(({ code, message }) => `${code} ${message}`).join('; '));
    await wait(pause);
  }
}
