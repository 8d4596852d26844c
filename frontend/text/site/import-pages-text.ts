/** What an import button calls, and the words of its card. Almost all wording is fixed. */
export interface ImportCardText {
  /** The path of the button's call after `/api/admin/`. */
  readonly buttonId: string;
  readonly title: string;
  readonly about: string;
  readonly label: string;
  /** The name of what starts, for the toast: `{operation} has been started.` */
  readonly operation: string;
  readonly startedTitle?: string;
}

const card = (
  buttonId: string,
  name: string,
  about: string,
  others: Partial<ImportCardText> = {},
): ImportCardText => ({
  buttonId,
  title: name,
  about,
  label: `Import ${name}`,
  operation: `${name} Import`,
  ...others,
});

const spiritualCards = (source: string): readonly ImportCardText[] => [
  card(
    `import-jacob-atonement-${source}`,
    'Jacob’s Blessing and Day of Atonement',
    'Imports Genesis 49 and Leviticus 16 from the CSV files.',
  ),
  card(
    `import-spiritual-${source}`,
    'All Spiritually Significant Chapters',
    'Imports every chapter on this list from the CSV files.',
    { operation: 'Spiritually Significant Chapters Import' },
  ),
];

const allCsv = (buttonId: string, label: string, operation: string): ImportCardText =>
  card(
    buttonId,
    'All CSV Files',
    'Imports every row of the CSV files: APOC (the Apocrypha), Strongs (the lexicon) and Complete (the whole Bible).',
    { label, operation },
  );

const inBackground = (buttonId: string, name: string, chapters: number): ImportCardText =>
  card(buttonId, name, `Imports all ${chapters} chapters from Sefaria.`, {
    startedTitle: 'Background Import Started',
  });

/** The two pages of import buttons, tab by tab. A new button is a new card here and in `domain/imports/buttons.ts`. */
export const importPagesText = {
  gematria: {
    title: 'Gematria Database Import',
    label: 'Gematria imports',
    noFiles: 'Failed to fetch CSV files.',
    tabs: [
      {
        id: 'spiritual',
        label: 'Spiritually Significant',
        cards: spiritualCards('from-csv'),
      },
      {
        id: 'csv',
        label: 'CSV Import',
        cards: [allCsv('import-from-csv', 'Import All CSV Files (APOC, Strongs, Complete)', 'CSV Import')],
      },
      {
        id: 'zip',
        label: 'ZIP Handling',
        cards: [
          card(
            'extract-zip-files',
            'Extract Only',
            'Unpacks the CSV files in the ZIP archives. They then appear in the list above. Nothing is imported yet.',
            { label: 'Extract ZIP Files', operation: 'ZIP Extraction' },
          ),
          card(
            'process-zipped-csv',
            'Extract and Import',
            'Unpacks the CSV files in the ZIP archives, and then imports them.',
            { label: 'Extract and Import ZIP Files', operation: 'ZIP Extraction and Import' },
          ),
        ],
      },
      {
        id: 'advanced',
        label: 'Advanced Options',
        cards: [
          card(
            'database-header',
            'Check Database Structure',
            'Checks the tables and columns of the database file. Nothing is imported.',
            { label: 'Check Database Structure', operation: 'Database Structure Check' },
          ),
          card(
            'import-gematria-database',
            'Import Full Database',
            'Imports the whole database file: the Bible, the Apocrypha and the lexicon.',
            { label: 'Import Full Database', operation: 'Full Database Import' },
          ),
        ],
      },
    ],
  },
  specialized: {
    title: 'Specialized CSV Import',
    label: 'Specialized imports',
    noFiles: 'Failed to fetch initial data.',
    /** The message if an import does not start and the server gives no reason. */
    failed: 'Failed to start import.',
    tabs: [
      {
        id: 'spiritual',
        label: 'Spiritually Significant',
        cards: spiritualCards('from-specialized-csv'),
      },
      {
        id: 'torah',
        label: 'Additional Torah',
        cards: [
          card(
            'import-additional-spiritual',
            'Key Torah Narratives',
            'Imports the best-known stories of the Torah from the CSV files.',
          ),
          card(
            'import-messianic-passages',
            'Messianic Prophecies',
            'Imports passages that Christians read as prophecies of the Messiah, from the CSV files.',
          ),
          card(
            'import-feast-day-passages',
            'Feast Day Passages',
            'Imports the passages about the feasts from the CSV files.',
          ),
        ],
      },
      {
        id: 'sefaria',
        label: 'Sefaria Import',
        cards: [
          card(
            'import-spiritual-from-sefaria',
            'All 24 Spiritual Passages',
            'Imports every chapter on this list from Sefaria, in Hebrew and English.',
            { label: 'Import All 24 Passages', operation: 'Spiritual Passages Import' },
          ),
        ],
      },
      {
        id: 'full',
        label: 'Full Import',
        cards: [allCsv('import-from-specialized-csv', 'Import All CSV Files', 'Full CSV Import')],
      },
      {
        id: 'background',
        label: 'Background Import',
        cards: [
          inBackground('import-complete-book', 'Genesis', 50),
          inBackground('import-exodus-all', 'Exodus', 40),
          inBackground('import-leviticus-all', 'Leviticus', 27),
          inBackground('import-numbers-all', 'Numbers', 36),
          inBackground('import-deuteronomy-all', 'Deuteronomy', 34),
          inBackground('import-complete-torah', 'Complete Torah', 187),
        ],
      },
      { id: 'apocrypha', label: 'Apocrypha', cards: [] },
    ],
    licensed: {
      title: 'Licensed Texts (ESV, NASB)',
      text: 'The ESV and the NASB are under copyright. If you have a license, upload the text as <code>esv.csv</code> or <code>nasb.csv</code>, with the columns <code>ref</code> and <code>text</code>. Confirm the license in the list of CSV files, and then import all CSV files.',
      upload: 'Upload a CSV file',
    },
    background:
      'These imports run in the background. You can leave this page and follow them on the Jobs page.',
  },
} as const;
