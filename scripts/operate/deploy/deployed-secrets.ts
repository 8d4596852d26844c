import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readNamedSecrets } from '../../../functions/ctx/named-secrets.ts';
import { type DeployValues, SECRETS, writePrivately } from './deploy-file.ts';

/**
 * The SHA-256 of each secret that a release has given the Workers. Cloudflare never shows a secret again, so this file beside
 * the private file is how the next release notices that a secret has been changed.
 */
const form = z.object({
  secrets: z.partialRecord(z.enum(SECRETS), z.string()),
  /** The digest of each pepper, by its name: a new value under an old name is another pepper. */
  peppers: z.record(z.string(), z.string()),
});

const fileOf = (path: string): string => `${path.replace(/\.env$/u, '')}.deployed.json`;

const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

function readDigests(path: string): z.infer<typeof form> {
  try {
    return form.parse(JSON.parse(readFileSync(fileOf(path), 'utf8')));
  } catch {
    // The first release, or one of before this file.
    return { secrets: {}, peppers: {} };
  }
}

/** Writes down the secrets that both Workers have now. Without a private file there is nothing to compare later. */
export function rememberDeployed(path: string, set: DeployValues): void {
  const digests = readDigests(path);
  for (const name of SECRETS) if (set[name] !== undefined) digests.secrets[name] = digestOf(set[name]);
  if (set.PASSWORD_PEPPER !== undefined) digests.peppers = peppersOf(set.PASSWORD_PEPPER);
  if (existsSync(path)) writePrivately(fileOf(path), `${JSON.stringify(digests, null, 2)}\n`);
}

/** The secrets whose value is another one than the Workers have. */
export const changedSecrets = (path: string, values: DeployValues) => {
  const { secrets } = readDigests(path);
  return SECRETS.filter((name) => {
    const value = values[name];
    return value !== undefined && secrets[name] !== undefined && secrets[name] !== digestOf(value);
  });
};

const peppersOf = (setting: string): Record<string, string> =>
  Object.fromEntries(
    readNamedSecrets('PASSWORD_PEPPER', setting).map(({ name, value }) => [name, digestOf(value)]),
  );

/** Returns a function that tells by its name if a pepper is not in the setting, or is there with another value. */
export function removedPeppers(path: string, setting: string): (name: string) => boolean {
  const deployed = readDigests(path).peppers;
  const given = peppersOf(setting);
  return (name) => given[name] === undefined || (deployed[name] ?? given[name]) !== given[name];
}
