import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface State {
  /** The accounts of the login; null if nobody is logged in. */
  accounts: { id: string; name: string }[] | null;
  buckets: string[];
  queues: string[];
  consumers: Record<string, string>;
  /** The versions that were deployed for each Worker, with their secrets, the oldest first. */
  deployments: Record<string, { version: string; at: string; secrets: Record<string, string> }[]>;
  /** The command that fails, by a part of it, and whether it fails before or after its effect. */
  failure: { command: string; when: 'before' | 'after'; how: 'exit' | 'kill' } | null;
  /**
   * The site that a release changes: `null` for none; `running` for one that runs already and stays as it is; `dev` for one
   * that each release starts with `wrangler dev`.
   */
  site: 'running' | 'dev' | null;
}

const EMPTY: State = {
  accounts: [{ id: 'account-1', name: 'Example' }],
  buckets: [],
  queues: [],
  consumers: {},
  deployments: {},
  failure: null,
  site: null,
};

export class Account {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(this.objects, { recursive: true });
  }

  get objects(): string {
    return join(this.folder, 'objects');
  }

  read(): State {
    const file = join(this.folder, 'state.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as State) : EMPTY;
  }

  change(changes: Partial<State>): void {
    writeFileSync(join(this.folder, 'state.json'), JSON.stringify({ ...this.read(), ...changes }));
  }

  lastDeployed(): { version: string; secrets: Record<string, string>; bucket: string } {
    const all = Object.entries(this.read().deployments)
      .filter(([worker]) => !worker.endsWith('-imports'))
      .flatMap(([worker, each]) => each.map((one) => ({ ...one, worker })));
    const last = all.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    const { worker = '', version = 'none', secrets = {} } = last ?? {};
    return { version, secrets, bucket: worker.endsWith('-staging') ? 'library-staging' : 'library' };
  }

  note(line: string): void {
    appendFileSync(join(this.folder, 'log'), `${line}\n`);
  }

  log(): string[] {
    const file = join(this.folder, 'log');
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : [];
  }

  loseObjects(): void {
    rmSync(this.objects, { recursive: true });
    mkdirSync(this.objects);
  }

  forgetLog(): void {
    writeFileSync(join(this.folder, 'log'), '');
  }
}
