export const booksText = {
  groups: {
    torah: 'Torah',
    old: 'Other Old Testament',
    apocrypha: 'Apocrypha',
    new: 'New Testament',
  },
  notInstalled: 'not installed', // Fixed wording.
  needsLicence: 'not installed: needs a licensed text', // Fixed wording.
} as const;
