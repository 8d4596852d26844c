import type { Hook, z } from '@hono/zod-openapi';
import { Problem } from '../ctx/errors.ts';
import type { AppEnv } from './context.ts';

/** Zod's code for a value that is too large. A body's field `text` that is too long gives status 413, not 400. */
const TOO_BIG = 'too_big';

export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || result.target;
    fields[name] ??= inWords(issue);
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

/** The beginnings of Zod's own messages. Messages that our schemas define are already written for people. */
const ZODS_OWN = /^(?:Invalid|Too big|Too small|Unrecognized)/;

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };

/** The mistake in a field, as a text that follows the name of the field. */
export function inWords(issue: z.core.$ZodIssue): string {
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return KINDS[issue.expected] ?? 'is not valid';
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      if (issue.origin in UNITS && issue.minimum === 1) return 'must not be empty';
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'unrecognized_keys':
      return `does not take ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}
