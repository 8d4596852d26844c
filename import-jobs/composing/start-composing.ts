import { desc, eq } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { importJobs } from '../../db/schema/index.ts';
import { isFinal } from '../../domain/imports/index.ts';
import { composedId } from '../../domain/lexicon/index.ts';
import type { ImportContext } from '../context.ts';
import { cancelJob } from '../engine/control.ts';
import { startJob } from '../engine/start-job.ts';
import { composedSource } from './composed-source.ts';
import { COMPOSING, composesFromText, composingTitle, hasSameTexts, staleTexts } from './composed-texts.ts';

/**
 * Starts a job for each text whose composed meanings are missing or those of an older state of the text or dictionary. A
 * job that composes from such a state is cancelled. A job with today's fingerprint stays as it is, also a failed or
 * cancelled one. Other rules are left to `npm start` and `npm run deploy`, so that the Worker of the release before does not
 * bring its own back. The core's Greek text is left to Node too, because the Worker has no table of its forms.
 */
export async function startComposing(ctx: ImportContext): Promise<void> {
  if (!ctx.knows(COMPOSING)) return;
  for (const { id, name, fingerprint, made } of (await staleTexts(ctx.db)).filter(composesFromText)) {
    if (hasSameTexts(fingerprint, made)) continue;
    const [[job]] = await sendBatch(ctx.db, 'read', [
      build
        .select({ id: importJobs.id, status: importJobs.status, fingerprint: importJobs.fingerprint })
        .from(importJobs)
        .where(eq(importJobs.target, composedId(id)))
        .orderBy(desc(importJobs.sequence))
        .limit(1),
    ]);
    if (job !== undefined && job.status !== 'succeeded' && hasSameTexts(fingerprint, job.fingerprint))
      continue;
    if (job !== undefined && !isFinal(job.status)) await cancelJob(ctx, job.id);
    await startJob(ctx, composedSource(ctx.db, id), {
      kind: COMPOSING,
      title: composingTitle(name),
      params: id,
    });
  }
}
