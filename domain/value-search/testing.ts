import type { ValueQuery } from './request.ts';

/** A search for words, as the API reads one without parameters. */
export const QUERY: ValueQuery = {
  unit: 'word',
  methods: ['HEBREW_STANDARD'],
  also: [],
  range: 0,
  book: null,
  minWords: 2,
  crossVerse: false,
  order: 'canonical',
  verseLeftOut: null,
  limit: 20,
  offset: 0,
};
