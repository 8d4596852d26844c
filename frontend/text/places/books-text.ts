/** The groups of books, and what is missing in lists of books and versions. The sidebar of the first screen has them. */
export const booksText = {
  groups: {
    torah: 'Torah',
    old: 'Other Old Testament',
    apocrypha: 'Apocrypha',
    new: 'New Testament',
  },
  notInstalled: 'not installed', // Fixed.
  needsLicence: 'not installed: needs a licensed text', // Fixed.
} as const;
