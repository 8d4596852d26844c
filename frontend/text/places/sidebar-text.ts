export const sidebarText = {
  sheet: 'What to read',
  tabs: 'Ways to find a passage',
  byReference: 'By Reference', // Fixed.
  search: 'Search', // Fixed.
  hide: 'Hide the sidebar',
} as const;
