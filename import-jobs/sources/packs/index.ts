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
import { NAMES_LOADER, type NameRecords } from './names/names.ts';
import type { Pack, PackLoader, PackManifest } from './pack.ts';
import { SWETE_LOADER } from './swete/swete.ts';
import { TAGNT_LOADER } from './tagnt/tagnt.ts';
import { TBESH_LOADER } from './tbesh/tbesh.ts';
import { type MeaningRecords, ULT_LOADER } from './ult/ult.ts';

export type { NameRecord, NameRecords } from './names/names.ts';
export type { Pack, PackFile, PackLoader, PackManifest, PackPart, ReadFile } from './pack.ts';
export { textOf } from './pack.ts';
export { translationsFor, type WordMeaning } from './ult/read-verse.ts';
export type { MeaningRecords, VerseMeanings } from './ult/ult.ts';

/** The packs whose texts an administrator can add to the library. */
export const PACKS: readonly Pack[] = [
  { ...KJV_MANIFEST, ...KJV_LOADER },
  { ...SWETE_MANIFEST, ...SWETE_LOADER },
  { ...TAGNT_MANIFEST, ...TAGNT_LOADER },
  { ...TISCHENDORF_MANIFEST, ...TISCHENDORF_LOADER },
  { ...ELZEVIR_MANIFEST, ...ELZEVIR_LOADER },
  { ...BYZANTINE_MANIFEST, ...BYZANTINE_LOADER },
  { ...TBESH_MANIFEST, ...TBESH_LOADER },
];

/** English phrases for the words of the original texts. */
export const MEANINGS_PACK: PackManifest & PackLoader<MeaningRecords> = { ...ULT_MANIFEST, ...ULT_LOADER };

/** Names with their meanings, and persons with their spelling in the original. */
export const NAMES_PACK: PackManifest & PackLoader<NameRecords> = { ...NAMES_MANIFEST, ...NAMES_LOADER };
