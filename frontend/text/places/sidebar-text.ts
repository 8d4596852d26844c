export const sidebarText = {
  sheet: 'What to read',
  tabs: 'Ways to find a passage',
  byReference: 'By Reference', // Fixed wording.
  search: 'Search', // Fixed wording.
  hide: 'Hide the sidebar',
} as const;
