import { z } from '@hono/zod-openapi';
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
import { callsAbout, newRoutes } from '../http/calls.ts';
import { bodyUpTo, jsonRequest, jsonType } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { asReader } from '../sessions/cookie.ts';
import { exportNotes } from './export-notes.ts';
import { limitImports } from './import-limit.ts';
import { importNotes } from './import-notes.ts';
import { addNote, changeNote, deleteNote, listNotes, noteOfVerse } from './notes.ts';

const call = callsAbout('Notes', 401);
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a number')
  .transform(Number)
  .meta({ type: 'integer' });
const id = z.object({ id: wholeNumber });
const headers = z.object({
  'x-reader': wholeNumber
    .optional()
    .describe('The id of the reader in whose name it is asked; 409 where the session is another’s'),
});

const listRoute = call('get', '/api/notes', {
  summary: 'The reader’s notes',
  request: { headers },
  responses: { 200: json(z.array(note), 'The notes, in canonical order'), ...errors(409) },
});
const verseRoute = call('get', '/api/notes/{book}/{chapter}/{verse}', {
  summary: 'The reader’s note of a verse',
  request: { params: verseParams },
  responses: { 200: json(note, 'The note'), ...errors(404) },
});
const addRoute = call('post', '/api/notes', {
  summary: 'A new note; one a verse',
  request: { headers, ...jsonRequest(newNoteBody) },
  responses: { 201: json(note, 'The note'), ...errors(404, 409) },
});
const changeRoute = call('patch', '/api/notes/{id}', {
  summary: 'Change a note; 409 with the current one where another change came before',
  request: { params: id, headers, ...jsonRequest(changedNoteBody) },
  responses: { 200: json(note, 'The note'), ...errors(404, 409) },
});
const deleteRoute = call('delete', '/api/notes/{id}', {
  summary: 'Delete a note; with a revision 409 with the current one where a change came before',
  request: { params: id, headers, query: z.object({ revision: wholeNumber.optional() }) },
  responses: { 204: { description: 'Done' }, ...errors(404, 409) },
});
const file = { schema: z.string() };
const exportRoute = call('get', '/api/notes/export', {
  summary: 'The reader’s notes as a file, which the import reads back without loss',
  request: { headers, query: z.object({ format: notesFormat.default('json') }) },
  responses: {
    200: {
      description: 'A file',
      content: { 'application/json': file, 'text/markdown': file, 'text/csv': file },
    },
    ...errors(409),
  },
});
/**
 * The largest body of an import in bytes. In JSON a character takes at most six bytes, as `\u0001` does. The names of
 * the fields take some more.
 */
const MAX_IMPORT_BODY = 6 * MAX_NOTES_FILE.characters + 1_024;
const importRoute = call('post', '/api/notes/import', {
  middleware: [sameOrigin, jsonType, limitImports, bodyUpTo(MAX_IMPORT_BODY)],
  summary: 'Take in a file of notes; no note that is there is changed; ten files in ten minutes',
  request: { headers, ...jsonRequest(notesFileBody) },
  responses: {
    200: json(importedNotes, 'What became of each'),
    ...errors(409, 413, 429),
  },
});

export const noteRoutes = newRoutes()
  .openapi(listRoute, async (c) => c.json(await asReader(c, listNotes), 200))
  .openapi(exportRoute, async (c) => {
    const { content, type, name } = await asReader(c, (ctx) => exportNotes(ctx, c.req.valid('query').format));
    return c.body(content, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  })
  .openapi(importRoute, async (c) =>
    c.json(await asReader(c, (ctx) => importNotes(ctx, c.req.valid('json'))), 200),
  )
  .openapi(verseRoute, async (c) =>
    c.json(await asReader(c, (ctx) => noteOfVerse(ctx, c.req.valid('param'))), 200),
  )
  .openapi(addRoute, async (c) => c.json(await asReader(c, (ctx) => addNote(ctx, c.req.valid('json'))), 201))
  .openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await asReader(c, (ctx) => changeNote(ctx, id, c.req.valid('json'))), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const { id } = c.req.valid('param');
    await asReader(c, (ctx) => deleteNote(ctx, id, c.req.valid('query').revision));
    return c.body(null, 204);
  });
