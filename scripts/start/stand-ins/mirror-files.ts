import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { type Pack, textOf } from '../../../import-jobs/sources/packs/pack.ts';
import { ROOT } from '../../settings.ts';

/** The bytes of a pack's file by its path; null if there is no such file. */
export type ReadBytes = (path: string) => Uint8Array | null;

const BLOCK = 512;

const textIn = (header: Buffer, from: number, length: number): string =>
  header.toString('utf8', from, from + length).replace(/\0.*$/su, '');

function readTar(tar: Buffer): Record<string, Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (let place = 0; place + BLOCK <= tar.length && tar[place] !== 0; ) {
    const size = Number.parseInt(textIn(tar, place + 124, 12), 8);
    const start = place + BLOCK;
    files[textIn(tar, place, 100).replace(/^\.\//u, '')] = tar.subarray(start, start + size);
    place = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * Opens the files of a pack in a folder that has copies of packs. The copy is a folder (whose files are found
 * by their last names), an archive (held in memory as long as the result) or one file (returned for every
 * path). Returns null if there is no copy of the pack.
 */
export function openMirror(folder: string, { mirror }: Pick<Pack, 'mirror'>): ReadBytes | null {
  const path = join(folder, mirror);
  if (!existsSync(path)) return null;
  if (statSync(path).isDirectory())
    return (file) => {
      const single = join(path, basename(file));
      return existsSync(single) ? readFileSync(single) : null;
    };
  if (!/\.(?:zip|tar\.gz)$/u.test(path)) return () => readFileSync(path);
  const archive = readFileSync(path);
  const files = path.endsWith('.zip') ? unzipSync(archive) : readTar(gunzipSync(archive));
  return (file) => files[file] ?? null;
}

/**
 * Returns the function that reads the texts of a pack's files, by their paths, in the folder PACK_MIRROR or in
 * ../shared/data.
 * @throws Error if the folder lacks the pack. The function throws if the pack lacks the file.
 */
export function readMirror(pack: Pick<Pack, 'mirror'>): (path: string) => string {
  const folder = resolve(process.env.PACK_MIRROR ?? resolve(ROOT, '../shared/data'));
  const read = openMirror(folder, pack);
  if (read === null)
    throw new Error(`There is no ${join(folder, pack.mirror)}: PACK_MIRROR names the folder.`);
  return (path) => {
    const bytes = read(path);
    if (bytes === null) throw new Error(`${pack.mirror} has no file ${path}`);
    return textOf(bytes);
  };
}
