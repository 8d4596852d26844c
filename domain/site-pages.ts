/** A page of the site with an address of its own, beside the explorer's places and the methods' pages. */
export interface SitePage {
  readonly path: string;
  /** Its name, in the tab and in search results. */
  readonly title: string;
  /** One sentence for search results. */
  readonly description: string;
}

/** The pages that the frontend's router serves and the Worker answers with 200. */
export const SITE_PAGES = [
  {
    path: '/bible',
    title: 'Books of the Bible',
    description: 'Every book and chapter, and the texts that are installed in Hebrew, Greek and English.',
  },
  {
    path: '/methods',
    title: 'Gematria methods',
    description: 'Every way of counting Hebrew and Greek letters, with its table, its source and an example.',
  },
  {
    path: '/help',
    title: 'Help',
    description: 'How to read, search and count: methods, search syntax and keyboard shortcuts.',
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
] as const satisfies readonly SitePage[];
