export const searchTabText = {
  ways: 'Ways to search',
  tabs: { text: 'Text Search', value: 'Gematria Value' }, // Fixed wording.
  text: 'Text',
  value: 'Value',
  note: 'Search will look for exact matches in the biblical text.', // Fixed wording.
  searchText: 'Search Text', // Fixed wording.
  findByValue: 'Find by Value', // Fixed wording.
  filters: 'Advanced Filters', // Fixed wording.
  book: 'Limit to Book', // Fixed wording.
  allBooks: 'All books',
  method: 'Gematria Method', // Fixed wording.
  version: 'Version',
  allVersions: 'All versions',
  versions: { kjv: 'King James Version', original: 'Original Hebrew/Greek' },
} as const;
