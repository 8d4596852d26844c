/**
 * The terms of the licence that readers see for a licensed text after an administrator has confirmed its
 * file.
 */
export const CONFIRMED_LICENCE = 'Under copyright. Published under a license that an administrator confirmed';

const BY_URL = 'https://creativecommons.org/licenses/by/4.0/';

export const LICENCES = {
  publicDomain: { licence: 'Public domain', licenceUrl: null },
  by: { licence: 'CC BY 4.0', licenceUrl: BY_URL },
  bySa: { licence: 'CC BY-SA 4.0', licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  openScriptures: {
    licence: 'Text public domain; lemma and morphology CC BY 4.0',
    licenceUrl: BY_URL,
  },
  sblgnt: { licence: 'CC BY 4.0 (the package carries the 2010 SBLGNT license)', licenceUrl: BY_URL },
  strongs: {
    licence:
      'CC BY-SA (JSON edition, Open Scriptures); James Strong’s text of 1890 and 1894 is in the public domain',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
  },
  confirmed: { licence: CONFIRMED_LICENCE, licenceUrl: null },
  unknown: { licence: 'Not known', licenceUrl: null },
} as const;
export type LicenceId = keyof typeof LICENCES;
