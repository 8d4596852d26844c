import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach } from 'vitest';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { deploy } from '../../scripts/operate/deploy/deploy.ts';
import { readTarget, type Target } from '../../scripts/operate/deploy/target.ts';
import { fillLibrary } from '../../scripts/start/fill-library.ts';
import { type LibsqlServer, startLibsqlServer } from '../../scripts/start/libsql/start.ts';
import { memoryBlobs } from '../imports/memory-blobs.ts';
import { type DeployedSite, deployedSite } from './deployed-site.ts';
import { chaptersOf } from './library.ts';
import { type RecordingWrangler, recordingWrangler } from './recording-wrangler/index.ts';
import { filledDatabase } from './test-database.ts';

const TOKEN = 'token-of-the-tests';

export interface TestDeployment {
  readonly wrangler: RecordingWrangler;
  readonly site: DeployedSite;
  readonly server: LibsqlServer;
  readonly client: Client;
  values: Record<string, string>;
  lines: string[];
  /**
   * Runs `npm run deploy -- …` in this process, with two chapters in place of the core texts and the recording wrangler
   * in place of a process.
   */
  deploy(...args: string[]): Promise<boolean>;
  close(): Promise<void>;
}

const targets = new Map<string, Promise<Target>>();
/** Reads an environment of wrangler.toml once, because that takes a second. */
const knownTarget = (env: string): Promise<Target> => {
  const target = targets.get(env) ?? readTarget(env);
  targets.set(env, target);
  return target;
};

/** Two chapters in place of the core texts. The smoke test reads one of them. */
const filling = {
  sources: [WLC, SBLGNT, KJV].map((source) => chaptersOf(source, { psalms: [23], '3john': [1] })),
};

/**
 * Makes an account to which nothing was deployed yet. Its database has the texts of the library unless
 * `isEmpty`.
 */
export async function testDeployment({ isEmpty = false } = {}): Promise<TestDeployment> {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const file = join(folder, 'library.db');
  if (!isEmpty) {
    const filled = await filledDatabase('deployed', (db) => fillLibrary(db, memoryBlobs(), filling));
    copyFileSync(filled.path, file);
    filled.remove();
  }
  const wrangler = recordingWrangler();
  // docs/deploying.md has the operator create this file first.
  writeFileSync(join(wrangler.deployDir, 'production.env'), '');
  const server = await startLibsqlServer({ file, token: TOKEN });
  const client = createClient({ url: server.url, authToken: TOKEN });
  const site = await deployedSite(wrangler.account, { url: server.url, token: TOKEN });
  const deployment: TestDeployment = {
    wrangler,
    site,
    server,
    client,
    lines: [],
    values: { SITE_URL: site.url, LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN },
    deploy(...args) {
      deployment.lines = [];
      return deploy(args, {
        env: wrangler.env(deployment.values),
        print: (line) => deployment.lines.push(line),
        target: knownTarget,
        async wrangler(command) {
          const { code, output } = await wrangler.run(command);
          return { code, stdout: output, text: output };
        },
        filling,
        patienceMs: 1_000,
      });
    },
    async close() {
      client.close();
      await site.close();
      await server.close();
      wrangler.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return deployment;
}

/** Makes deployments that are removed after each test of the calling file. */
export function deploymentsOfEachTest(): typeof testDeployment {
  const deployments: TestDeployment[] = [];
  afterEach(async () => {
    for (const deployment of deployments.splice(0)) await deployment.close();
  });
  return async (options) => {
    const deployment = await testDeployment(options);
    deployments.push(deployment);
    return deployment;
  };
}
