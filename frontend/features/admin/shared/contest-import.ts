import type { ImportWords } from './use-import.ts';

/** The import of 1 Esdras 3, the King's Contest. */
export const CONTEST_IMPORT: { readonly buttonId: string; readonly words: ImportWords } = {
  buttonId: 'import-1-esdras',
  words: {
    operation: '1 Esdras 3 Import',
    isShort: true,
    failedTitle: 'Import Failed',
    failed: 'Failed to import 1 Esdras chapter 3',
  },
};
