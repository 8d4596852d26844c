import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  bookSegment,
  changedNoteBody,
  chapterSegment,
  newNoteBody,
  note,
  verseSegment,
} from '../../domain/contract/index.ts';
import { sameOrigin } from '../accounts/same-origin.ts';
import type { AppEnv } from '../http/context.ts';
import { jsonBody, takes } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';
import { addNote, changeNote, deleteNote, listNotes, noteOfVerse } from './notes.ts';

const tags = ['Notes'];
const id = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number')
    .transform(Number)
    .meta({ type: 'integer' }),
});

const listRoute = createRoute({
  method: 'get',
  path: '/api/notes',
  tags,
  summary: 'The reader’s notes',
  responses: { 200: json(z.array(note), 'The notes, in canonical order'), ...errors(401, 503) },
});
const verseRoute = createRoute({
  method: 'get',
  path: '/api/notes/{book}/{chapter}/{verse}',
  tags,
  summary: 'The reader’s note of a verse',
  request: { params: z.object({ book: bookSegment, chapter: chapterSegment, verse: verseSegment }) },
  responses: { 200: json(note, 'The note'), ...errors(400, 401, 404, 503) },
});
const addRoute = createRoute({
  method: 'post',
  path: '/api/notes',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'A new note; one a verse',
  request: takes(newNoteBody),
  responses: { 201: json(note, 'The note'), ...errors(400, 401, 403, 404, 409, 415, 503) },
});
const changeRoute = createRoute({
  method: 'patch',
  path: '/api/notes/{id}',
  tags,
  middleware: [sameOrigin, jsonBody],
  summary: 'Change a note; 409 with the current one where another change came before',
  request: { params: id, ...takes(changedNoteBody) },
  responses: { 200: json(note, 'The note'), ...errors(400, 401, 403, 404, 409, 415, 503) },
});
const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/notes/{id}',
  tags,
  middleware: [sameOrigin],
  summary: 'Delete a note',
  request: { params: id },
  responses: { 204: { description: 'Done' }, ...errors(400, 401, 403, 404, 503) },
});

export const noteRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(listRoute, async (c) => {
    return c.json(await listNotes(c), 200);
  })
  .openapi(verseRoute, async (c) => {
    return c.json(await noteOfVerse(c, c.req.valid('param')), 200);
  })
  .openapi(addRoute, async (c) => {
    return c.json(await addNote(c, c.req.valid('json')), 201);
  })
  .openapi(changeRoute, async (c) => {
    return c.json(await changeNote(c, c.req.valid('param').id, c.req.valid('json')), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteNote(c, c.req.valid('param').id);
    return c.body(null, 204);
  });
