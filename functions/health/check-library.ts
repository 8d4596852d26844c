import { build, sendBatch } from '../../db/batch.ts';
import { healthProbes } from '../../db/schema/index.ts';
import type { Readiness } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { DatabaseUnavailable, isDiskFull } from '../ctx/errors.ts';
import type { LibraryCheck } from '../isolate/library-probe.ts';
import { failingReads } from './check-reads.ts';

export async function checkLibrary(ctx: Ctx): Promise<LibraryCheck> {
  const [database, failing] = await Promise.all([checkWrites(ctx), failingReads(ctx)]);
  return { database, failing, isGood: database === 'ok' && failing.length === 0 };
}

async function checkWrites({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<Extract<Readiness['database'], 'ok' | 'full' | 'unwritable'>> {
  const at = now();
  const probe = build
    .insert(healthProbes)
    .values({ id: 1, at })
    .onConflictDoUpdate({ target: healthProbes.id, set: { at } });
  try {
    await sendBatch(db, 'write', [probe]);
    return 'ok';
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // Another client is writing at this moment, so the database accepts writes.
    if (String(error.cause).includes('SQLITE_BUSY')) return 'ok';
    return isDiskFull(error.cause) ? 'full' : 'unwritable';
  }
}
