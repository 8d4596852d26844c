import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const CODE = `
  import { stopOnSignals } from './scripts/start/stop-signals.ts';
  setInterval(() => {}, 1000);
  stopOnSignals(async () => {
    console.log('closing');
    await new Promise((later) => setTimeout(later, 500));
    console.log('closed');
  });
  console.log('ready');`;

test('further signals to stop neither call close again nor end the process before close has finished', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE], { cwd: ROOT });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const before = output;
    output += chunk.toString();
    if (before === '') child.kill('SIGINT');
    else if (!output.includes('closed')) for (const next of ['SIGTERM', 'SIGINT'] as const) child.kill(next);
  });
  const [code] = await once(child, 'close');
  expect({ code, output }).toEqual({ code: 0, output: 'ready\nclosing\nclosed\n' });
});
