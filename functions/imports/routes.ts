import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { StartedJob } from '../../domain/contract/index.ts';
import { buttonById } from '../../domain/imports/index.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { Problem, unknownPath } from '../http/errors.ts';
import { refuseInvalid } from '../http/validation.ts';
import { adminCtx } from './admins-only.ts';
import {
  beginRoute,
  buttonRoute,
  changeRoute,
  completeRoute,
  csvRoute,
  databaseRoute,
  deleteDatabaseRoute,
  deleteRoute,
  filesRoute,
  jobRoute,
  jobsRoute,
  licenceRoute,
  packRoute,
  packsRoute,
  partRoute,
  passageRoute,
  rangeRoute,
  reportRoute,
  statusRoute,
} from './calls.ts';
import { isFileId } from './file-entry.ts';
import { importStatus } from './import-status.ts';
import { changeJob, getJob, listJobs } from './jobs.ts';
import { listPacks } from './packs.ts';
import { jobReport } from './report.ts';
import { buttonImport, chaptersImport, packImport, startImport } from './start.ts';
import {
  confirmLicenceOf,
  csvFiles,
  databaseInfo,
  deleteDatabaseFile,
  deleteFile,
  listFiles,
} from './stored-files.ts';
import { beginUpload, completeUpload, deleteUpload, putPart } from './uploads.ts';

/** The answer to a button: 202 with the address of the job. */
function accepted(c: AppContext, answer: StartedJob) {
  return c.json(answer, 202, { Location: `/api/admin/jobs/${answer.jobId}` });
}

const keyOf = (headers: { 'idempotency-key'?: string | undefined }): string | undefined =>
  headers['idempotency-key'];

export const importRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(jobsRoute, async (c) => c.json(await listJobs(adminCtx(c), c.req.valid('query').before), 200))
  .openapi(jobRoute, async (c) => c.json(await getJob(adminCtx(c), c.req.valid('param').id), 200))
  .openapi(reportRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.body(await jobReport(adminCtx(c), id), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="import-${id.slice(0, 8)}.csv"`,
    });
  })
  .openapi(changeRoute, async (c) => {
    const { id, change } = c.req.valid('param');
    return c.json(await changeJob(adminCtx(c), id, change), 200);
  })
  .openapi(filesRoute, async (c) => c.json(await listFiles(adminCtx(c)), 200))
  .openapi(beginRoute, async (c) => c.json(await beginUpload(adminCtx(c), c.req.valid('json')), 200))
  .openapi(partRoute, async (c) => {
    const part = { ...c.req.valid('param'), sha256: c.req.valid('header')['x-part-sha256'] };
    return c.json(await putPart(adminCtx(c), part, new Uint8Array(await c.req.arrayBuffer())), 200);
  })
  .openapi(completeRoute, async (c) =>
    c.json(await completeUpload(adminCtx(c), c.req.valid('param').id), 200),
  )
  .openapi(deleteRoute, async (c) => {
    const { id } = c.req.valid('param');
    await (isFileId(id) ? deleteFile : deleteUpload)(adminCtx(c), id);
    return c.body(null, 204);
  })
  .openapi(licenceRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await confirmLicenceOf(adminCtx(c), id, c.req.valid('json').sha256), 200);
  })
  .openapi(databaseRoute, async (c) => c.json(await databaseInfo(adminCtx(c)), 200))
  .openapi(deleteDatabaseRoute, async (c) => c.json(await deleteDatabaseFile(adminCtx(c)), 200))
  .openapi(csvRoute, async (c) => c.json(await csvFiles(adminCtx(c)), 200))
  .openapi(statusRoute, async (c) =>
    c.json(await importStatus(adminCtx(c), c.req.valid('query').edition), 200),
  )
  .openapi(packsRoute, async (c) => c.json(await listPacks(adminCtx(c)), 200))
  .openapi(packRoute, async (c) => {
    const task = packImport(c.req.valid('param').id);
    return accepted(c, await startImport(adminCtx(c), task, keyOf(c.req.valid('header'))));
  })
  .openapi(passageRoute, async (c) => {
    const { book, chapter } = c.req.valid('json');
    const task = chaptersImport(book, chapter, chapter);
    return accepted(c, await startImport(adminCtx(c), task, keyOf(c.req.valid('header'))));
  })
  .openapi(
    rangeRoute,
    async (c) => {
      const { book, startChapter, endChapter } = c.req.valid('json');
      const task = chaptersImport(book, startChapter, endChapter);
      return accepted(c, await startImport(adminCtx(c), task, keyOf(c.req.valid('header'))));
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
  .openapi(buttonRoute, async (c) => {
    const button = buttonById(c.req.valid('param').button);
    if (button === undefined) return unknownPath();
    const task = buttonImport(button, c.req.valid('json'));
    return accepted(c, await startImport(adminCtx(c), task, keyOf(c.req.valid('header'))));
  });

/** True for a field that is missing, null or an empty text. */
function isEmptyField({ code, path, message, ...issue }: z.core.$ZodIssue): boolean {
  if (path.length !== 1) return false;
  if (code === 'invalid_type') return /received (?:undefined|null)$/.test(message);
  return code === 'too_small' && 'origin' in issue && issue.origin === 'string';
}
