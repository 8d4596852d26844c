import { parseArgs } from 'node:util';

/** The name of the deployment that wrangler.toml describes outside `[env.…]`. */
export const PRODUCTION = 'production';

const USAGE = `Usage: npm run deploy -- [--env staging] [--replace NAME,NAME] [--lock-out NUMBER] [--dry-run]
       npm run rollback -- [--env staging] [--dry-run]`;

export function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        env: { type: 'string', default: PRODUCTION },
        rollback: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'string', default: '' },
        'lock-out': { type: 'string', default: '0' },
      },
    });
    if (!/^\d+$/u.test(values['lock-out'])) throw new Error('--lock-out needs a number of accounts.');
    return {
      env: values.env,
      isRollback: values.rollback,
      dryRun: values['dry-run'],
      lockOut: Number(values['lock-out']),
      replace: values.replace.split(',').filter((name) => name !== ''),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

export type DeployOptions = ReturnType<typeof readOptions>;
