/** The names of the parts of the Bible that searches and statistics can be limited to. */
export const searchScopeText = {
  whole: 'The whole text',
  testaments: { old: 'Old Testament', apocrypha: 'Apocrypha', new: 'New Testament' },
  groups: { torah: 'Torah', prophets: 'Prophets', writings: 'Writings', gospels: 'Gospels' },
} as const;
