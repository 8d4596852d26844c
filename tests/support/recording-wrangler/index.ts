import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopDev } from './dev.ts';
import { Account } from './state.ts';
import { imitateWrangler } from './wrangler.ts';

export interface RecordingWrangler {
  readonly account: Account;
  readonly deployDir: string;
  env(values?: Record<string, string>): Record<string, string>;
  /** Runs a command without the process that `env` has for it on the PATH. */
  run(command: readonly string[]): ReturnType<typeof imitateWrangler>;
  remove(): void;
}

export function recordingWrangler(): RecordingWrangler {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = join(import.meta.dirname, 'wrangler.ts');
  const account = new Account(join(folder, 'account'));
  writeFileSync(
    join(bin, 'wrangler'),
    `#!/bin/sh\nexec "${process.execPath}" "${script}" "${account.folder}" "$@"\n`,
    { mode: 0o755 },
  );
  const deployDir = join(folder, 'private');
  mkdirSync(deployDir);
  return {
    account,
    deployDir,
    env: (values = {}) => ({
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      HOME: process.env.HOME ?? '',
      DEPLOY_DIR: deployDir,
      ...values,
    }),
    run: (command) =>
      imitateWrangler(account, command, () => {
        throw new Error('Only a release in its own process can be killed.');
      }),
    remove() {
      stopDev(account);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
