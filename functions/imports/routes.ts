import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  chapterRangeBody,
  csvFiles as csvFilesAnswer,
  csvImportBody,
  databaseInfo as databaseInfoAnswer,
  importStatus as importStatusAnswer,
  job,
  jobs,
  licenceBody,
  licenceConfirmation,
  newUploadBody,
  packs,
  passageBody,
  type StartedJob,
  startedJob,
  storedFile,
  storedFiles,
  upload,
} from '../../domain/contract/index.ts';
import { BUTTONS, buttonById, PASSAGE_BUTTON, RANGE_BUTTON } from '../../domain/imports/index.ts';
import { sameOrigin } from '../accounts/same-origin.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { Problem, unknownPath } from '../http/errors.ts';
import { bodyUpTo, jsonBody, jsonRequest, optionalJsonBody } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';
import { adminCtx } from './admins-only.ts';
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
import { beginUpload, completeUpload, deleteUpload, PART_BYTES, putPart } from './uploads.ts';

const tags = ['Administration'];
/** The database refuses some control characters with an error of its own. */
const NO_CONTROLS = /^\P{Cc}+$/u;
const UNSHOWN = 'has a character that cannot be shown';
const id = z.object({ id: z.string().min(1).max(200).regex(NO_CONTROLS, UNSHOWN) });
const idempotency = z.object({
  'idempotency-key': z.string().min(1).max(200).optional().meta({
    description:
      'A second request with the same key gets the job of the first; with another input it is a 409',
  }),
});
const started = {
  202: json(startedJob, 'The job has started; `Location` is its address'),
  ...errors(400, 401, 403, 404, 409, 422, 503),
};

