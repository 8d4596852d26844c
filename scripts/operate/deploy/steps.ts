import type { Client } from '@libsql/client';
import { adminIdsFrom } from '../../../functions/ctx/settings.ts';
import { build } from '../../build.ts';
import { type Filling, fillLibrary } from '../../start/fill-library.ts';
import { createFirstAdmin, newAdminLine } from '../admins.ts';
import { bucketByWrangler } from './bucket.ts';
import { type Found, type Plan, WORKERS } from './checks.ts';
import type { Command } from './commands.ts';
import {
  addToDeployFile,
  type DeployValues,
  SECRETS,
  secretsFileOf,
  withSecretsFile,
} from './deploy-file.ts';
import { rememberDeployed } from './deployed-secrets.ts';
import { siteFrom } from './site.ts';

export interface Step {
  /** What the step does, as an order: `Create the bucket library`. */
  readonly title: string;
  readonly commands: readonly Command[];
  /** True if the checks have found that there is nothing to do. */
  readonly isDone: boolean;
  /**
   * Does the step. Doing it again does no harm. Returns what the operator should know about the result, if anything.
   */
  run(database: Client): Promise<string | undefined>;
}

/**
 * The steps of a release, in their order. The database is migrated before the new Workers come, because old code runs
 * on the new schema, and new code needs it. The Worker of imports comes before the readers' Worker, which calls it.
 */
export function stepsOf(plan: Plan, found: Found, filling: Filling = {}): Step[] {
  const { target, commands, wrangler, path, replace } = plan;
  const values: DeployValues = { ...plan.values, ...found.made };
  const site = siteFrom(values);
  const makes = (title: string, command: Command, isDone: boolean): Step => ({
    title,
    commands: [command],
    isDone,
    run: async () => void (await wrangler.run(command)),
  });
  return [
    {
      title: 'Build the site and the Workers',
      commands: [],
      isDone: false,
      run: async () => void (await build()),
    },
    makes(`Create the bucket ${target.bucket}`, commands.makeBucket, found.hasBucket),
    ...target.queues.map((queue) =>
      makes(`Create the queue ${queue}`, commands.makeQueue(queue), found.queues.has(queue)),
    ),
    {
      title: `Keep new secrets in ${path}`,
      commands: [],
      isDone: Object.keys(found.made).length === 0,
      async run() {
        addToDeployFile(path, found.made);
        return `Keep a copy of ${path} in a safe place. Without PASSWORD_PEPPER no password can be checked.`;
      },
    },
    {
      title: 'Migrate the database, import missing texts, store missing letters files',
      commands: [
        commands.getObject('index/EDITION/REVISION', 'FILE'),
        commands.putObject('index/EDITION/REVISION', 'FILE'),
      ],
      isDone: false,
      run: async (database) =>
        void (await fillLibrary(database, bucketByWrangler(wrangler, commands), filling)),
    },
    ...WORKERS.map((role): Step => {
      const secrets = SECRETS.filter(
        (name) => values[name] !== undefined && (!found.secrets[role].has(name) || replace.includes(name)),
      );
      const file = secrets.length > 0 ? secretsFileOf(path) : null;
      const command = commands.deploy(target[role], site, file);
      const to = role === 'readers' ? ` to ${site.origin}` : '';
      return {
        title: `Deploy ${target[role].name}${to}${file === null ? '' : ` with ${secrets.join(', ')}`}`,
        commands: [command],
        isDone: false,
        async run() {
          const set = Object.fromEntries(secrets.map((name) => [name, values[name]]));
          await (file === null
            ? wrangler.show(command)
            : withSecretsFile(file, set, () => wrangler.show(command)));
          // The readers' Worker is the second one, so both have the secrets now.
          if (role === 'readers') rememberDeployed(path, set);
          return undefined;
        },
      };
    }),
    {
      title: 'Create an administrator if there is none',
      commands: [],
      isDone: false,
      async run(database) {
        const pepper = values.PASSWORD_PEPPER;
        if (pepper === undefined)
          return `Nobody was created, because PASSWORD_PEPPER is not in ${path}. See npm run admin:create.`;
        const ids = adminIdsFrom(target.vars.ADMIN_USER_IDS);
        const admin = await createFirstAdmin(database, pepper, ids);
        return admin === null ? undefined : newAdminLine(admin);
      },
    },
  ];
}
