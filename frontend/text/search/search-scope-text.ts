/** The names of testaments and of other groups of books, in every list of books that limits a search. */
export const searchScopeText = {
  testaments: { old: 'Old Testament', new: 'New Testament', apocrypha: 'Apocrypha' },
  groups: { torah: 'Torah', prophets: 'Prophets', writings: 'Writings', gospels: 'Gospels' },
} as const;
