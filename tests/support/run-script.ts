import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { ROOT } from '../../scripts/settings.ts';

export interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

class Exit extends Error {}

let runs = 0;

/**
 * Runs a script of the operator to its end, as `node scripts/operate/NAME.ts ARGS…`, but in this process: a new one would
 * load modules for a second. Its environment has only PATH, HOME and `env`.
 */
export async function runScript(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const { env: ownEnv, argv: ownArgv } = process;
  const file = `${resolve(ROOT, 'scripts/operate', name)}.ts`;
  let output = '';
  let errors = '';
  let code = 0;
  const mocks = [
    vi.spyOn(console, 'log').mockImplementation((line) => {
      output += `${line}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((line) => {
      errors += `${line}\n`;
    }),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      code = Number(status ?? 0);
      throw new Exit();
    }),
  ];
  process.env = { PATH: ownEnv.PATH, HOME: ownEnv.HOME, ...env };
  process.argv = [process.execPath, file, ...args];
  try {
    // The address is new each time, so that the script itself runs again, but not the modules that it imports.
    await import(/* @vite-ignore */ `${file}?run=${++runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    for (const mock of mocks) mock.mockRestore();
    process.env = ownEnv;
    process.argv = ownArgv;
  }
  return { code, output, errors };
}

/** Runs a program in a process of its own, as an operator does. Its environment has only PATH, HOME and `env`. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((done) => {
    execFile(program, args, { cwd: ROOT, env: { PATH, HOME, ...env } }, (error, output, errors) =>
      done({ code: error === null ? 0 : Number(error.code), output, errors }),
    );
  });
}
