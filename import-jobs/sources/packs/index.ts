import { ELZEVIR, TISCHENDORF } from './bolls/greek.ts';
import { KJV_WITH_APOCRYPHA } from './bolls/kjv.ts';
import { BYZANTINE } from './byzantine/byzantine.ts';
import { NAMES } from './names/names.ts';
import type { Pack } from './pack.ts';
import { SWETE } from './swete/swete.ts';
import { TAGNT } from './tagnt/tagnt.ts';
import { TBESH } from './tbesh/tbesh.ts';
import { MEANINGS } from './ult/ult.ts';

export const PACKS: readonly Pack[] = [
  KJV_WITH_APOCRYPHA,
  SWETE,
  TAGNT,
  TISCHENDORF,
  ELZEVIR,
  BYZANTINE,
  TBESH,
  MEANINGS,
  NAMES,
];
