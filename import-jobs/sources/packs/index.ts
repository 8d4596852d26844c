import { ELZEVIR_LOADER, TISCHENDORF_LOADER } from './bolls/greek.ts';
import { KJV_LOADER } from './bolls/kjv.ts';
import { BYZANTINE_LOADER } from './byzantine/byzantine.ts';
import {
  BYZANTINE_MANIFEST,
  ELZEVIR_MANIFEST,
  KJV_MANIFEST,
  NAMES_MANIFEST,
  SWETE_MANIFEST,
  TAGNT_MANIFEST,
  TBESH_MANIFEST,
  TISCHENDORF_MANIFEST,
  ULT_MANIFEST,
} from './manifest.ts';
import { NAMES_LOADER } from './names/names.ts';
import type { Pack } from './pack.ts';
import { SWETE_LOADER } from './swete/swete.ts';
import { TAGNT_LOADER } from './tagnt/tagnt.ts';
import { TBESH_LOADER } from './tbesh/tbesh.ts';
import { ULT_LOADER } from './ult/ult.ts';

export type { Pack, PackFile, PackLoader, PackManifest, PackPart, ReadFile } from './pack.ts';
export { textOf } from './pack.ts';

/** The packs that an administrator can add to the library. */
export const PACKS: readonly Pack[] = [
  { ...KJV_MANIFEST, ...KJV_LOADER },
  { ...SWETE_MANIFEST, ...SWETE_LOADER },
  { ...TAGNT_MANIFEST, ...TAGNT_LOADER },
  { ...TISCHENDORF_MANIFEST, ...TISCHENDORF_LOADER },
  { ...ELZEVIR_MANIFEST, ...ELZEVIR_LOADER },
  { ...BYZANTINE_MANIFEST, ...BYZANTINE_LOADER },
  { ...TBESH_MANIFEST, ...TBESH_LOADER },
  { ...ULT_MANIFEST, ...ULT_LOADER },
  { ...NAMES_MANIFEST, ...NAMES_LOADER },
];
