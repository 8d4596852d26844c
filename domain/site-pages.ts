/** A page of the site with its own path. The explorer's places and the pages of methods are not listed here. */
export interface SitePage {
  readonly path: string;
  /** The page's title, in the browser's tab and in search results. */
  readonly title: string;
  /** One sentence for search results. */
  readonly description: string;
}

/** The public pages. The frontend's router shows them, and the Worker answers them with 200. */
export const SITE_PAGES = [
  {
    path: '/bible',
    title: 'Books of the Bible',
    description: 'Every book and chapter, with the Hebrew, Greek and English texts on this site.',
  },
  {
    path: '/methods',
    title: 'Gematria methods',
    description:
      'Every way to count Hebrew and Greek letters, each with its table, its source and an example.',
  },
  {
    path: '/help',
    title: 'Help',
    description: 'How to read, search and calculate, with search syntax and keyboard shortcuts.',
  },
  {
    path: '/about',
    title: 'About the texts',
    description: 'The editions in this library, their sources, their licences and what is counted in them.',
  },
  {
    path: '/search',
    title: 'Search',
    description: 'Search the Bible by text or by gematria value.',
  },
  {
    path: '/calculator',
    title: 'Gematria Calculator',
    description: 'The value of any Hebrew or Greek text by every method, letter by letter.',
  },
  {
    path: '/name-explorer',
    title: 'Name Exploration Tool',
    description: 'Names in the Bible with their spelling, meaning and value, and verses that share it.',
  },
  {
    path: '/tree-of-life',
    title: 'Tree of Life',
    description: 'The ten sephirot and the twenty-two paths, with their names, values and sources.',
  },
  {
    path: '/insights',
    title: 'Kabbalistic Insights',
    description:
      'What Jewish tradition finds in the words and numbers of the Torah, each with its source and its count.',
  },
  {
    path: '/hybrid-explorer',
    title: 'Hybrid Bible Explorer',
    description: 'A verse of the Torah or of the Apocrypha, word by word with its values.',
  },
  {
    path: '/greek-gematria',
    title: 'Greek Gematria Analysis',
    description: 'Isopsephy, the values of Greek words, letter by letter and by several methods.',
  },
  {
    path: '/chance',
    title: 'What chance would give',
    description: 'How often a value is found in shuffled letters, and how to read a count of matches.',
  },
] as const satisfies readonly SitePage[];

/** Pages about the reader. The Worker serves them like the other pages, but robots.txt refuses them to crawlers. */
export const ACCOUNT_PAGES = [
  {
    path: '/auth',
    title: 'Sign In',
    description: 'Sign in, or make an account, to keep study notes.',
  },
  {
    path: '/profile',
    title: 'Profile',
    description: 'Your account: password, sessions, a copy of everything kept, and deletion.',
  },
  {
    path: '/my-notes',
    title: 'My Study Notes',
    description: 'Your own notes on verses, seen by nobody else.',
  },
] as const satisfies readonly SitePage[];

/** Pages of administrators. robots.txt refuses everything below `/admin` to crawlers. */
export const ADMIN_PAGES = [
  { path: '/admin/import', title: 'Scripture Import Tool', description: 'Import texts and text packs.' },
  { path: '/admin/database', title: 'Database', description: 'Files for imports: upload, list and delete.' },
  {
    path: '/admin/genesis-import',
    title: 'Genesis Import Manager',
    description: 'Import Genesis from Sefaria, in parts or as a whole.',
  },
  {
    path: '/admin/missing-chapters',
    title: 'Missing Chapters',
    description: 'Import the missing chapters of the Torah, in batches.',
  },
  {
    path: '/admin/gematria-import',
    title: 'Gematria Database Import',
    description: 'Import from CSV files, ZIP archives or a database file.',
  },
  {
    path: '/admin/specialized-import',
    title: 'Specialized CSV Import',
    description: 'Import passages, books and the apocrypha.',
  },
  { path: '/admin/jobs', title: 'Jobs', description: 'Imports that run, and what became of the others.' },
] as const satisfies readonly SitePage[];
