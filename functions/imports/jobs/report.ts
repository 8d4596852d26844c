import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { importJobs } from '../../../db/schema/index.ts';
import { BOM, csvLines } from '../../../domain/basics/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { isImported, noSuchJob, problemRows } from './jobs.ts';

const PAGE = 2_000;

/**
 * Everything that went wrong in a job as CSV, in pieces: why it failed, and each row that failed, was skipped or has a
 * remark. The memory does not grow with their number. Throws a 404 `Problem` if there is no such job.
 */
export async function jobReport(ctx: ReaderCtx, id: string): Promise<ReadableStream<Uint8Array>> {
  const [[job], first] = await sendBatch(ctx.db, 'read', [
    build.select({ errors: importJobs.errors }).from(importJobs).where(eq(importJobs.id, id)),
    problemRows(id, PAGE),
  ]);
  if (job === undefined) throw noSuchJob();
  const head = [
    ['kind', 'imported', 'source', 'row', 'column', 'message'],
    ...job.errors.map(({ source, row, column, message }) => ['failed', '', source, row, column, message]),
  ];
  const encoder = new TextEncoder();
  let text = BOM + csvLines(head);
  let page = first;
  return new ReadableStream({
    async pull(stream) {
      text += csvLines(
        page.map((problem) => {
          const { kind, source, row, column, message } = problem;
          const imported = isImported(problem);
          return [kind, imported === null ? '' : imported ? 'yes' : 'no', source, row, column, message];
        }),
      );
      stream.enqueue(encoder.encode(text));
      text = '';
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return stream.close();
      [page] = await sendBatch(ctx.db, 'read', [problemRows(id, PAGE, last)]);
    },
  });
}
