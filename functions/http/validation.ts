import type { Hook, z } from '@hono/zod-openapi';
import type { AppEnv } from './context.ts';
import { Problem } from './errors.ts';

/** Sizes are a matter of their own: text that is too long is 413, not a malformed request. */
const TOO_BIG = 'too_big';

/** Turns what the schemas refuse into a 400 that names each field; used by every route. */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || result.target;
    fields[name] ??= issue.message;
  }
  const tooLong = result.target === 'json' && result.error.issues.some(isOverlongText);
  const named = Object.entries(fields)
    .map(([name, message]) => `${name}: ${message}`)
    .join('; ');
  throw new Problem(tooLong ? 'too_large' : 'bad_request', `The request is not valid (${named}).`, {
    fields,
  });
};

function isOverlongText(issue: z.core.$ZodIssue): boolean {
  return issue.code === TOO_BIG && issue.origin === 'string' && issue.path[0] === 'text';
}
