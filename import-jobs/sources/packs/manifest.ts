import type { EditionRecord, ExpectedCounts, FilledEdition } from '../../records.ts';
import type { PackManifest } from './pack.ts';
import { KJV_FILES, SWETE_FILES } from './pack-files.ts';

const whole = (record: EditionRecord, expected: ExpectedCounts): FilledEdition => ({
  record,
  expected,
  partial: false,
});

/** Translations of Bolls: one ZIP archive with one JSON file each. No licence is stated for single texts. */
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
  files: KJV_FILES,
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
          'https://github.com/nathans/lxx-swete, commit 26bad3eb; numbers and signs of the scan are removed',
      },
      { verses: 5_379, words: 98_985 },
    ),
  ],
  ...BY_SA,
  upstream: {
    repository: 'nathans/lxx-swete',
    commit: '26bad3eb42bba98471d154c954e36a6f30a0279d',
    archive: null,
  },
  mirror: 'apocrypha-greek/lxx-swete.tar.gz',
  files: SWETE_FILES,
};
