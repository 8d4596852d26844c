import { createRoute, z } from '@hono/zod-openapi';
import {
  chapterRangeBody,
  csvFiles,
  csvImportBody,
  databaseInfo,
  importStatus,
  job,
  jobs,
  licenceBody,
  licenceConfirmation,
  newUploadBody,
  packs,
  passageBody,
  startedJob,
  storedFile,
  storedFiles,
  upload,
} from '../../domain/contract/index.ts';
import { BUTTONS, PASSAGE_BUTTON, RANGE_BUTTON } from '../../domain/imports/index.ts';
import { sameOrigin } from '../accounts/same-origin.ts';
import { bodyUpTo, jsonBody, jsonRequest, optionalJsonBody } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { PART_BYTES } from './upload-limits.ts';

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

export const buttonRoute = createRoute({
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
export const packsRoute = createRoute({
  method: 'get',
  path: '/api/admin/packs',
  tags,
  summary: 'The text packs, and what the library has of each',
  responses: { 200: json(packs, 'The packs'), ...errors(401, 403, 503) },
});
export const packRoute = createRoute({
  method: 'post',
  path: '/api/admin/packs/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Start the import of a text pack',
  request: { params: id, headers: idempotency },
  responses: started,
});
export const passageRoute = createRoute({
  method: 'post',
  path: `/api/admin/${PASSAGE_BUTTON}`,
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Start the import of one chapter from Sefaria',
  request: { headers: idempotency, ...jsonRequest(passageBody) },
  responses: { ...started, ...errors(415) },
});
export const rangeRoute = createRoute({
  method: 'post',
  path: `/api/admin/${RANGE_BUTTON}`,
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Start the import of some chapters of a book from Sefaria',
  request: { headers: idempotency, ...jsonRequest(chapterRangeBody) },
  responses: { ...started, ...errors(415) },
});
export const jobsRoute = createRoute({
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
export const jobRoute = createRoute({
  method: 'get',
  path: '/api/admin/jobs/{id}',
  tags,
  summary: 'A job with its first problems',
  request: { params: id },
  responses: { 200: json(job, 'The job'), ...errors(400, 401, 403, 404, 503) },
});
export const changeRoute = createRoute({
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
export const reportRoute = createRoute({
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
export const filesRoute = createRoute({
  method: 'get',
  path: '/api/admin/files',
  tags,
  summary: 'Every uploaded file, and the uploads that are not complete',
  responses: { 200: json(storedFiles, 'The files'), ...errors(401, 403, 503) },
});
export const beginRoute = createRoute({
  method: 'post',
  path: '/api/admin/files',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Begin an upload; its administrator finds it again, with its parts, by folder, name and size',
  request: jsonRequest(newUploadBody),
  responses: { 200: json(upload, 'The upload'), ...errors(400, 401, 403, 413, 415, 422, 503) },
});
export const partRoute = createRoute({
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
export const completeRoute = createRoute({
  method: 'post',
  path: '/api/admin/files/{id}/complete',
  tags,
  middleware: [sameOrigin],
  summary: 'Join the parts; a file of the same name is replaced',
  request: { params: id },
  responses: { 200: json(storedFile, 'The file'), ...errors(400, 401, 403, 404, 409, 422, 503) },
});
export const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/admin/files/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Delete a file, or an upload that is not complete',
  request: { params: id },
  responses: { 204: { description: 'Done' }, ...errors(400, 401, 403, 404, 503) },
});
export const licenceRoute = createRoute({
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
export const databaseRoute = createRoute({
  method: 'get',
  path: '/api/admin/database-info',
  tags,
  summary: 'The database file',
  responses: { 200: json(databaseInfo, 'The file, or `not_found`'), ...errors(401, 403, 503) },
});
export const deleteDatabaseRoute = createRoute({
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
export const csvRoute = createRoute({
  method: 'get',
  path: '/api/admin/csv-files',
  tags,
  summary: 'The CSV files',
  responses: { 200: json(csvFiles, 'The files'), ...errors(401, 403, 503) },
});
export const statusRoute = createRoute({
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
  responses: { 200: json(importStatus, 'The counts'), ...errors(400, 401, 403, 404, 503) },
});
