/**
 * `node scripts/operate/deploy/print-config.ts [ENV]` prints the configuration in wrangler.toml for an environment as
 * JSON. It is a program of its own, because wrangler takes 300 MB to load.
 */
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '../../settings.ts';

const env = process.argv[2];
try {
  const config = unstable_readConfig({ config: join(ROOT, 'wrangler.toml'), env }, { hideWarnings: true });
  console.log(JSON.stringify(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
