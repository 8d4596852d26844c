import {
  codeBody,
  newSecondFactor,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodes,
  secondFactor,
} from '../../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../../http/calls.ts';
import { jsonRequest } from '../../http/json-body.ts';
import { errors, json } from '../../http/responses.ts';
import { asReader } from '../../sessions/cookie.ts';
import { callerOf } from '../caller.ts';
import type { Passwords } from '../passwords/passwords.ts';
import {
  confirmSession,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUp,
  turnOn,
} from './second-factor.ts';

const call = callsAbout('Accounts', 401, 403);
const path = '/api/user/second-factor';
const nothing = { description: 'Done' };
const refusals = errors(409, 429);

const stateRoute = call('get', path, {
  summary: 'The state of the administrator’s second factor',
  responses: { 200: json(secondFactor, 'The second factor') },
});
const setUpRoute = call('post', path, {
  summary: 'Make the secret of a new second factor; a code of it turns the second factor on',
  request: jsonRequest(passwordBody),
  responses: { 200: json(newSecondFactor, 'The secret, for an authenticator app'), ...refusals },
});
const turnOnRoute = call('post', `${path}/confirm`, {
  summary: 'Turn the new second factor on with its first code; every other session ends',
  request: jsonRequest(codeBody),
  responses: { 200: json(recoveryCodes, 'Ten recovery codes'), ...refusals },
});
const codesRoute = call('post', `${path}/recovery-codes`, {
  summary: 'Replace the recovery codes',
  request: jsonRequest(passwordAndCodeBody),
  responses: { 200: json(recoveryCodes, 'Ten recovery codes'), ...refusals },
});
const verifyRoute = call('post', `${path}/verify`, {
  summary: 'Confirm with a code that it is you; for ten minutes this session may delete',
  request: jsonRequest(codeBody),
  responses: { 204: nothing, ...refusals },
});
const removeRoute = call('delete', path, {
  summary: 'Remove the second factor',
  request: jsonRequest(passwordAndCodeBody),
  responses: { 204: nothing, ...refusals },
});

export const secondFactorRoutes = (passwords: Passwords) =>
  newRoutes()
    .openapi(stateRoute, async (c) => c.json(await asReader(c, getSecondFactor), 200))
    .openapi(setUpRoute, async (c) =>
      c.json(await asReader(c, (ctx) => setUp({ ...ctx, passwords }, c.req.valid('json'), callerOf(c))), 200),
    )
    .openapi(turnOnRoute, async (c) =>
      c.json(await asReader(c, (ctx) => turnOn(ctx, c.req.valid('json'), callerOf(c))), 200),
    )
    .openapi(codesRoute, async (c) =>
      c.json(
        await asReader(c, (ctx) =>
          renewRecoveryCodes({ ...ctx, passwords }, c.req.valid('json'), callerOf(c)),
        ),
        200,
      ),
    )
    .openapi(verifyRoute, async (c) => {
      await asReader(c, (ctx) => confirmSession(ctx, c.req.valid('json'), callerOf(c)));
      return c.body(null, 204);
    })
    .openapi(removeRoute, async (c) => {
      await asReader(c, (ctx) => removeSecondFactor({ ...ctx, passwords }, c.req.valid('json'), callerOf(c)));
      return c.body(null, 204);
    });
