import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a deployment sets as secrets, for a library on this machine. */
export interface LocalSecrets {
  AUTH_KEYS: string;
  PASSWORD_PEPPER: string;
}

/** The secrets beside a local library, made at its first start; readable by their owner alone. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = {
    AUTH_KEYS: `local:${randomBytes(32).toString('base64url')}`,
    PASSWORD_PEPPER: randomBytes(32).toString('base64url'),
  };
  // Whole or not at all, should this start be killed.
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
