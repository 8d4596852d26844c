import { editionFacts } from '../../../domain/editions/index.ts';
import { standInFor } from '../../../domain/text/index.ts';
import type { EditionRecord } from '../../records.ts';

export const HEBREW_TITLE = 'Miqra according to the Masorah';
export const ENGLISH_TITLE = 'The Holy Scriptures: A New Translation (JPS 1917)';

export const MAM: EditionRecord = {
  ...editionFacts('mam'),
  source:
    'Miqra according to the Masorah, from Hebrew Wikisource, by way of Sefaria (https://www.sefaria.org)',
};

/**
 * The English text of the Jewish Publication Society. Its verses get the English numbers when they are read, because
 * readers find an English text by them.
 */
export const JPS_1917: EditionRecord = {
  ...editionFacts('jps1917'),
  source:
    'The Holy Scriptures: A New Translation, Jewish Publication Society 1917, by way of Sefaria (https://www.sefaria.org)',
};

/** An edition that a stand-in fills. The edition's name tells readers that its text is not the real one. */
export const standIn = (edition: EditionRecord): EditionRecord => ({
  ...edition,
  name: standInFor(edition.name),
  source: 'A stand-in on this machine: an installed text, which is not from Sefaria',
});
