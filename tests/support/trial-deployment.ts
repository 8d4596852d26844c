import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/start/free-port.ts';
import { startLibsqlServer } from '../../scripts/start/libsql/start.ts';
import { recordingWrangler } from './recording-wrangler/index.ts';

const TOKEN = 'trial';

/**
 * Makes what a first release needs, without an account: an empty database, a private file of settings, and stand-ins for
 * wrangler and for Cloudflare, which serves the Workers with `wrangler dev`. `close` ends and deletes everything.
 */
export async function trialDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  const server = await startLibsqlServer({ file: join(folder, 'library.db'), token: TOKEN });
  const wrangler = recordingWrangler();
  wrangler.account.change({ site: 'dev' });
  const site = `http://127.0.0.1:${await freePort()}`;
  const settings = { SITE_URL: site, LIBSQL_URL: server.url, LIBSQL_TOKEN: TOKEN };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(wrangler.deployDir, 'production.env'), lines.join(''));
  return {
    site,
    wrangler,
    async close(): Promise<void> {
      wrangler.remove();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
