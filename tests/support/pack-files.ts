import { type Pack, type ReadFile, textOf } from '../../import-jobs/sources/packs/pack.ts';
import { openMirror } from '../../scripts/start/stand-ins/mirror-files.ts';
import { sharedData } from './shared-data.ts';

/** The files of a pack from the folder beside the checkout, or null if it is missing. */
export function packBytes(manifest: Pick<Pack, 'mirror'>): ((path: string) => Uint8Array) | null {
  const folder = sharedData();
  const read = folder && openMirror(folder, manifest);
  if (!read) return null;
  return (path) => {
    const bytes = read(path);
    if (bytes === null) throw new Error(`${manifest.mirror} has no file ${path}`);
    return bytes;
  };
}

export function packTexts(manifest: Pick<Pack, 'mirror'>): ReadFile | null {
  const bytes = packBytes(manifest);
  return bytes && ((path) => textOf(bytes(path)));
}
