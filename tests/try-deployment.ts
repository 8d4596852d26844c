/**
 * `npm run deploy:try` makes a first release on this machine, without an account: stand-ins take the place of Cloudflare and
 * of Turso. Then the site runs until Ctrl+C, which deletes everything. docs/deploying.md says what it shows.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from '../scripts/reasons.ts';
import { ROOT } from '../scripts/settings.ts';
import { stopOnSignals } from '../scripts/start/stop-signals.ts';
import { trialDeployment } from './support/trial-deployment.ts';

await runCommand(async () => {
  const trial = await trialDeployment();
  stopOnSignals(trial.close);
  const release = spawn(process.execPath, [join(ROOT, 'scripts/operate/deploy.ts')], {
    cwd: ROOT,
    env: trial.wrangler.env(),
    stdio: 'inherit',
  });
  const [code] = await once(release, 'exit');
  if (code !== 0) {
    await trial.close();
    throw new Error('The trial has failed.');
  }
  console.log(
    `\nThe trial runs at ${trial.site}/explorer/psalms/23/3. Ctrl+C ends it and deletes everything.`,
  );
});
