import { parseArgs } from 'node:util';

/** The name of the deployment that wrangler.toml describes outside `[env.…]`. */
export const PRODUCTION = 'production';

const USAGE = `Usage: npm run deploy -- [--env staging] [--replace NAME,NAME] [--dry-run]
       npm run rollback -- [--env staging] [--dry-run]`;

/**
 * Reads the command line.
 * @throws Error that ends with the usage, if it has something else in it.
 */
export function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        env: { type: 'string', default: PRODUCTION },
        rollback: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'string', default: '' },
      },
    });
    return {
      /** `production`, or the name of an environment in wrangler.toml. */
      env: values.env,
      isRollback: values.rollback,
      dryRun: values['dry-run'],
      /** Secrets to set again although the Worker has them. */
      replace: values.replace.split(',').filter((name) => name !== ''),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

export type DeployOptions = ReturnType<typeof readOptions>;