const buttonRoute = createRoute({
  method: 'post',
  path: '/api/admin/{button}',
  tags,
  middleware: [sameOrigin, optionalJsonBody],
  summary: 'Start the import of a button; 409 with the id of the job that fills the same texts',
  description:
    'Bad files and texts under copyright without a confirmed licence are left out and named in `message` and in the report.',
  request: {
    params: z.object({ button: z.string().meta({ enum: BUTTONS.map((button) => button.id) }) }),
    headers: idempotency,
    body: { required: false, content: { 'application/json': { schema: csvImportBody } } },
  },
  responses: { ...started, ...errors(413, 415) },
});
const packsRoute = createRoute({
  method: 'get',
  path: '/api/admin/packs',
  tags,
  summary: 'The text packs, and what the library has of each',
  responses: { 200: json(packs, 'The packs'), ...errors(401, 403, 503) },
});
const packRoute = createRoute({
  method: 'post',
  path: '/api/admin/packs/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Start the import of a text pack',
  request: { params: id, headers: idempotency },
  responses: started,
});
const passageRoute = createRoute({
  method: 'post',
  path: `/api/admin/${PASSAGE_BUTTON}`,
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Start the import of one chapter from Sefaria',
  request: { headers: idempotency, ...jsonRequest(passageBody) },
  responses: { ...started, ...errors(415) },
});
const rangeRoute = createRoute({
  method: 'post',
  path: `/api/admin/${RANGE_BUTTON}`,
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Start the import of some chapters of a book from Sefaria',
  request: { headers: idempotency, ...jsonRequest(chapterRangeBody) },
  responses: { ...started, ...errors(415) },
});
const jobsRoute = createRoute({
  method: 'get',
  path: '/api/admin/jobs',
  tags,
  summary: 'The newest 50 jobs, without the problems of single rows',
  request: {
    query: z.object({
      before: id.shape.id
        .optional()
        .meta({ description: 'The `next` of the page before: older jobs follow' }),
    }),
  },
  responses: { 200: json(jobs, 'The jobs, the newest first'), ...errors(400, 401, 403, 404, 503) },
});
const jobRoute = createRoute({
  method: 'get',
  path: '/api/admin/jobs/{id}',
  tags,
  summary: 'A job with its first problems',
  request: { params: id },
  responses: { 200: json(job, 'The job'), ...errors(400, 401, 403, 404, 503) },
});
const changeRoute = createRoute({
  method: 'post',
  path: '/api/admin/jobs/{id}/{change}',
  tags,
  middleware: [sameOrigin],
  summary: 'Cancel, pause or resume a job, or try a failed one again',
  request: {
    params: id.extend({
      change: z.enum(['cancel', 'pause', 'resume', 'retry']),
    }),
  },
  responses: { 200: json(job, 'The job as it is now'), ...errors(400, 401, 403, 404, 409, 503) },
});
const reportRoute = createRoute({
  method: 'get',
  path: '/api/admin/jobs/{id}/report',
  tags,
  summary: 'Why a job failed, and every row that it refused, skipped or remarked on, as CSV',
  request: { params: id },
  responses: {
    200: { description: 'A file', content: { 'text/csv': { schema: z.string() } } },
    ...errors(400, 401, 403, 404, 503),
  },
});
const filesRoute = createRoute({
  method: 'get',
  path: '/api/admin/files',
  tags,
  summary: 'Every uploaded file, and the uploads that are not complete',
  responses: { 200: json(storedFiles, 'The files'), ...errors(401, 403, 503) },
});
const beginRoute = createRoute({
  method: 'post',
  path: '/api/admin/files',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Begin an upload; its administrator finds it again, with its parts, by folder, name and size',
  request: jsonRequest(newUploadBody),
  responses: { 200: json(upload, 'The upload'), ...errors(400, 401, 403, 413, 415, 422, 503) },
});
const partRoute = createRoute({
  method: 'put',
  path: '/api/admin/files/{id}/parts/{number}',
  tags,
  middleware: [sameOrigin, bodyUpTo(PART_BYTES)],
  summary: 'Store a part of a file; the body is its bytes',
  request: {
    params: id.extend({
      number: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'must be a number')
        .transform(Number),
    }),
    headers: z.object({
      'x-part-sha256': z
        .string()
        .regex(/^[0-9a-f]{64}$/i, 'must be a SHA-256 in hex')
        .meta({ description: 'The SHA-256 of the part' }),
    }),
  },
  responses: {
    200: json(z.object({ number: z.int(), sha256: z.string() }), 'The part is stored'),
    ...errors(400, 401, 403, 404, 413, 422, 503),
  },
});
const completeRoute = createRoute({
  method: 'post',
  path: '/api/admin/files/{id}/complete',
  tags,
  middleware: [sameOrigin],
  summary: 'Join the parts; a file of the same name is replaced',
  request: { params: id },
  responses: { 200: json(storedFile, 'The file'), ...errors(400, 401, 403, 404, 409, 422, 503) },
});
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/admin/files/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Delete a file, or an upload that is not complete',
  request: { params: id },
  responses: { 204: { description: 'Done' }, ...errors(400, 401, 403, 404, 503) },
});
const licenceRoute = createRoute({
  method: 'post',
  path: '/api/admin/files/{id}/licence',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Confirm that you have a licence to publish the text of a CSV file that is under copyright',
  request: { params: id, ...jsonRequest(licenceBody) },
  responses: {
    200: json(licenceConfirmation, 'The confirmation. It holds for files with the same content'),
    ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
});
const databaseRoute = createRoute({
  method: 'get',
  path: '/api/admin/database-info',
  tags,
  summary: 'The database file',
  responses: { 200: json(databaseInfoAnswer, 'The file, or `not_found`'), ...errors(401, 403, 503) },
});
const deleteDatabaseRoute = createRoute({
  method: 'delete',
  path: '/api/admin/database-file',
  tags,
  middleware: [sameOrigin],
  summary: 'Delete the database file',
  responses: {
    200: json(z.object({ status: z.literal('success'), message: z.string() }), 'Deleted'),
    ...errors(401, 403, 404, 503),
  },
});
const csvRoute = createRoute({
  method: 'get',
  path: '/api/admin/csv-files',
  tags,
  summary: 'The CSV files',
  responses: { 200: json(csvFilesAnswer, 'The files'), ...errors(401, 403, 503) },
});
const statusRoute = createRoute({
  method: 'get',
  path: '/api/admin/import-status',
  tags,
  summary: 'What is imported of an edition, by book and chapter',
  request: {
    query: z.object({
      edition: z
        .string()
        .min(1)
        .max(20)
        .regex(NO_CONTROLS, UNSHOWN)
        .default('mam')
        .meta({ description: 'Without it, the Hebrew of Sefaria' }),
    }),
  },
  responses: { 200: json(importStatusAnswer, 'The counts'), ...errors(400, 401, 403, 404, 503) },
});

/** The answer to a button: 202 with the address of the job. */
function accepted(c: AppContext, answer: StartedJob) {
  return c.json(answer, 202, { Location: `/api/admin/jobs/${answer.jobId}` });
}

const keyOf = (headers: z.infer<typeof idempotency>): string | undefined => headers['idempotency-key'];

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
