import type { BiblePart } from '../canon/index.ts';

/** The names of the parts of the Bible that searches and statistics can be limited to. */
export const searchScopeText = {
  whole: 'The whole text',
  testaments: { old: 'Old Testament', apocrypha: 'Apocrypha', new: 'New Testament' },
  groups: { torah: 'Torah', prophets: 'Prophets', writings: 'Writings', gospels: 'Gospels' },
} as const;

/** The names of the parts in which times are summed up. */
export const biblePartNames: Readonly<Record<BiblePart, string>> = {
  ...searchScopeText.groups,
  apocrypha: searchScopeText.testaments.apocrypha,
  'acts-to-revelation': 'Acts to Revelation',
};
