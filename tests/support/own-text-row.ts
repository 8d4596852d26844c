import type { ownTexts } from '../../db/schema/index.ts';

/** The row of a text that an administrator has added. */
export const OWN_TEXT_ROW: typeof ownTexts.$inferInsert = {
  number: 1,
  facts: {
    name: 'Luther',
    role: 'own-translation',
    language: 'de',
    script: 'latin',
    licence: 'Public domain',
    licenceUrl: null,
    source: '',
  },
  abbreviation: 'L',
  file: {
    key: 'text/luther',
    name: 'luther.csv',
    sha256: null,
    guesses: {},
    numbering: 'english',
    reader: 1,
  },
  licence: { id: 'public-domain', sha256: null, confirmedBy: 'Deborah', confirmedAt: '' },
};
