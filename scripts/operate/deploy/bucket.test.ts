import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { gzip } from '../../../import-jobs/engine/gzip.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { bucketByWrangler } from './bucket.ts';
import { type Command, commandsFor } from './commands.ts';
import type { Wrangler } from './wrangler.ts';

const WORKER = { name: 'w', envFlag: '--env=', isForReaders: true };
const COMMANDS = commandsFor({
  env: 'p',
  readers: WORKER,
  imports: WORKER,
  bucket: 'b',
  rateLimit: undefined,
  config: null,
  queues: [],
  vars: {},
});
const LETTERS = new TextEncoder().encode('letters');

let folder: string;
let ran: Command[];
beforeEach(() => {
  folder = testFolder();
  ran = [];
});

const object = () => join(folder, 'object');
const fileOf = (command: Command): string => command[command.indexOf('--file') + 1] ?? '';

const wrangler: Wrangler = {
  async run(command) {
    ran.push(command);
    copyFileSync(fileOf(command), object());
    return '';
  },
  async find(command) {
    ran.push(command);
    if (!existsSync(object())) return null;
    copyFileSync(object(), fileOf(command));
    return 'Download complete.';
  },
  show: async () => {},
};

test('after a put the bucket returns the object without running Wrangler again, and the temporary file is deleted', async () => {
  const bucket = bucketByWrangler(wrangler, COMMANDS);
  const packed = await gzip(LETTERS);
  await bucket.put('index/wlc/1', packed);
  expect(await bucket.get('index/wlc/1')).toEqual(packed);
  expect(ran.map(([, , verb, path]) => [verb, path])).toEqual([['put', 'b/index/wlc/1']]);
  expect(existsSync(dirname(fileOf(ran[0] ?? [])))).toBe(false);
});

test('the bucket fetches an object with Wrangler only once, and returns null for an object that does not exist', async () => {
  const bucket = bucketByWrangler(wrangler, COMMANDS);
  expect(await bucket.get('index/wlc/1')).toBeNull();
  writeFileSync(object(), await gzip(LETTERS));
  for (const _ of [1, 2])
    expect(gunzipSync((await bucket.get('index/wlc/1')) ?? '')).toEqual(Buffer.from(LETTERS));
  expect(ran).toHaveLength(2);
});

test('the bucket compresses an object again that was decompressed on its way', async () => {
  writeFileSync(object(), LETTERS);
  const bytes = await bucketByWrangler(wrangler, COMMANDS).get('index/wlc/1');
  expect(gunzipSync(bytes ?? '')).toEqual(Buffer.from(LETTERS));
});
