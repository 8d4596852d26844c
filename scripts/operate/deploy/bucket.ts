import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LettersStore } from '../../../import-jobs/context.ts';
import { gzip } from '../../../import-jobs/engine/gzip.ts';
import { inNewFolder } from '../../new-folder.ts';
import type { Commands } from './commands.ts';
import type { Wrangler } from './wrangler.ts';

const NO_KEY = 'The specified key does not exist';

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Uses the bucket of a deployment as the store of letters files, through wrangler's commands. It fetches a file only
 * once.
 */
export function bucketByWrangler(wrangler: Wrangler, commands: Commands): LettersStore {
  const known = new Map<string, Uint8Array>();
  const inFolder = <T>(work: (file: string) => Promise<T>): Promise<T> =>
    inNewFolder((folder) => work(join(folder, 'letters')));
  const fetched = (key: string): Promise<Uint8Array | null> =>
    inFolder(async (file) => {
      if ((await wrangler.find(commands.getObject(key, file), NO_KEY)) === null) return null;
      const bytes = new Uint8Array(await readFile(file));
      // The HTTP client of wrangler may have decompressed an object with the header Content-Encoding.
      return isGzip(bytes) ? bytes : gzip(bytes);
    });
  return {
    put: (key, bytes) =>
      inFolder(async (file) => {
        await writeFile(file, bytes);
        await wrangler.run(commands.putObject(key, file));
        known.set(key, bytes);
      }),
    async get(key) {
      const bytes = known.get(key) ?? (await fetched(key));
      if (bytes !== null) known.set(key, bytes);
      return bytes;
    },
  };
}
