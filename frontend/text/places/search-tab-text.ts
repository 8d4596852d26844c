export const searchTabText = {
  ways: 'Ways to search',
  tabs: { text: 'Text Search', value: 'Gematria Value' }, // Fixed.
  text: 'Text',
  value: 'Value',
  note: 'Search will look for exact matches in the biblical text.', // Fixed.
  searchText: 'Search Text', // Fixed.
  findByValue: 'Find by Value', // Fixed.
  filters: 'Advanced Filters', // Fixed.
  book: 'Limit to Book', // Fixed.
  allBooks: 'All books',
  method: 'Gematria Method', // Fixed.
  version: 'Version',
  allVersions: 'All versions',
  versions: { kjv: 'King James Version', original: 'Original Hebrew/Greek' },
} as const;
