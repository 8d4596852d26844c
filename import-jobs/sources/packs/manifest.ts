import type { EditionRecord, ExpectedCounts, FilledEdition } from '../../records.ts';
import type { PackFile, PackManifest } from './pack.ts';
import {
  BYZANTINE_FILES,
  ELZEVIR_FILES,
  KJV_FILES,
  NAMES_FILES,
  SWETE_FILES,
  TAGNT_FILES,
  TBESH_FILES,
  TISCHENDORF_FILES,
  ULT_FILES,
} from './pack-files.ts';

const whole = (record: EditionRecord, expected: ExpectedCounts): FilledEdition => ({
  record,
  expected,
  partial: false,
});

/** The fields of a manifest whose files each have their own SHA-256. */
const checked = (files: readonly PackFile[]): Pick<PackManifest, 'files' | 'bytes' | 'listSha256'> => ({
  files,
  bytes: files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  listSha256: null,
});

/**
 * The repository of Bolls Bible. It has one ZIP archive for each translation, with one JSON file. It names no licence
 * for single texts.
 */
const BOLLS = {
  repository: 'Bolls-Bible/bain',
  commit: '4d41083b0a47bc7f01bee6f5f671f35b30c698b5',
} as const;
const bollsArchive = (name: string): string => `django/bolls/static/translations/${name}.zip`;
const bollsSource = (text: string): string =>
  `${text}, from Bolls Bible (https://github.com/Bolls-Bible/bain), commit ${BOLLS.commit.slice(0, 8)}`;

const ENGLISH = { role: 'translation', language: 'en', script: 'latin', numbering: 'english' } as const;
const GREEK = { role: 'original', language: 'grc', script: 'greek' } as const;
const PUBLIC_DOMAIN = { licence: 'Public domain', licenceUrl: null } as const;
const BY = {
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
const BY_SA = {
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const;

export const KJV_MANIFEST: PackManifest = {
  id: 'kjv',
  title: 'King James Version with Strong’s numbers, and its Apocrypha',
  target: 'pack-kjv',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'kjvs',
        name: 'King James Version with Strong’s numbers',
        ...ENGLISH,
        ...PUBLIC_DOMAIN,
        source: bollsSource('King James Version with Strong’s numbers'),
      },
      { verses: 31_102 },
    ),
    whole(
      {
        id: 'kjv-apocrypha',
        name: 'King James Version, Apocrypha',
        ...ENGLISH,
        ...PUBLIC_DOMAIN,
        source: bollsSource('Apocrypha of the King James Version'),
      },
      { verses: 5_600 },
    ),
  ],
  ...PUBLIC_DOMAIN,
  upstream: { ...BOLLS, archive: bollsArchive('KJV') },
  mirror: 'kjv-strongs/KJV.zip',
  ...checked(KJV_FILES),
};

export const SWETE_MANIFEST: PackManifest = {
  id: 'greek-apocrypha',
  title: 'Greek Apocrypha: the Septuagint of Swete',
  target: 'pack-greek-apocrypha',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'swete',
        name: 'The Old Testament in Greek, ed. Swete: Apocrypha',
        ...GREEK,
        numbering: 'swete',
        ...BY_SA,
        source:
          'The Old Testament in Greek According to the Septuagint, ed. H. B. Swete, from First1KGreek by way of ' +
          'https://github.com/nathans/lxx-swete, commit 26bad3eb; numbers and signs of the scan are removed. Strong’s numbers of forms that the New Testament has ' +
          'too from the tagged Greek New Testament of STEPBible (https://www.stepbible.org), CC BY 4.0',
      },
      { verses: 5_379, words: 98_984 },
    ),
  ],
  ...BY_SA,
  upstream: {
    repository: 'nathans/lxx-swete',
    commit: '26bad3eb42bba98471d154c954e36a6f30a0279d',
    archive: null,
  },
  mirror: 'apocrypha-greek/lxx-swete.tar.gz',
  ...checked(SWETE_FILES),
};

export const TAGNT_MANIFEST: PackManifest = {
  id: 'tagnt',
  title: 'Greek New Testament with glosses, Strong’s numbers and parsing',
  target: 'pack-tagnt',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'tagnt',
        name: 'Greek New Testament (Textus Receptus), tagged by STEPBible',
        ...GREEK,
        numbering: 'english',
        ...BY,
        source:
          'Scripture morphological tagging from STEP Bible (https://www.stepbible.org) by Tyndale House, Cambridge, by ' +
          'way of https://github.com/metaxiamultimedia/scriptures-js-source-stepbible-tagnt-tr, commit 342e869d; ' +
          'Strong’s numbers of compounds and of added words are those of the printed dictionary',
      },
      { verses: 7_956, words: 140_891 },
    ),
  ],
  ...BY,
  upstream: {
    repository: 'metaxiamultimedia/scriptures-js-source-stepbible-tagnt-tr',
    commit: '342e869d9abd29cdec1541fb8cb675d712e35b7a',
    archive: null,
  },
  mirror: 'greek-nt/stepbible-tagnt-tr.tar.gz',
  files: TAGNT_FILES,
  bytes: 90_974_815,
  listSha256: '6da674cf84a9b1475666122745e97ce8a66a2525c35af1cda570849762bb88db',
};

