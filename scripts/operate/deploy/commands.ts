import type { Target, WorkerTarget } from './target.ts';

export type Command = readonly string[];

export const written = (command: Command): string =>
  ['wrangler', ...command].map((part) => (part.includes(' ') ? `"${part}"` : part)).join(' ');

export function commandsFor({ bucket, config }: Target) {
  const flagsOf = ({ envFlag }: WorkerTarget): Command =>
    config === null ? [envFlag] : [envFlag, '--config', config];
  return {
    login: ['whoami', '--json'],
    findBucket: ['r2', 'bucket', 'info', bucket, '--json'],
    makeBucket: ['r2', 'bucket', 'create', bucket],
    findQueue: (queue: string): Command => ['queues', 'info', queue],
    makeQueue: (queue: string): Command => ['queues', 'create', queue],
    listSecrets: (worker: WorkerTarget): Command => [
      'secret',
      'list',
      '--format',
      'json',
      ...flagsOf(worker),
    ],
    getObject: (key: string, file: string): Command => [
      ...['r2', 'object', 'get', `${bucket}/${key}`, '--file', file, '--remote'],
    ],
    putObject: (key: string, file: string): Command => [
      ...['r2', 'object', 'put', `${bucket}/${key}`, '--file', file],
      ...['--content-encoding', 'gzip', '--remote'],
    ],
    /**
     * Uploads the code, the static files and the new secrets of a Worker as one version. Only the readers' Worker gets
     * the site's domain.
     */
    deploy: (worker: WorkerTarget, site: URL, secretsFile: string | null): Command => [
      ...['deploy', ...flagsOf(worker), ...(worker.isForReaders ? ['--domain', site.hostname] : [])],
      ...['--var', `SITE_URL:${site.origin}`],
      ...(secretsFile === null ? [] : ['--secrets-file', secretsFile]),
    ],
    listDeployments: (worker: WorkerTarget): Command => ['deployments', 'list', '--json', ...flagsOf(worker)],
    /** Makes an old version answer again. `wrangler rollback` would take its old secrets without asking. */
    redeploy: (worker: WorkerTarget, version: string): Command => [
      ...[
        'versions',
        'deploy',
        `${version}@100%`,
        '--yes',
        '--message',
        'npm run rollback',
        ...flagsOf(worker),
      ],
    ],
  };
}

export type Commands = ReturnType<typeof commandsFor>;
