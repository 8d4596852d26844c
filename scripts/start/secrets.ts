import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPeppers } from '../../functions/accounts/passwords/peppers.ts';
import { readKeys } from '../../functions/accounts/sessions/tokens.ts';
import { closeToOthers } from './private-files.ts';

/** The secrets of a local library. A deployment sets them as secrets of the Worker. */
export interface LocalSecrets {
  AUTH_KEYS: string;
  PASSWORD_PEPPER: string;
}

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
    // The parser's own message is not shown, because it would quote the file.
    throw new Error('it is not JSON');
  }
  const { AUTH_KEYS, PASSWORD_PEPPER } = (found ?? {}) as Partial<Record<keyof LocalSecrets, unknown>>;
  if (typeof AUTH_KEYS !== 'string') throw new Error('AUTH_KEYS is missing');
  readKeys(AUTH_KEYS);
  if (typeof PASSWORD_PEPPER !== 'string') throw new Error('PASSWORD_PEPPER is missing');
  readPeppers(PASSWORD_PEPPER);
  return { AUTH_KEYS, PASSWORD_PEPPER };
}

const randomValue = (): string => randomBytes(32).toString('base64url');

/** Makes random secrets with a name. */
export const randomSecrets = (name: string): LocalSecrets => ({
  AUTH_KEYS: `${name}:${randomValue()}`,
  PASSWORD_PEPPER: `${name}:${randomValue()}`,
});

function newSecrets(file: string): LocalSecrets {
  const secrets = { AUTH_KEYS: `local:${randomValue()}`, PASSWORD_PEPPER: randomValue() };
  // The file is created by renaming, so that a kill never leaves half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
