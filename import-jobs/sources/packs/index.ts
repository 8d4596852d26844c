import { KJV_LOADER } from './bolls/kjv.ts';
import { KJV_MANIFEST, SWETE_MANIFEST } from './manifest.ts';
import type { Pack } from './pack.ts';
import { SWETE_LOADER } from './swete/swete.ts';

export type { Pack, PackFile, PackLoader, PackManifest, PackPart, ReadFile } from './pack.ts';
export { textOf } from './pack.ts';

/** The packs whose texts an administrator can add to the library. */
export const PACKS: readonly Pack[] = [
  { ...KJV_MANIFEST, ...KJV_LOADER },
  { ...SWETE_MANIFEST, ...SWETE_LOADER },
];
