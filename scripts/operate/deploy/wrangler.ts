import { spawn } from 'node:child_process';
import { ROOT } from '../../settings.ts';
import { type Command, written } from './commands.ts';

export interface Wrangler {
  /**
   * Runs a command that must succeed and returns its output. It cannot ask the operator anything.
   * @throws Error with everything that the command wrote.
   */
  run(command: Command): Promise<string>;
  /** Like `run`, but returns null if the command fails and says `absent`. */
  find(command: Command, absent: string): Promise<string | null>;
  /**
   * Runs a command that must succeed on this terminal, where it can ask the operator.
   * @throws Error that names the command.
   */
  show(command: Command): Promise<void>;
}

interface Ended {
  code: number;
  stdout: string;
  /** Everything that the command wrote. */
  text: string;
}

/** Runs a command of wrangler to its end, on this terminal or where it can ask nothing. */
export type StartWrangler = (command: Command, onTerminal: boolean) => Promise<Ended>;

export const wranglerProcess =
  (env: NodeJS.ProcessEnv): StartWrangler =>
  (command, onTerminal) =>
    new Promise((resolve, reject) => {
      const child = spawn('wrangler', command, {
        cwd: ROOT,
        env: { ...env, WRANGLER_SEND_METRICS: 'false', ...(onTerminal ? {} : { NO_COLOR: '1' }) },
        stdio: onTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      });
      let stdout = '';
      let text = '';
      child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
        stdout += chunk;
        text += chunk;
      });
      child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      child.on('error', ({ message }) =>
        reject(new Error(`wrangler cannot be started (${message}): run npm ci, then npm run deploy.`)),
      );
      child.on('close', (code) => resolve({ code: code ?? 1, stdout, text: text.trim() }));
    });

export function wranglerOf(start: StartWrangler): Wrangler {
  const outputOf = (command: Command, { code, stdout, text }: Ended): string => {
    if (code !== 0) throw new Error([`${written(command)} failed.`, text].join('\n').trim());
    return stdout;
  };
  return {
    run: async (command) => outputOf(command, await start(command, false)),
    async find(command, absent) {
      const ended = await start(command, false);
      return ended.code !== 0 && ended.text.includes(absent) ? null : outputOf(command, ended);
    },
    show: async (command) => void outputOf(command, await start(command, true)),
  };
}
