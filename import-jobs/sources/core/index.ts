import type { EditionSource } from '../../records.ts';
import { KJV } from './kjv.ts';
import { SBLGNT } from './sblgnt.ts';
import { STRONGS } from './strongs.ts';
import { WLC } from './wlc.ts';

/**
 * The four texts every library begins with, read from installed packages (in Node). The dictionary and the English are
 * small and serve any page at once; then the Hebrew, the longest; then the Greek.
 */
export const CORE_SOURCES: readonly EditionSource[] = [STRONGS, KJV, WLC, SBLGNT];
