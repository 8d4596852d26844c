import { z } from '@hono/zod-openapi';
import {
  addTextBody,
  changeTextBody,
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
  ownText,
  ownTexts,
  packs,
  passageBody,
  startedJob,
  startedText,
  storedFile,
  storedFiles,
  textPreviewBody,
  upload,
} from '../../domain/contract/index.ts';
import { BUTTONS, PASSAGE_BUTTON, RANGE_BUTTON } from '../../domain/imports/index.ts';
import { callsAbout } from '../http/calls.ts';
import { bodyUpTo, jsonRequest, optionalJsonBody } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { PART_BYTES } from './files/upload-limits.ts';

const call = callsAbout('Administration', 401, 403);
/**
 * Matches text without control characters. The database refuses some of them with an error of its
 * own.
 */
const NO_CONTROLS = /^\P{Cc}+$/u;
const UNSHOWN = 'has a character that cannot be shown';
const id = z.object({ id: z.string().min(1).max(200).regex(NO_CONTROLS, UNSHOWN) });
const idempotency = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('A second request with the same key gets the job of the first; with another input it is a 409'),
});
const started = {
  202: json(startedJob, 'The job has started; `Location` is its address'),
  ...errors(404, 409, 422),
};

export const buttonRoute = call('post', '/api/admin/{button}', {
  middleware: [sameOrigin, optionalJsonBody],
  summary: 'Start the import of a button; 409 with the id of the job that fills the same texts',
  description:
    'Bad files and texts under copyright without a confirmed licence are left out and named in `message` and in the report.',
  request: {
    params: z.object({ button: z.string().meta({ enum: BUTTONS.map((button) => button.id) }) }),
    headers: idempotency,
    body: { required: false, content: { 'application/json': { schema: csvImportBody } } },
  },
  responses: { ...started, ...errors(413) },
});
export const packsRoute = call('get', '/api/admin/packs', {
  summary: 'The text packs, and what the library has of each',
  responses: { 200: json(packs, 'The packs') },
});
export const packRoute = call('post', '/api/admin/packs/{id}', {
  summary: 'Start the import of a text pack',
  request: { params: id, headers: idempotency },
  responses: started,
});
export const passageRoute = call('post', `/api/admin/${PASSAGE_BUTTON}`, {
  summary: 'Start the import of one chapter from Sefaria',
  request: { headers: idempotency, ...jsonRequest(passageBody) },
  responses: started,
});
export const rangeRoute = call('post', `/api/admin/${RANGE_BUTTON}`, {
  summary: 'Start the import of some chapters of a book from Sefaria',
  request: { headers: idempotency, ...jsonRequest(chapterRangeBody) },
  responses: started,
});
export const jobsRoute = call('get', '/api/admin/jobs', {
  summary: 'The newest 50 jobs, without the problems of single rows',
  request: {
    query: z.object({
      before: id.shape.id.optional().describe('The `next` of the page before: older jobs follow'),
    }),
  },
  responses: { 200: json(jobs, 'The jobs, the newest first'), ...errors(404) },
});
export const jobRoute = call('get', '/api/admin/jobs/{id}', {
  summary: 'A job with its first problems',
  request: { params: id },
  responses: { 200: json(job, 'The job'), ...errors(404) },
});
export const changeRoute = call('post', '/api/admin/jobs/{id}/{change}', {
  summary: 'Cancel, pause or resume a job, or try a failed one again',
  request: { params: id.extend({ change: z.enum(['cancel', 'pause', 'resume', 'retry']) }) },
  responses: { 200: json(job, 'The job as it is now'), ...errors(404, 409) },
});
export const reportRoute = call('get', '/api/admin/jobs/{id}/report', {
  summary: 'Why a job failed, and every row that it refused, skipped or remarked on, as CSV',
  request: { params: id },
  responses: {
    200: { description: 'A file', content: { 'text/csv': { schema: z.string() } } },
    ...errors(404),
  },
});
export const filesRoute = call('get', '/api/admin/files', {
  summary: 'Every uploaded file, and the uploads that are not complete',
  responses: { 200: json(storedFiles, 'The files') },
});
export const beginRoute = call('post', '/api/admin/files', {
  summary: 'Begin an upload; its administrator finds it again, with its parts, by folder, name and size',
  request: jsonRequest(newUploadBody),
  responses: { 200: json(upload, 'The upload'), ...errors(413, 422) },
});
export const partRoute = call('put', '/api/admin/files/{id}/parts/{number}', {
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
        .describe('The SHA-256 of the part'),
    }),
  },
  responses: {
    200: json(z.object({ number: z.int(), sha256: z.string() }), 'The part is stored'),
    ...errors(404, 413, 422),
  },
});
export const completeRoute = call('post', '/api/admin/files/{id}/complete', {
  summary: 'Join the parts; a file of the same name is replaced',
  request: { params: id },
  responses: { 200: json(storedFile, 'The file'), ...errors(404, 409, 422) },
});
export const deleteRoute = call('delete', '/api/admin/files/{id}', {
  summary: 'Delete a file, or an upload that is not complete',
  request: { params: id },
  responses: { 204: { description: 'Done' }, ...errors(404, 409) },
});
export const licenceRoute = call('post', '/api/admin/files/{id}/licence', {
  summary: 'Confirm that you have a licence to publish the text of a CSV file that is under copyright',
  request: { params: id, ...jsonRequest(licenceBody) },
  responses: {
    200: json(licenceConfirmation, 'The confirmation. It holds for files with the same content'),
    ...errors(404, 409, 413, 422),
  },
});
export const databaseRoute = call('get', '/api/admin/database-info', {
  summary: 'The database file',
  responses: { 200: json(databaseInfo, 'The file, or `not_found`') },
});
export const deleteDatabaseRoute = call('delete', '/api/admin/database-file', {
  summary: 'Delete the database file',
  responses: {
    200: json(z.object({ status: z.literal('success'), message: z.string() }), 'Deleted'),
    ...errors(404),
  },
});
export const csvRoute = call('get', '/api/admin/csv-files', {
  summary: 'The CSV files',
  responses: { 200: json(csvFiles, 'The files') },
});
export const statusRoute = call('get', '/api/admin/import-status', {
  summary: 'What is imported of an edition, by book and chapter',
  request: {
    query: z.object({
      edition: z
        .string()
        .min(1)
        .max(20)
        .regex(NO_CONTROLS, UNSHOWN)
        .default('mam')
        .describe('Without it, the Hebrew of Sefaria'),
    }),
  },
  responses: { 200: json(importStatus, 'The counts'), ...errors(404) },
});

