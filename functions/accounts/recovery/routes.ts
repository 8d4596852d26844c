import {
  passwordBody,
  passwordResetBody,
  recoveryCodeState,
  recoveryCodes,
} from '../../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../../http/calls.ts';
import { jsonRequest } from '../../http/json-body.ts';
import { errors, json } from '../../http/responses.ts';
import { asReader } from '../../sessions/cookie.ts';
import { callerOf } from '../caller.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { getRecoveryCodes, makeRecoveryCodes, resetPassword } from './recovery.ts';

const call = callsAbout('Accounts', 401);
const path = '/api/user/recovery-codes';

const stateRoute = call('get', path, {
  summary: 'How many recovery codes the reader has',
  responses: { 200: json(recoveryCodeState, 'The codes that are not used yet') },
});
const codesRoute = call('post', path, {
  summary: 'Make ten recovery codes for a forgotten password; the old ones no longer work',
  request: jsonRequest(passwordBody),
  responses: { 200: json(recoveryCodes, 'Ten recovery codes'), ...errors(429) },
});
const resetRoute = call('post', '/api/password-reset', {
  summary: 'Set a new password with a recovery code; every session of the account ends',
  request: jsonRequest(passwordResetBody),
  responses: { 204: { description: 'Done' }, ...errors(429) },
});

export const recoveryRoutes = (passwords: Passwords) =>
  newRoutes()
    .openapi(stateRoute, async (c) => c.json(await asReader(c, getRecoveryCodes), 200))
    .openapi(codesRoute, async (c) =>
      c.json(
        await asReader(c, (ctx) =>
          makeRecoveryCodes({ ...ctx, passwords }, c.req.valid('json').password, callerOf(c)),
        ),
        200,
      ),
    )
    .openapi(resetRoute, async (c) => {
      await resetPassword({ ...c.var.ctx, passwords }, c.req.valid('json'), callerOf(c));
      return c.body(null, 204);
    });
