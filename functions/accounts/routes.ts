import { z } from '@hono/zod-openapi';
import {
  loginBody,
  newPasswordBody,
  passwordBody,
  registerBody,
  sessionList,
  themeBody,
  user,
} from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { jsonRequest } from '../http/json-body.ts';
import { errors, json } from '../http/responses.ts';
import { getUser } from '../sessions/ask-as-reader.ts';
import { asReader, forgetSession, keepSession, readerOf } from '../sessions/cookie.ts';
import { endSession, listSessions } from '../sessions/own-sessions.ts';
import { changePassword, deleteAccount, exportAccount, setTheme } from './account.ts';
import { callerOf } from './caller.ts';
import type { Passwords } from './passwords/passwords.ts';
import { login, logout, register } from './sign-in.ts';

const call = callsAbout('Accounts');
const nothing = { description: 'Done' };

const userRoute = call('get', '/api/user', {
  summary: 'Who is signed in',
  responses: { 200: json(user, 'The reader'), ...errors(401) },
});
const loginRoute = call('post', '/api/login', {
  summary: 'Sign in',
  request: jsonRequest(loginBody),
  responses: {
    200: json(user, 'The reader; the cookie keeps the session'),
    ...errors(401, 429),
  },
});
const registerRoute = call('post', '/api/register', {
  summary: 'Make an account and sign in',
  request: jsonRequest(registerBody),
  responses: { 201: json(user, 'The reader'), ...errors(409, 429) },
});
const logoutRoute = call('post', '/api/logout', {
  summary: 'Sign out',
  responses: { 204: nothing },
});
const themeRoute = call('post', '/api/user/theme', {
  summary: 'Keep how the app looks',
  request: jsonRequest(themeBody),
  responses: { 200: json(user, 'The reader'), ...errors(401) },
});
const passwordRoute = call('post', '/api/user/password', {
  summary: 'Change the password, with a code if a second factor is on; every other session ends',
  request: jsonRequest(newPasswordBody),
  responses: { 204: nothing, ...errors(401, 429) },
});
const sessionsRoute = call('get', '/api/user/sessions', {
  summary: 'Where the reader is signed in',
  responses: { 200: json(sessionList, 'The sessions, the latest first'), ...errors(401) },
});
const endSessionRoute = call('delete', '/api/user/sessions/{id}', {
  summary: 'Sign out elsewhere',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: nothing, ...errors(401, 404) },
});
const exportRoute = call('get', '/api/user/export', {
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
    ...errors(401),
  },
});
const deleteRoute = call('delete', '/api/user', {
  summary: 'Delete the account with all its notes',
  request: jsonRequest(passwordBody),
  responses: { 204: nothing, ...errors(401, 429) },
});

export const accountRoutes = (passwords: Passwords) =>
  newRoutes()
    .openapi(userRoute, async (c) => c.json(await asReader(c, getUser), 200))
    .openapi(loginRoute, async (c) => {
      const ctx = { ...c.var.ctx, passwords, reader: await readerOf(c) };
      const { user, session } = await login(ctx, c.req.valid('json'), callerOf(c));
      await keepSession(c, session);
      return c.json(user, 200);
    })
    .openapi(registerRoute, async (c) => {
      const { user, session } = await register({ ...c.var.ctx, passwords }, c.req.valid('json'), callerOf(c));
      await keepSession(c, session);
      return c.json(user, 201);
    })
    .openapi(logoutRoute, async (c) => {
      await logout({ ...c.var.ctx, reader: await readerOf(c) });
      forgetSession(c);
      return c.body(null, 204);
    })
    .openapi(themeRoute, async (c) =>
      c.json(await asReader(c, (ctx) => setTheme(ctx, c.req.valid('json'))), 200),
    )
    .openapi(passwordRoute, async (c) => {
      const session = await asReader(c, (ctx) =>
        changePassword({ ...ctx, passwords }, c.req.valid('json'), callerOf(c)),
      );
      await keepSession(c, session);
      return c.body(null, 204);
    })
    .openapi(sessionsRoute, async (c) => c.json(await asReader(c, listSessions), 200))
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
      await asReader(c, (ctx) =>
        deleteAccount({ ...ctx, passwords }, c.req.valid('json').password, callerOf(c)),
      );
      forgetSession(c);
      return c.body(null, 204);
    });