export const TISCHENDORF_MANIFEST: PackManifest = {
  id: 'tischendorf',
  title: 'Greek New Testament of Tischendorf with Strong’s numbers',
  target: 'pack-tischendorf',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'tischendorf',
        name: 'Novum Testamentum Graece, ed. Tischendorf',
        ...GREEK,
        numbering: 'tischendorf',
        ...PUBLIC_DOMAIN,
        source: bollsSource('The Greek New Testament of Tischendorf, eighth edition, with Strong’s numbers'),
      },
      { verses: 7_939, words: 137_548 },
    ),
  ],
  ...PUBLIC_DOMAIN,
  upstream: { ...BOLLS, archive: bollsArchive('TISCH') },
  mirror: 'greek-nt/TISCH.zip',
  ...checked(TISCHENDORF_FILES),
};

export const ELZEVIR_MANIFEST: PackManifest = {
  id: 'elzevir',
  title: 'Greek New Testament: the Textus Receptus of Elzevir',
  target: 'pack-elzevir',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'elzevir',
        name: 'Textus Receptus (Elzevir)',
        ...GREEK,
        numbering: 'english',
        ...PUBLIC_DOMAIN,
        source: bollsSource('The Textus Receptus of Elzevir'),
      },
      { verses: 7_957 },
    ),
  ],
  ...PUBLIC_DOMAIN,
  upstream: { ...BOLLS, archive: bollsArchive('TR') },
  mirror: 'greek-nt/TR.zip',
  ...checked(ELZEVIR_FILES),
};

export const BYZANTINE_MANIFEST: PackManifest = {
  id: 'byzantine',
  title: 'Greek New Testament: the Byzantine text with Strong’s numbers and parsing',
  target: 'pack-byzantine',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'byzantine',
        name: 'The New Testament in the Original Greek: Byzantine Textform (Robinson and Pierpont)',
        ...GREEK,
        numbering: 'byzantine',
        ...PUBLIC_DOMAIN,
        source:
          'The New Testament in the Original Greek: Byzantine Textform, ed. M. A. Robinson and W. G. Pierpont, from ' +
          'https://github.com/byztxt/byzantine-majority-text, commit 27a45ff1',
      },
      { verses: 7_953, words: 140_149 },
    ),
  ],
  ...PUBLIC_DOMAIN,
  upstream: {
    repository: 'byztxt/byzantine-majority-text',
    commit: '27a45ff1b7be6c17ccbfeac414f3f55732ae8e28',
    archive: null,
  },
  mirror: 'greek-nt/byzantine-majority-text-csv.tar.gz',
  ...checked(BYZANTINE_FILES),
};

export const TBESH_MANIFEST: PackManifest = {
  id: 'tbesh',
  title: 'Brief Hebrew lexicon of STEPBible: glosses',
  target: 'pack-tbesh',
  unit: 'entries',
  editions: [
    whole(
      {
        id: 'tbesh',
        name: 'Translators Brief lexicon of Extended Strongs for Hebrew',
        role: 'lexicon',
        language: 'en',
        script: 'latin',
        numbering: 'english',
        ...BY,
        source:
          'TBESH by STEPBible.org, based on work at Tyndale House Cambridge, https://github.com/STEPBible/STEPBible-Data, ' +
          'commit b86d26cd: numbers, Hebrew forms and glosses; the first sense of a number has no letter',
      },
      { entries: 11_682 },
    ),
  ],
  ...BY,
  upstream: {
    repository: 'STEPBible/STEPBible-Data',
    commit: 'b86d26cdb1f51729e73b5b4eb7f7ccadc5dfba39',
    archive: null,
  },
  mirror: 'lexicon/TBESH.txt',
  ...checked(TBESH_FILES),
};

/** A changed copy of the translation must not keep its name. */
export const ULT_MANIFEST: PackManifest = {
  id: 'meanings',
  title: 'Meanings in context, made from the unfoldingWord Literal Text',
  target: 'pack-meanings',
  unit: 'verses',
  editions: [
    whole(
      {
        id: 'meanings',
        name: 'Meanings in context, made from the unfoldingWord Literal Text',
        role: 'meanings',
        language: 'en',
        script: 'latin',
        numbering: 'english',
        ...BY_SA,
        source:
          'English phrases for the words of the original texts, made from the unfoldingWord Literal Text ' +
          '(https://www.unfoldingword.org/ult), https://github.com/openbible-io/en_ult, commit 3a491790; only the ' +
          'phrases and the words they belong to',
      },
      { entries: 23_155 },
    ),
  ],
  ...BY_SA,
  upstream: {
    repository: 'openbible-io/en_ult',
    commit: '3a491790706bc1a5ec842e99583a43e47df950d9',
    archive: null,
  },
  mirror: 'glosses-ult/ult-usfm.tar.gz',
  ...checked(ULT_FILES),
};

export const NAMES_MANIFEST: PackManifest = {
  id: 'names',
  title: 'Names: Hitchcock’s meanings, and persons with their Hebrew and Greek',
  target: 'pack-names',
  unit: 'names',
  editions: [
    whole(
      {
        id: 'names',
        name: 'Names: Hitchcock’s meanings, and persons of BibleData',
        role: 'names',
        language: 'en',
        script: 'latin',
        numbering: 'english',
        ...BY,
        source:
          'Hitchcock’s Bible Names Dictionary and the person labels of BibleData, by Brady Stephenson, ' +
          'https://github.com/BradyStephenson/bible-data, commit c6bf7893; the name of God is written out',
      },
      { entries: 6_370 },
    ),
  ],
  ...BY,
  upstream: {
    repository: 'BradyStephenson/bible-data',
    commit: 'c6bf7893c78352effad1c32dcc4dc2c0ffbb4ee1',
    archive: null,
  },
  mirror: 'names',
  ...checked(NAMES_FILES),
};
