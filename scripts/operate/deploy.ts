/**
 * `npm run deploy` makes a release: it checks everything, creates what is missing, deploys and tries the site out.
 * `npm run rollback` returns to the version before. docs/deploying.md explains both.
 */

import { runCommand } from '../reasons.ts';
import { deploy } from './deploy/deploy.ts';

await runCommand(async () => {
  if (!(await deploy(process.argv.slice(2)))) process.exitCode = 1;
});
