import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { users } from '../../db/schema/index.ts';
import type { TestDeployment } from './deployment.ts';

export const CHECKS = [
  'whoami --json',
  'r2 bucket info library --json',
  'queues info imports',
  'queues info imports-dead',
  'secret list --format json --env=imports',
  'secret list --format json --env=',
];

export const privateFile = ({ wrangler }: TestDeployment, env = 'production') =>
  join(wrangler.deployDir, `${env}.env`);
/** The log without the names of temporary files, and without the addresses of this test. */
export const logOf = ({ wrangler, site }: TestDeployment): string[] =>
  wrangler.account.log().map((line) =>
    line
      .replaceAll(/--file \S+/gu, '--file FILE')
      .replaceAll(wrangler.deployDir, 'DIR')
      .replaceAll(site.url, 'SITE')
      .replace(/[\da-f]{12} --file/u, 'REVISION --file'),
  );
export const objectsOf = ({ wrangler: { account } }: TestDeployment): string[] =>
  readdirSync(account.objects, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(account.objects.length + 1))
    .sort();
export async function outcome(made: TestDeployment) {
  const { buckets, queues, deployments } = made.wrangler.account.read();
  const accounts = await drizzle(made.client).select({ id: users.id, username: users.username }).from(users);
  return {
    buckets,
    queues,
    secrets: Object.entries(deployments).map(([worker, all]) => [
      worker,
      Object.keys(all.at(-1)?.secrets ?? {}),
    ]),
    objects: objectsOf(made),
    accounts,
  };
}
export const tablesOf = async ({ client }: TestDeployment): Promise<number> =>
  (await drizzle(client).all(sql`select name from sqlite_master`)).length;
