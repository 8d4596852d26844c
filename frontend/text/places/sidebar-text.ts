export const sidebarText = {
  sheet: 'Choose a passage',
  tabs: 'Ways to find a passage',
  byReference: 'By Reference', // Fixed wording.
  search: 'Search', // Fixed wording.
  hide: 'Hide the sidebar',
} as const;
