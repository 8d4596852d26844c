export const pagesText = {
  bible: {
    title: 'Books of the Bible',
    description: 'Every book and chapter in Hebrew, Greek and English, and which texts this site has.',
  },
  methods: {
    title: 'Gematria methods',
    description:
      'Every way to count Hebrew and Greek letters, each with its table, its source and an example.',
  },
  help: {
    title: 'Help',
    description: 'How to read, search and calculate, with search syntax and keyboard shortcuts.',
  },
  about: {
    title: 'About the texts',
    description: 'The editions on this site: their sources, their licenses and what we count in them.',
  },
  search: {
    title: 'Search',
    description: 'Search the Bible by text or by gematria value.',
  },
  calculator: {
    title: 'Gematria Calculator',
    description: 'See the value of any Hebrew or Greek text by every method, letter by letter.',
  },
  nameExplorer: {
    title: 'Name Exploration Tool',
    description:
      'See what a biblical name means, how it is spelled, what it adds up to, and which verses share its value.',
  },
  treeOfLife: {
    title: 'Tree of Life',
    description: 'The ten sephirot and the twenty-two paths, with their names, values and sources.',
  },
  insights: {
    title: 'Kabbalistic Insights',
    description:
      'What Jewish tradition finds in the words and numbers of the Torah, each with its source and its count.',
  },
  hybridExplorer: {
    title: 'Hybrid Bible Explorer',
    description: 'Read a verse of the Torah or the Apocrypha word by word, with its values.',
  },
  greekGematria: {
    title: 'Greek Gematria Analysis',
    description: 'Isopsephy, the values of Greek words, letter by letter and by several methods.',
  },
  chance: {
    title: 'What chance would give',
    description: 'How often a value appears in shuffled letters, and how to read a count of matches.',
  },
  heat: {
    title: 'Map of the Bible',
    description:
      'Ask for a number, a spelling or a word, and see in one picture which verses of the Bible have it.',
  },
  statistics: {
    title: 'Statistics of the Bible',
    description:
      'How many verses, words and letters each text, part and book of the Bible has, and its longest, shortest, highest and lowest words and verses.',
  },
  places: {
    title: 'Places by number',
    description:
      'Find the letter, word or verse of the Bible with a number, the middle of a book, and the numbers of a place.',
  },
  auth: {
    title: 'Sign In',
    description: 'Sign in or create an account to write study notes.',
  },
  profile: {
    title: 'Profile',
    description:
      'Your account: change your password, see your sessions, download all your data, or delete your account.',
  },
  myNotes: {
    title: 'My Study Notes',
    description: 'Your private notes on any verse. Only you can read them.',
  },
  adminImport: {
    title: 'Scripture Import Tool',
    description: 'Import texts and text packs.',
  },
  adminDatabase: {
    title: 'Database',
    description: 'Files for imports: upload, list and delete.',
  },
  adminTexts: {
    title: 'Add a Text',
    description: 'Add a Bible text of your own from a file.',
  },
  adminGenesisImport: {
    title: 'Genesis Import Manager',
    description: 'Import Genesis from Sefaria, in parts or as a whole.',
  },
  adminMissingChapters: {
    title: 'Missing Chapters',
    description: 'Import the missing chapters of the Torah, in batches.',
  },
  adminGematriaImport: {
    title: 'Gematria Database Import',
    description: 'Import from CSV files, ZIP archives or a database file.',
  },
  adminSpecializedImport: {
    title: 'Specialized CSV Import',
    description: 'Import passages, books and the Apocrypha.',
  },
  adminJobs: {
    title: 'Jobs',
    description: 'Imports that are running, and the results of earlier ones.',
  },
  number: {
    title: (number: string) => `The number ${number} in the Bible`,
    description: (number: string, fact: string | undefined) =>
      `${fact === undefined ? number : `${number} = ${fact}`}. The words, phrases, verses and names of the Bible that add up to ${number} in Hebrew and Greek, compared with chance.`,
  },
  method: { title: (name: string) => `${name} · Gematria methods` },
  place: {
    counts: (words: number, letters: number, value: number) =>
      `${words} ${words === 1 ? 'word' : 'words'}, ${letters} ${letters === 1 ? 'letter' : 'letters'}, value ${value}.`,
  },
} as const;
