import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

export const SECRETS = ['LIBSQL_URL', 'LIBSQL_TOKEN', 'AUTH_KEYS', 'PASSWORD_PEPPER'] as const;

/** Other names than those in wrangler.toml, for an account that has a bucket, a queue or a rate limit of that name already. */
const RESOURCE_NAMES = ['BUCKET_NAME', 'QUEUE_NAME', 'RATE_LIMIT_ID'] as const;

/** The names that the private file of a deployment can have. The last two are for wrangler. */
const NAMES = [
  'SITE_URL',
  ...SECRETS,
  ...RESOURCE_NAMES,
  'CLOUDFLARE_ACCOUNT_ID',
  'CLOUDFLARE_API_TOKEN',
] as const;
type Name = (typeof NAMES)[number];

export type DeployValues = Partial<Record<Name, string>>;

/** The values that two deployments never share. */
const NEVER_SHARED = ['SITE_URL', 'LIBSQL_URL', ...RESOURCE_NAMES] as const;

const ENDING = '.env';
const isName = (name: string): name is Name => NAMES.some((known) => known === name);
const readValues = (path: string): Record<string, string | undefined> =>
  existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};

/**
 * Reads the private file of a deployment, `FOLDER/production.env`, and takes what it does not have from the process's
 * environment.
 * @returns the values, and a problem for each unknown name, for each value that the environment gives differently, and
 *   for an address that another deployment has.
 */
export function readDeployFile(
  folder: string,
  env: string,
  processEnv: NodeJS.ProcessEnv,
): { path: string; values: DeployValues; problems: string[] } {
  const path = join(folder, `${env}${ENDING}`);
  const inFile = readValues(path);
  const problems = Object.keys(inFile)
    .filter((name) => !isName(name))
    .map((name) => `${path} has ${name}, which is none of ${NAMES.join(', ')}.`);
  const values: DeployValues = {};
  for (const name of NAMES) {
    const value = inFile[name] || processEnv[name];
    if (value) values[name] = value;
    if (inFile[name] && processEnv[name] && inFile[name] !== processEnv[name])
      problems.push(`${name} in ${path} and ${name} in the environment differ. Remove one of them.`);
  }
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith(ENDING) || join(folder, file) === path) continue;
    const others = readValues(join(folder, file));
    for (const name of NEVER_SHARED)
      if (values[name] !== undefined && values[name] === others[name])
        problems.push(`${name} is the one in ${join(folder, file)}. Each environment needs its own.`);
  }
  return { path, values, problems };
}

export function addToDeployFile(path: string, values: DeployValues): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  writePrivately(`${path}.new`, before + gap + lines.join(''));
  renameSync(`${path}.new`, path);
}

export const secretsFileOf = (path: string): string => `${path}.secrets.json`;

/**
 * Writes secrets into a private file that exists only while `work` runs. If the process is killed, the file stays, and
 * the next release removes it.
 */
export async function withSecretsFile<T>(
  file: string,
  values: DeployValues,
  work: () => Promise<T>,
): Promise<T> {
  try {
    writePrivately(file, JSON.stringify(values));
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

export function writePrivately(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The mode is set only on a new file, so an old file is deleted first.
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600 });
}
