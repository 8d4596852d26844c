export const siteHeaderText = {
  /** The letter that is the brand on a phone: the first one of gematria in Hebrew. */
  mark: 'ג',
  main: 'Main',
  menu: 'Menu',
  search: 'Go to a reference',
  themeSettings: 'Theme settings', // Fixed.
  /** The same button where it has a word. Its name for screen readers is `themeSettings`. */
  settings: 'Settings',
  help: 'Help', // Fixed.
  /** The main screens. All fixed. */
  screens: {
    explorer: 'Explorer',
    search: 'Search',
    calculator: 'Calculator',
    names: 'Names',
    tree: 'Tree of Life',
    hybrid: 'Hybrid',
    greek: 'Greek',
  },
  more: {
    insights: 'Insights',
    books: 'Books',
    methods: 'Methods',
    help: 'Help',
    about: 'About the texts',
  },
} as const;
