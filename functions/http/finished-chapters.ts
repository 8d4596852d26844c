import { sql } from 'drizzle-orm';
import { change, prepared, select, sendBatch } from '../../db/batch.ts';
import { excluded, insertIf, onConflictUpdate } from '../../db/guarded-insert.ts';
import { type RevisionPart, revisionOf } from '../../db/library-revision.ts';
import { finishedChapters as finished, library } from '../../db/schema/index.ts';
import { gzip } from '../../import-jobs/engine/gzip.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { KeptAnswer } from '../isolate/isolate-memory.ts';
import { looksLikeGzip } from './gzip.ts';

const stored = prepared(() =>
  select(
    {
      whole: library.revision,
      ofRoles: library.ofRoles,
      revision: sql<string | null>`${finished.revision}`,
      gzip: sql<ArrayBuffer | null>`${finished.gzip}`,
    },
    sql`from ${library} left join ${finished} on ${finished.address} = ${sql.placeholder('address')}
      and ${finished.code} = ${sql.placeholder('code')} and ${finished.revision} is not ${sql.placeholder('known')}
      where ${library.id} = 1`,
  ),
);

/** The header that says if the answer was stored (RFC 9211). */
export const cacheStatus = (how: 'hit' | 'fwd=miss') => ({ 'Cache-Status': `chapters; ${how}` });

/**
 * Reads the library's revision and the stored answer of an address in one round trip. If the stored answer is of this
 * revision and code, it is put into the isolate's memory. If that has it already, the database does not send it again.
 */
export async function recallFinished(
  ctx: Ctx,
  address: string,
  uses: readonly RevisionPart[],
  headersOf: (revision: string) => KeptAnswer['headers'],
): Promise<void> {
  const { db, memory, finishedCode: code } = ctx;
  const known = memory.recall(address)?.revision ?? null;
  const { statements, decode } = stored({ address, code, known });
  const [row] = decode([await db.execute(statements[0]!)]);
  const current = row === undefined ? null : { whole: row.whole, ofRoles: row.ofRoles };
  memory.learnRevision(current, ctx.now());
  if (current === null || !row?.gzip) return;
  const revision = revisionOf(current, uses);
  const body = new Uint8Array(row.gzip);
  if (row.revision !== revision || !looksLikeGzip(body)) return;
  memory.keep(address, {
    body,
    isGzip: true,
    headers: { ...headersOf(revision), ...cacheStatus('hit') },
    uses,
    revision,
  });
}

/**
 * Compresses a composed answer, keeps it in memory and stores it for other isolates, unless the library has another
 * revision by now. A failure is logged and harms nothing: the next reader's Worker composes the answer again.
 */
export async function finish(ctx: Ctx, address: string, answer: KeptAnswer, whole: string): Promise<void> {
  const { revision } = answer;
  if (revision === null) return;
  try {
    const packed = await gzip(answer.body);
    const headers = { ...answer.headers, ...cacheStatus('hit') };
    ctx.memory.keep(address, { ...answer, body: packed, isGzip: true, headers });
    await store(ctx, { address, revision, gzip: packed }, whole);
  } catch (error) {
    ctx.log('finished chapter', { address, error: String(error) });
  }
}

/**
 * Stores a finished answer, unless the library has another revision by now.
 * @param whole the revision of the whole library for which the answer was made
 */
export async function store(
  { db, finishedCode: code }: Ctx,
  made: Pick<typeof finished.$inferInsert, 'address' | 'revision' | 'gzip'>,
  whole: string,
): Promise<void> {
  const row = insertIf(
    finished,
    { ...made, code },
    sql`exists (select 1 from ${library} where ${library.revision} = ${whole})`,
  );
  const update = onConflictUpdate(finished, [finished.address], {
    code: excluded(finished.code),
    revision: excluded(finished.revision),
    gzip: excluded(finished.gzip),
  });
  await sendBatch(db, 'write', [change(sql`${row} ${update}`)]);
}
