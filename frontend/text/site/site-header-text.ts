export const siteHeaderText = {
  /** The letter that replaces the name of the site on a phone: the first letter of the Hebrew word for gematria. */
  mark: 'ג',
  main: 'Main',
  menu: 'Menu',
  search: 'Go to a reference',
  themeSettings: 'Theme settings', // Fixed wording.
  /**
   * The visible word of the button for theme settings, where it has one. Its name for screen readers is
   * `themeSettings`.
   */
  settings: 'Settings',
  help: 'Help', // Fixed wording.
  /** The names of the main screens. The wording of all but the map is fixed. */
  screens: {
    explorer: 'Explorer',
    search: 'Search',
    calculator: 'Calculator',
    names: 'Names',
    tree: 'Tree of Life',
    hybrid: 'Hybrid',
    greek: 'Greek',
    map: 'Map',
  },
  more: {
    insights: 'Insights',
    books: 'Books',
    methods: 'Methods',
    help: 'Help',
    about: 'About the texts',
  },
} as const;
