export const searchScopeText = {
  testaments: { old: 'Old Testament', new: 'New Testament', apocrypha: 'Apocrypha' },
  groups: { torah: 'Torah', prophets: 'Prophets', writings: 'Writings', gospels: 'Gospels' },
} as const;
