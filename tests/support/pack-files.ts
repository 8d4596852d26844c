import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import type { PackManifest, ReadFile } from '../../import-jobs/sources/packs/pack.ts';
import { textOf } from '../../import-jobs/sources/packs/pack.ts';
import { sharedData } from './shared-data.ts';

/** Returns the bytes of a pack's file by its path. */
export type ReadBytes = (path: string) => Uint8Array;

const BLOCK = 512;
const END_OF_DIRECTORY = 0x06054b50;

const nameIn = (header: Buffer, from: number, length: number): string =>
  header
    .toString('utf8', from, from + length)
    .replace(/\0.*$/su, '')
    .replace(/^\.\//u, '');

/** Reads the files of a tar archive that GNU tar has written, without support for long names. */
function readTar(tar: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (let place = 0; place + BLOCK <= tar.length && tar[place] !== 0; ) {
    const size = Number.parseInt(nameIn(tar, place + 124, 12), 8);
    const start = place + BLOCK;
    files.set(nameIn(tar, place, 100), tar.subarray(start, start + size));
    place = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Reads the files of a small ZIP archive that has no comment. */
function readZip(zip: Buffer): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END_OF_DIRECTORY)
    throw new Error('The ZIP archive has no directory at its end');
  let place = zip.readUInt32LE(end + 16);
  for (let no = zip.readUInt16LE(end + 10); no > 0; no--) {
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(place + at));
    const header = zip.readUInt32LE(place + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(place + 20));
    files.set(nameIn(zip, place + 46, name ?? 0), inflateRawSync(packed));
    place += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** Opens the files of a pack in the folder beside the checkout. Null if the folder or the pack is missing. */
export function packBytes(manifest: Pick<PackManifest, 'mirror'>): ReadBytes | null {
  const folder = sharedData();
  const path = `${folder}/${manifest.mirror}`;
  if (folder === null || !existsSync(path)) return null;
  if (path.endsWith('.txt')) return () => readFileSync(path);
  if (!/\.(?:zip|tar\.gz)$/u.test(path)) return (file) => readFileSync(`${path}/${basename(file)}`);
  const archive = readFileSync(path);
  const files = path.endsWith('.zip') ? readZip(archive) : readTar(gunzipSync(archive));
  return (file) => {
    const bytes = files.get(file);
    if (bytes === undefined) throw new Error(`${manifest.mirror} has no file ${file}`);
    return bytes;
  };
}

/** Opens the files of a pack like `packBytes`, but as texts. */
export function packTexts(manifest: Pick<PackManifest, 'mirror'>): ReadFile | null {
  const bytes = packBytes(manifest);
  return bytes && ((path) => textOf(bytes(path)));
}
