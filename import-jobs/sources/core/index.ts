import type { EditionSource } from '../../records.ts';
import { KJV } from './kjv.ts';
import { SBLGNT } from './sblgnt.ts';
import { STRONGS } from './strongs.ts';
import { WLC } from './wlc.ts';

/**
 * The four core editions: a dictionary and three texts. Every library begins with them. They are read from
 * installed packages, in Node. The dictionary and the English text come first, because they are small and
 * every page can use them at once. The Hebrew text is the longest.
 */
export const CORE_SOURCES: readonly EditionSource[] = [STRONGS, KJV, WLC, SBLGNT];
