/**
 * The build runs `node scripts/worker-options.ts FOLDER`, which writes the options of wrangler.toml for miniflare to
 * `options.json` in the folder.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { ROOT } from './settings.ts';

const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'));
writeFileSync(join(process.argv[2] ?? '.', 'options.json'), JSON.stringify(workerOptions));
