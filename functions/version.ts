/**
 * Version of the deployed code, that of package.json (a test holds them equal). ETags carry it: raise it whenever
 * the form of an answer changes, or readers keep the old form until the next revision of the texts.
 */
export const VERSION = '0.1.0';