const edition = z.object({ edition: z.string().min(1).max(40).regex(NO_CONTROLS, UNSHOWN) });

export const previewTextRoute = call('post', '/api/admin/texts/preview', {
  summary: 'Start the job that says what an uploaded text is taken for',
  description:
    'The job’s `result` is the preview. What it has guessed can be sent to change it; nothing is published.',
  request: { headers: idempotency, ...jsonRequest(textPreviewBody) },
  responses: started,
});
export const addTextRoute = call('post', '/api/admin/texts', {
  summary: 'Add an uploaded text as an edition of its own, or give an added text another file',
  request: { headers: idempotency, ...jsonRequest(addTextBody) },
  responses: {
    202: json(startedText, 'The job has started; `Location` is its address'),
    ...errors(404, 409, 422),
  },
});
export const textsRoute = call('get', '/api/admin/texts', {
  summary: 'The added texts, also those that are hidden or not yet published',
  responses: { 200: json(ownTexts, 'The texts') },
});
export const changeTextRoute = call('patch', '/api/admin/texts/{edition}', {
  summary: 'Rename an added text, hide it, or show it again',
  request: { params: edition, ...jsonRequest(changeTextBody) },
  responses: { 200: json(ownText, 'The text as it is now'), ...errors(404, 409, 422) },
});
export const deleteTextRoute = call('delete', '/api/admin/texts/{edition}', {
  summary: 'Delete an added text with everything that belongs to it',
  request: { params: edition },
  responses: { 204: { description: 'Done' }, ...errors(404, 409) },
});
