import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql/web';
import { afterEach, expect, test } from 'vitest';
import { library, users } from '../../db/schema/index.ts';
import { build } from '../../scripts/build.ts';
import { Visitor } from '../../scripts/operate/deploy/visitor.ts';
import { ROOT } from '../../scripts/settings.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { copyDir, startCopiedStack } from '../stack.ts';
import { type RecordingWrangler, recordingWrangler } from '../support/recording-wrangler/index.ts';
import { trialDeployment } from '../support/trial-deployment.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of closing.splice(0).reverse()) await end();
});

function release(wrangler: RecordingWrangler): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/operate/deploy.ts')], {
    cwd: ROOT,
    env: wrangler.env(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((ended) => child.on('close', (code) => ended({ code, output })));
}

function writeSettings({ deployDir }: RecordingWrangler, values: Record<string, string>): void {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(deployDir, 'production.env'), lines.join(''));
}

const KILLS = process.env.TEST_FULL
  ? [
      'whoami',
      'secret list',
      'bucket create',
      'create imports',
      'create imports-dead',
      'put library/index/wlc',
      'put library/index/sblgnt',
      'deploy --env=imports',
      'deploy --env= ',
      'deployments',
    ]
  : ['deploy --env=imports'];

test('a release that is killed at its commands is completed by the next one, and the library stays as it was', async () => {
  await build();
  const stack = await startCopiedStack('deploy');
  const { database, url } = stack;
  closing.push(stack.close);
  const wrangler = recordingWrangler();
  closing.push(wrangler.remove);
  const { account } = wrangler;
  account.change({ site: 'running' });
  const { PASSWORD_PEPPER } = localSecrets(copyDir('deploy'));
  writeSettings(wrangler, {
    SITE_URL: url,
    LIBSQL_URL: database.url,
    LIBSQL_TOKEN: database.token,
    PASSWORD_PEPPER,
  });
  const client = createClient({ url: database.url, authToken: database.token });
  closing.push(() => client.close());
  const db = drizzle(client);
  const content = async () => ({
    users: await db.select().from(users),
    library: await db.select().from(library),
  });
  const before = await content();

  for (const command of KILLS)
    for (const when of process.env.TEST_FULL ? (['before', 'after'] as const) : (['after'] as const)) {
      account.change({ failure: { command, when, how: 'kill' } });
      expect(await release(wrangler)).toMatchObject({ code: null });
      expect(account.read().failure).toBeNull();
    }
  const { code, output } = await release(wrangler);
  expect(output).toContain('The release is complete.');
  expect(code).toBe(0);
  expect(account.read()).toMatchObject({
    buckets: ['library'],
    queues: ['imports', 'imports-dead'],
  });
  expect(account.lastDeployed().secrets).toMatchObject({ PASSWORD_PEPPER, LIBSQL_URL: database.url });
  expect(await content()).toEqual(before);
});

/**
 * docs/deploying.md as a new operator follows it, but on this machine, as `npm run deploy:try` does. It takes two minutes.
 */
if (process.env.TEST_FULL)
  test('a first release fills an empty database until a verse can be read, and a second one loses nothing', async () => {
    const { site, wrangler, close } = await trialDeployment();
    closing.push(close);

    const first = await release(wrangler);
    expect(first.output).toContain('The release is complete.');
    const password = /password: (\S+)/u.exec(first.output)?.[1];
    const reader = new Visitor(site);
    expect(await reader.read('/api/verse/psalms/23/3')).toMatchObject({
      verse: { edition: 'wlc' },
    });
    const account = { username: 'miriam', password: 'still waters and green pastures' };
    await reader.expect(201, 'POST', '/api/register', account);
    const note = { book: 'psalms', chapter: 23, verse: 3, notes: 'This must stay.' };
    await reader.expect(201, 'POST', '/api/notes', note);

    const second = await release(wrangler);
    expect(second.output).toContain('The release is complete.');
    expect(second.output).not.toContain('password:');
    expect(JSON.stringify(await reader.read('/api/notes/psalms/23/3'))).toContain('This must stay.');
    await new Visitor(site).expect(200, 'POST', '/api/login', account);
    await new Visitor(site).expect(200, 'POST', '/api/login', { username: 'admin', password });
    expect(await reader.read('/api/verse/psalms/23/3')).toMatchObject({
      verse: { edition: 'wlc' },
    });
  });
