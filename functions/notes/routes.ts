import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  changedNoteBody,
  importedNotes,
  MAX_NOTES_FILE,
  newNoteBody,
  note,
  notesFileBody,
  notesFormat,
  verseParams,
} from '../../domain/contract/index.ts';
import { sameOrigin } from '../accounts/same-origin.ts';
import { asReader } from '../accounts/sessions/cookie.ts';
import type { AppEnv } from '../http/context.ts';
import { jsonBody, jsonBodyUpTo, jsonRequest } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';
import { exportNotes } from './export-notes.ts';
import { importNotes } from './import-notes.ts';
import { addNote, changeNote, deleteNote, listNotes, noteOfVerse } from './notes.ts';

const tags = ['Notes'];
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number)
  .meta({ type: 'integer' });
const id = z.object({ id: wholeNumber });
const headers = z.object({
  'x-reader': wholeNumber.optional().meta({
    description: 'The id of the reader in whose name it is asked; 409 where the session is another’s',
  }),
});

const listRoute = createRoute({
  method: 'get',
  path: '/api/notes',
  tags,
  summary: 'The reader’s notes',
  request: { headers },
  responses: { 200: json(z.array(note), 'The notes, in canonical order'), ...errors(400, 401, 409, 503) },
});
const verseRoute = createRoute({
  method: 'get',
  path: '/api/notes/{book}/{chapter}/{verse}',
  tags,
  summary: 'The reader’s note of a verse',
  request: { params: verseParams },
  responses: { 200: json(note, 'The note'), ...errors(400, 401, 404, 503) },
});
const addRoute = createRoute({
  method: 'post',
  path: '/api/notes',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'A new note; one a verse',
  request: { headers, ...jsonRequest(newNoteBody) },
  responses: { 201: json(note, 'The note'), ...errors(400, 401, 403, 404, 409, 415, 503) },
});
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/notes/{id}',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Change a note; 409 with the current one where another change came before',
  request: { params: id, headers, ...jsonRequest(changedNoteBody) },
  responses: { 200: json(note, 'The note'), ...errors(400, 401, 403, 404, 409, 415, 503) },
});
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/notes/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Delete a note; with a revision 409 with the current one where a change came before',
  request: { params: id, headers, query: z.object({ revision: wholeNumber.optional() }) },
  responses: { 204: { description: 'Done' }, ...errors(400, 401, 403, 404, 409, 503) },
});
const file = { schema: z.string() };
const exportRoute = createRoute({
  method: 'get',
  path: '/api/notes/export',
  tags,
  summary: 'The reader’s notes as a file, which the import reads back without loss',
  request: { headers, query: z.object({ format: notesFormat.default('json') }) },
  responses: {
    200: {
      description: 'A file',
      content: { 'application/json': file, 'text/markdown': file, 'text/csv': file },
    },
    ...errors(400, 401, 409, 503),
  },
});
/**
 * The largest body of an import in bytes. In JSON a character takes at most six bytes, as `\u0001` does. The names of
 * the fields take some more.
 */
const MAX_IMPORT_BODY = 6 * MAX_NOTES_FILE.characters + 1_024;
const importRoute = createRoute({
  method: 'post',
  path: '/api/notes/import',
  tags,
  middleware: [sameOrigin, jsonBodyUpTo(MAX_IMPORT_BODY)],
  summary: 'Take in a file of notes; no note that is there is changed',
  request: { headers, ...jsonRequest(notesFileBody) },
  responses: {
    200: json(importedNotes, 'What became of each'),
    ...errors(400, 401, 403, 409, 413, 415, 503),
  },
});

export const noteRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(listRoute, async (c) => {
    return c.json(await asReader(c, listNotes), 200);
  })
  .openapi(exportRoute, async (c) => {
    const { content, type, name } = await asReader(c, (ctx) => exportNotes(ctx, c.req.valid('query').format));
    return c.body(content, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  })
  .openapi(importRoute, async (c) => {
    return c.json(await asReader(c, (ctx) => importNotes(ctx, c.req.valid('json'))), 200);
  })
  .openapi(verseRoute, async (c) => {
    return c.json(await asReader(c, (ctx) => noteOfVerse(ctx, c.req.valid('param'))), 200);
  })
  .openapi(addRoute, async (c) => {
    return c.json(await asReader(c, (ctx) => addNote(ctx, c.req.valid('json'))), 201);
  })
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await asReader(c, (ctx) => changeNote(ctx, id, c.req.valid('json'))), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const { id } = c.req.valid('param');
    await asReader(c, (ctx) => deleteNote(ctx, id, c.req.valid('query').revision));
    return c.body(null, 204);
  });
