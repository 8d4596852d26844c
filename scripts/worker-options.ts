/**
 * The build runs `node scripts/worker-options.ts FOLDER [ENV]`, which writes the options of wrangler.toml for miniflare
 * to `options.json` in the folder.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { ROOT } from './settings.ts';

const [folder = '.', env] = process.argv.slice(2);
const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), env);
writeFileSync(join(folder, 'options.json'), JSON.stringify(workerOptions));
