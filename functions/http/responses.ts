import type { z } from '@hono/zod-openapi';
import { errorBody } from '../../domain/contract/index.ts';

const DESCRIPTIONS = {
  400: 'The request is malformed; `fields` names what is wrong',
  401: 'Nobody is signed in, or the name, password or code is wrong; `code` is `second_factor_required` if only the code is missing',
  403: 'Not allowed: the request does not come from this site, or the password or the code is wrong; `code` is `second_factor_required` if a code must be confirmed first',
  404: 'Not found; `code` is `not_installed` if the text is known but not on this site, and `suggestion` is the nearest verse',
  409: 'It already exists or has changed since; `code` is `other_reader` if `X-Reader` names another reader than the session’s',
  413: 'The text is too long',
  415: 'The body is not JSON',
  422: 'Understood but not possible; `suggestion` names the nearest verse',
  429: 'Too many attempts for this account, from this address or overall; `Retry-After` is the number of seconds to wait',
  503: 'The library cannot be reached right now, or too many people are signing in; `Retry-After` is the number of seconds to wait',
} as const;

export type ErrorStatus = keyof typeof DESCRIPTIONS;

export function errors(...statuses: ErrorStatus[]) {
  return Object.fromEntries(statuses.map((status) => [status, json(errorBody, DESCRIPTIONS[status])]));
}

export function json<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The answers of a read with an ETag, but for the one with status 200. */
export const unchanged = (...statuses: ErrorStatus[]) => ({
  304: { description: 'Not modified: the ETag sent is the current one' },
  ...errors(...statuses),
});

/** The answers of a read with an ETag. */
export const read = <S extends z.ZodType>(schema: S, description: string, ...statuses: ErrorStatus[]) => ({
  200: json(schema, description),
  ...unchanged(...statuses),
});
