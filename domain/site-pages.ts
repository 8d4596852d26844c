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
    description: 'Every book and chapter in Hebrew, Greek and English, and which texts this site has.',
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
    description: 'The editions on this site: their sources, their licences and what we count in them.',
  },
  {
    path: '/search',
    title: 'Search',
    description: 'Search the Bible by text or by gematria value.',
  },
  {
    path: '/calculator',
    title: 'Gematria Calculator',
    description: 'See the value of any Hebrew or Greek text by every method, letter by letter.',
  },
  {
    path: '/name-explorer',
    title: 'Name Exploration Tool',
    description:
      'See what a biblical name means, how it is spelled, what it adds up to, and which verses share its value.',
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
    description: 'Read a verse of the Torah or the Apocrypha word by word, with its values.',
  },
  {
    path: '/greek-gematria',
    title: 'Greek Gematria Analysis',
    description: 'Isopsephy, the values of Greek words, letter by letter and by several methods.',
  },
  {
    path: '/chance',
    title: 'What chance would give',
    description: 'How often a value appears in shuffled letters, and how to read a count of matches.',
  },
] as const satisfies readonly SitePage[];

/** Pages about the reader. The Worker serves them like the other pages, but robots.txt refuses them to crawlers. */
export const ACCOUNT_PAGES = [
  {
    path: '/auth',
    title: 'Sign In',
    description: 'Sign in or create an account to write study notes.',
  },
  {
    path: '/profile',
    title: 'Profile',
    description:
      'Your account: change your password, see your sessions, download all your data, or delete your account.',
  },
  {
    path: '/my-notes',
    title: 'My Study Notes',
    description: 'Your private notes on any verse. Only you can read them.',
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
    description: 'Import passages, books and the Apocrypha.',
  },
  {
    path: '/admin/jobs',
    title: 'Jobs',
    description: 'Imports that are running, and the results of earlier ones.',
  },
] as const satisfies readonly SitePage[];
