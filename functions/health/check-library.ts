import type { Ctx } from '../ctx.ts';
import type { LibraryCheck } from '../isolate/library-probe.ts';
import { failingReads } from './check-reads.ts';
import { checkWrites } from './check-writes.ts';

export async function checkLibrary(ctx: Ctx): Promise<LibraryCheck> {
  const [database, failing] = await Promise.all([checkWrites(ctx), failingReads(ctx)]);
  return { database, failing, isGood: database === 'ok' && failing.length === 0 };
}
