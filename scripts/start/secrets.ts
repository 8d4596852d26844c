import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readKeys, readPeppers } from '../../functions/ctx/named-secrets.ts';
import { closeToOthers } from './private-files.ts';

const SECRETS = z.object(
  { AUTH_KEYS: z.string('AUTH_KEYS is missing'), PASSWORD_PEPPER: z.string('PASSWORD_PEPPER is missing') },
  'AUTH_KEYS is missing',
);
export type LocalSecrets = z.infer<typeof SECRETS>;

/**
 * Reads the secrets of a local library. If their file does not exist, creates it with new secrets; only its
 * owner can read it.
 * @throws Error if the file cannot be used. The message says what to do and contains no secret.
 */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newSecrets(file);
    throw new Error(`${file} cannot be read (${(error as Error).message}): make it readable for yourself.`);
  }
  closeToOthers(file);
  try {
    return checkedSecrets(text);
  } catch (error) {
    throw new Error(
      `${file} cannot be used (${(error as Error).message}): put a copy of it back, or delete it and start again, which signs everybody out and makes every password useless, because the pepper in it is lost (administrators then get a new password with npm run admin:create).`,
    );
  }
}

function checkedSecrets(text: string): LocalSecrets {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    // The JSON parser's own message is not shown, because it would quote the secrets.
    throw new Error('it is not JSON');
  }
  const { data, error } = SECRETS.safeParse(found);
  if (data === undefined) throw new Error(error.issues[0]?.message);
  readKeys(data.AUTH_KEYS);
  readPeppers(data.PASSWORD_PEPPER);
  return data;
}

const randomValue = (): string => randomBytes(32).toString('base64url');

export const randomSecrets = (name: string): LocalSecrets => ({
  AUTH_KEYS: `${name}:${randomValue()}`,
  PASSWORD_PEPPER: `${name}:${randomValue()}`,
});

function newSecrets(file: string): LocalSecrets {
  const secrets = { AUTH_KEYS: `local:${randomValue()}`, PASSWORD_PEPPER: randomValue() };
  // The file of secrets is created by renaming, so that a kill never leaves half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
