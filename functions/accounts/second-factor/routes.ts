import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  codeBody,
  newSecondFactor,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodes,
  secondFactor,
} from '../../../domain/contract/index.ts';
import type { AppEnv } from '../../http/context.ts';
import { jsonBody, jsonRequest } from '../../http/json-body.ts';
import { errors, json } from '../../http/responses.ts';
import { refuseInvalid } from '../../http/validation.ts';
import { callerOf } from '../caller.ts';
import { sameOrigin } from '../same-origin.ts';
import { asReader } from '../sessions/cookie.ts';
import {
  confirmSession,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUp,
  turnOn,
} from './second-factor.ts';

const tags = ['Accounts'];
const path = '/api/user/second-factor';
const nothing = { description: 'Done' };
const changing = { tags, middleware: [sameOrigin, jsonBody] };
const refusals = errors(400, 401, 403, 409, 415, 429, 503);

const stateRoute = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The state of the administrator’s second factor',
  responses: { 200: json(secondFactor, 'The second factor'), ...errors(401, 403, 503) },
});
const setUpRoute = createRoute({
  ...changing,
  method: 'post',
  path,
  summary: 'Make the secret of a new second factor; a code of it turns the second factor on',
  request: jsonRequest(passwordBody),
  responses: { 200: json(newSecondFactor, 'The secret, for an authenticator app'), ...refusals },
});
const turnOnRoute = createRoute({
  ...changing,
  method: 'post',
  path: `${path}/confirm`,
  summary: 'Turn the new second factor on with its first code; every other session ends',
  request: jsonRequest(codeBody),
  responses: { 200: json(recoveryCodes, 'Ten recovery codes'), ...refusals },
});
const codesRoute = createRoute({
  ...changing,
  method: 'post',
  path: `${path}/recovery-codes`,
  summary: 'Replace the recovery codes',
  request: jsonRequest(passwordAndCodeBody),
  responses: { 200: json(recoveryCodes, 'Ten recovery codes'), ...refusals },
});
const verifyRoute = createRoute({
  ...changing,
  method: 'post',
  path: `${path}/verify`,
  summary: 'Confirm with a code that it is you; for ten minutes this session may delete',
  request: jsonRequest(codeBody),
  responses: { 204: nothing, ...refusals },
});
const removeRoute = createRoute({
  ...changing,
  method: 'delete',
  path,
  summary: 'Remove the second factor',
  request: jsonRequest(passwordAndCodeBody),
  responses: { 204: nothing, ...refusals },
});

export const secondFactorRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(stateRoute, async (c) => c.json(await asReader(c, getSecondFactor), 200))
  .openapi(setUpRoute, async (c) => {
    const { password } = c.req.valid('json');
    return c.json(await asReader(c, (ctx) => setUp(ctx, password, callerOf(c))), 200);
  })
  .openapi(turnOnRoute, async (c) => {
    const { code } = c.req.valid('json');
    return c.json(await asReader(c, (ctx) => turnOn(ctx, code, callerOf(c))), 200);
  })
  .openapi(codesRoute, async (c) => {
    const proof = c.req.valid('json');
    return c.json(await asReader(c, (ctx) => renewRecoveryCodes(ctx, proof, callerOf(c))), 200);
  })
  .openapi(verifyRoute, async (c) => {
    const { code } = c.req.valid('json');
    await asReader(c, (ctx) => confirmSession(ctx, code, callerOf(c)));
    return c.body(null, 204);
  })
  .openapi(removeRoute, async (c) => {
    const proof = c.req.valid('json');
    await asReader(c, (ctx) => removeSecondFactor(ctx, proof, callerOf(c)));
    return c.body(null, 204);
  });
