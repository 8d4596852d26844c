import { type Found, type Plan, WORKERS } from './checks.ts';
import { type Command, written } from './commands.ts';
import type { DeployOptions } from './options.ts';
import { stepsOf } from './steps.ts';

const EXAMPLES = {
  SITE_URL: 'https://example.org',
  LIBSQL_URL: 'libsql://library.example.org',
  LIBSQL_TOKEN: '…',
};

const NOTHING: Found = {
  hasBucket: false,
  queues: new Set(),
  secrets: { readers: new Set(), imports: new Set() },
  made: { AUTH_KEYS: '…', PASSWORD_PEPPER: '…' },
};

export function dryRunLines(plan: Plan, { isRollback }: Pick<DeployOptions, 'isRollback'>): string[] {
  const { target, commands, values } = plan;
  const list = (all: readonly Command[]): string[] => all.map((command) => `    ${written(command)}`);
  if (isRollback)
    return [
      `Dry run of a rollback of ${target.env}. Nothing is changed.`,
      ...list([
        commands.login,
        commands.listDeployments(target.readers),
        commands.listDeployments(target.imports),
        ...WORKERS.map((role) => commands.redeploy(target[role], 'VERSION')),
      ]),
    ];
  const steps = stepsOf({ ...plan, values: { ...EXAMPLES, ...values } }, NOTHING);
  return [
    `Dry run of a release of ${target.env}. Nothing is changed. A release leaves out what exists already.`,
    'First check the settings, the database and the account',
    ...list([
      commands.login,
      commands.findBucket,
      ...target.queues.map(commands.findQueue),
      ...WORKERS.map((role) => commands.listSecrets(target[role])),
    ]),
    ...steps.flatMap(({ title, commands: used }, index) => [
      `${index + 1}/${steps.length} ${title}`,
      ...list(used),
    ]),
    'At last the smoke test',
    ...list([commands.listDeployments(target.readers)]),
  ];
}
