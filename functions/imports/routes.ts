import type { z } from '@hono/zod-openapi';
import { buttonById } from '../../domain/imports/index.ts';
import { Problem, unknownPath } from '../ctx/errors.ts';
import { newRoutes } from '../http/calls.ts';
import type { AppContext } from '../http/context.ts';
import { refuseInvalid } from '../http/validation.ts';
import { readerCtx } from './admins-only.ts';
import * as calls from './calls.ts';
import type { AdminCtx, ImportDeps } from './context/import-deps.ts';
import { isFileId } from './files/file-entry.ts';
import {
  confirmLicenceOf,
  csvFiles,
  databaseInfo,
  deleteDatabaseFile,
  deleteFile,
  listFiles,
} from './files/stored-files.ts';
import { beginUpload, completeUpload, deleteUpload, putPart } from './files/uploads.ts';
import { importStatus } from './jobs/import-status.ts';
import { changeJob, getJob, listJobs } from './jobs/jobs.ts';
import { listPacks } from './jobs/packs.ts';
import { jobReport } from './jobs/report.ts';
import { buttonImport, chaptersImport, type Import, packImport, startImport } from './jobs/start.ts';
import { addText, previewText } from './texts/start-text.ts';
import { changeText, deleteText, listTexts } from './texts/texts.ts';

/** The calls of administrators, who have signed in before any of them is reached. */
export function importRoutes(imports: ImportDeps) {
  const adminCtx = (c: AppContext): AdminCtx => ({ ...readerCtx(c), imports });
  const start = async (c: AppContext, task: Import) => {
    const answer = await startImport(adminCtx(c), task, c.req.header('Idempotency-Key'));
    return c.json(answer, 202, { Location: `/api/admin/jobs/${answer.jobId}` });
  };
  return newRoutes()
    .openapi(calls.jobsRoute, async (c) =>
      c.json(await listJobs(adminCtx(c), c.req.valid('query').before), 200),
    )
    .openapi(calls.jobRoute, async (c) => c.json(await getJob(adminCtx(c), c.req.valid('param').id), 200))
    .openapi(calls.reportRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.body(await jobReport(adminCtx(c), id), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="import-${id.slice(0, 8)}.csv"`,
      });
    })
    .openapi(calls.changeRoute, async (c) => {
      const { id, change } = c.req.valid('param');
      return c.json(await changeJob(adminCtx(c), id, change), 200);
    })
    .openapi(calls.filesRoute, async (c) => c.json(await listFiles(adminCtx(c)), 200))
    .openapi(calls.beginRoute, async (c) => c.json(await beginUpload(adminCtx(c), c.req.valid('json')), 200))
    .openapi(calls.partRoute, async (c) => {
      const part = { ...c.req.valid('param'), sha256: c.req.valid('header')['x-part-sha256'] };
      return c.json(await putPart(adminCtx(c), part, new Uint8Array(await c.req.arrayBuffer())), 200);
    })
    .openapi(calls.completeRoute, async (c) =>
      c.json(await completeUpload(adminCtx(c), c.req.valid('param').id), 200),
    )
    .openapi(calls.deleteRoute, async (c) => {
      const { id } = c.req.valid('param');
      await (isFileId(id) ? deleteFile : deleteUpload)(adminCtx(c), id);
      return c.body(null, 204);
    })
    .openapi(calls.licenceRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await confirmLicenceOf(adminCtx(c), id, c.req.valid('json').sha256), 200);
    })
    .openapi(calls.databaseRoute, async (c) => c.json(await databaseInfo(adminCtx(c)), 200))
    .openapi(calls.deleteDatabaseRoute, async (c) => c.json(await deleteDatabaseFile(adminCtx(c)), 200))
    .openapi(calls.csvRoute, async (c) => c.json(await csvFiles(adminCtx(c)), 200))
    .openapi(calls.statusRoute, async (c) =>
      c.json(await importStatus(adminCtx(c), c.req.valid('query').edition), 200),
    )
    .openapi(calls.textsRoute, async (c) => c.json(await listTexts(adminCtx(c)), 200))
    .openapi(calls.previewTextRoute, async (c) => {
      const answer = await previewText(adminCtx(c), c.req.valid('json'), c.req.header('Idempotency-Key'));
      return c.json(answer, 202, { Location: `/api/admin/jobs/${answer.jobId}` });
    })
    .openapi(calls.addTextRoute, async (c) => {
      const answer = await addText(adminCtx(c), c.req.valid('json'), c.req.header('Idempotency-Key'));
      return c.json(answer, 202, { Location: `/api/admin/jobs/${answer.jobId}` });
    })
    .openapi(calls.changeTextRoute, async (c) =>
      c.json(await changeText(adminCtx(c), c.req.valid('param').edition, c.req.valid('json')), 200),
    )
    .openapi(calls.deleteTextRoute, async (c) => {
      await deleteText(adminCtx(c), c.req.valid('param').edition);
      return c.body(null, 204);
    })
    .openapi(calls.packsRoute, async (c) => c.json(await listPacks(adminCtx(c)), 200))
    .openapi(calls.packRoute, (c) => start(c, packImport(c.req.valid('param').id)))
    .openapi(calls.passageRoute, (c) => {
      const { book, chapter } = c.req.valid('json');
      return start(c, chaptersImport(book, chapter, chapter));
    })
    .openapi(
      calls.rangeRoute,
      (c) => {
        const { book, startChapter, endChapter } = c.req.valid('json');
        return start(c, chaptersImport(book, startChapter, endChapter));
      },
      (result, c) => {
        // The text of the form is the answer only if every mistake is a missing or empty field.
        const isUnfilled = !result.success && result.error.issues.every(isEmptyField);
        if (result.target === 'json' && isUnfilled)
          throw new Problem('bad_request', 'Please specify a book, start chapter, and end chapter.');
        refuseInvalid(result, c);
        return undefined;
      },
    )
    .openapi(calls.buttonRoute, (c) => {
      const button = buttonById(c.req.valid('param').button);
      if (button === undefined) throw unknownPath();
      return start(c, buttonImport(button, c.req.valid('json')));
    });
}

function isEmptyField({ code, path, message, ...issue }: z.core.$ZodIssue): boolean {
  if (path.length !== 1) return false;
  if (code === 'invalid_type') return /received (?:undefined|null)$/.test(message);
  return code === 'too_small' && 'origin' in issue && issue.origin === 'string';
}
