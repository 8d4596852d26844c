import { COMPLETE } from './complete.ts';
import { APOCRYPHA, LICENSED } from './ref-text.ts';
import { STRONGS_TABLE } from './strongs.ts';
import type { Table } from './table.ts';

export { editionsOf, isAbout } from './editions.ts';
export { readRows } from './read-rows.ts';
export { columnsInWords, missingColumns, type Table } from './table.ts';

export const DATABASE_TABLES: readonly Table[] = [COMPLETE, STRONGS_TABLE, APOCRYPHA];

export const CSV_TABLES: readonly Table[] = [...DATABASE_TABLES, ...LICENSED];
