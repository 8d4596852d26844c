import { eq, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { editions, importJobs, ownTexts } from '../../../db/schema/index.ts';
import type { OwnId } from '../../../domain/editions/index.ts';
import { PermanentError } from '../../../import-jobs/engine/errors.ts';
import { startJob } from '../../../import-jobs/engine/start-job.ts';
import { RefusedFile } from '../../../import-jobs/files/refused-file.ts';
import { jobParams, kindOf } from '../../../import-jobs/open-job.ts';
import { OWN_TEXT_VERSION } from '../../../import-jobs/sources/own-texts/own-text.ts';
import { importContext, sourceContext } from '../context/import-context.ts';
import type { ImportsCtx } from '../context/import-deps.ts';

const IS_MISSING = sql`not exists (select 1 from ${importJobs} where ${importJobs.target} = 'own-' || ${ownTexts.number})
  and not exists (select 1 from ${editions} where ${editions.id} = 'own-' || ${ownTexts.number})`;

const TO_IMPORT = build
  .select()
  .from(ownTexts)
  .where(sql`(${IS_MISSING}) or ${ownTexts.file} ->> 'reader' <> ${OWN_TEXT_VERSION}`);

/**
 * Starts the import of each added text that the library has lost, after a restore or in place of a damaged library, and of
 * each that an older version of our reader has read. Each is started once, from its file in the bucket. A text whose file is
 * gone is left as it is, and the log says so.
 */
export async function importTextsAgain(ctx: ImportsCtx): Promise<void> {
  const [texts] = await sendBatch(ctx.db, 'read', [TO_IMPORT]);
  for (const { number, facts, file } of texts) {
    const id: OwnId = `own-${number}`;
    await sendBatch(ctx.db, 'write', [
      build
        .update(ownTexts)
        .set({ file: { ...file, reader: OWN_TEXT_VERSION } })
        .where(eq(ownTexts.number, number)),
    ]);
    const task = {
      kind: 'own-text',
      file: file.key,
      guesses: file.guesses,
      numbering: file.numbering,
      edition: { id, ...facts },
    } as const;
    try {
      const sources = sourceContext(ctx);
      const kind = kindOf(ctx.imports.jobKinds, task);
      const params = jobParams({ task, files: await kind.inputFiles(sources, task) });
      const imports = importContext(ctx);
      const jobId = imports.newId();
      const source = await kind.open(sources, params.task, params.files, jobId);
      await startJob({ ...imports, newId: () => jobId }, source, {
        kind: task.kind,
        params,
        title: facts.name,
      });
      ctx.log('import', { what: 'text imported again', edition: id, jobId });
    } catch (error) {
      if (!(error instanceof PermanentError || error instanceof RefusedFile)) throw error;
      ctx.log('import', { what: 'text not imported again', edition: id, error: error.message });
    }
  }
}
