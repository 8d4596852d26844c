import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import {
  loginBody,
  newPasswordBody,
  passwordBody,
  registerBody,
  sessionList,
  themeBody,
  user,
} from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { jsonBody, jsonRequest } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { refuseInvalid } from '../http/validation.ts';
import { changePassword, deleteAccount, exportAccount, setTheme } from './account.ts';
import { callerOf } from './caller.ts';
import { sameOrigin } from './same-origin.ts';
import { getUser } from './sessions/ask-as-reader.ts';
import { asReader, forgetSession, keepSession, readerOf } from './sessions/cookie.ts';
import { endSession, listSessions } from './sessions/own-sessions.ts';
import { login, logout, register } from './sign-in.ts';

const tags = ['Accounts'];
const nothing = { description: 'Done' };
const changing = { tags, middleware: [sameOrigin, jsonBody] };

const userRoute = createRoute({
  method: 'get',
  path: '/api/user',
  tags,
  summary: 'Who is signed in',
  responses: { 200: json(user, 'The reader'), ...errors(401, 503) },
});
const loginRoute = createRoute({
  ...changing,
  method: 'post',
  path: '/api/login',
  summary: 'Sign in',
  request: jsonRequest(loginBody),
  responses: {
    200: json(user, 'The reader; the cookie keeps the session'),
    ...errors(400, 401, 403, 415, 429, 503),
  },
});
const registerRoute = createRoute({
  ...changing,
  method: 'post',
  path: '/api/register',
  summary: 'Make an account and sign in',
  request: jsonRequest(registerBody),
  responses: { 201: json(user, 'The reader'), ...errors(400, 403, 409, 415, 429, 503) },
});
const logoutRoute = createRoute({
  method: 'post',
  path: '/api/logout',
  tags,
  middleware: [sameOrigin] as const,
  summary: 'Sign out',
  responses: { 204: nothing, ...errors(403, 503) },
});
const themeRoute = createRoute({
  ...changing,
  method: 'post',
  path: '/api/user/theme',
  summary: 'Keep how the app looks',
  request: jsonRequest(themeBody),
  responses: { 200: json(user, 'The reader'), ...errors(400, 401, 403, 415, 503) },
});
const passwordRoute = createRoute({
  ...changing,
  method: 'post',
  path: '/api/user/password',
  summary: 'Change the password; every other session ends',
  request: jsonRequest(newPasswordBody),
  responses: { 204: nothing, ...errors(400, 401, 403, 415, 429, 503) },
});
const sessionsRoute = createRoute({
  method: 'get',
  path: '/api/user/sessions',
  tags,
  summary: 'Where the reader is signed in',
  responses: { 200: json(sessionList, 'The sessions, the latest first'), ...errors(401, 503) },
});
const endSessionRoute = createRoute({
  method: 'delete',
  path: '/api/user/sessions/{id}',
  tags,
  middleware: [sameOrigin] as const,
  summary: 'Sign out elsewhere',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: nothing, ...errors(400, 401, 403, 404, 503) },
});
const exportRoute = createRoute({
  method: 'get',
  path: '/api/user/export',
  tags,
  summary: 'Everything that is kept of the reader',
  responses: {
    200: json(
      z.object({
        exportedAt: z.string(),
        user,
        sessions: sessionList,
        notes: z.array(z.record(z.string(), z.unknown())),
      }),
      'A file',
    ),
    ...errors(401, 503),
  },
});
const deleteRoute = createRoute({
  ...changing,
  method: 'delete',
  path: '/api/user',
  summary: 'Delete the account with all its notes',
  request: jsonRequest(passwordBody),
  responses: { 204: nothing, ...errors(400, 401, 403, 415, 429, 503) },
});

export const accountRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(userRoute, async (c) => {
    return c.json(await asReader(c, getUser), 200);
  })
  .openapi(loginRoute, async (c) => {
    const ctx = { ...c.var.ctx, reader: await readerOf(c) };
    const { user, session } = await login(ctx, c.req.valid('json'), callerOf(c));
    await keepSession(c, session);
    return c.json(user, 200);
  })
  .openapi(registerRoute, async (c) => {
    const { user, session } = await register(c.var.ctx, c.req.valid('json'), callerOf(c));
    await keepSession(c, session);
    return c.json(user, 201);
  })
  .openapi(logoutRoute, async (c) => {
    await logout({ ...c.var.ctx, reader: await readerOf(c) });
    forgetSession(c);
    return c.body(null, 204);
  })
  .openapi(themeRoute, async (c) => {
    return c.json(await asReader(c, (ctx) => setTheme(ctx, c.req.valid('json'))), 200);
  })
  .openapi(passwordRoute, async (c) => {
    const session = await asReader(c, (ctx) => changePassword(ctx, c.req.valid('json'), callerOf(c)));
    await keepSession(c, session);
    return c.body(null, 204);
  })
  .openapi(sessionsRoute, async (c) => {
    return c.json(await asReader(c, listSessions), 200);
  })
  .openapi(endSessionRoute, async (c) => {
    const isThisOne = await asReader(c, (ctx) => endSession(ctx, c.req.valid('param').id));
    if (isThisOne) forgetSession(c);
    return c.body(null, 204);
  })
  .openapi(exportRoute, async (c) => {
    c.header('Content-Disposition', 'attachment; filename="account.json"');
    return c.json(await asReader(c, exportAccount), 200);
  })
  .openapi(deleteRoute, async (c) => {
    await asReader(c, (ctx) => deleteAccount(ctx, c.req.valid('json').password, callerOf(c)));
    forgetSession(c);
    return c.body(null, 204);
  });
