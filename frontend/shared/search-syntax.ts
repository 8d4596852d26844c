import { searchText } from '../text/search/search-text.ts';

/** The syntax of text search: an example of each form and its meaning. */
export const SYNTAX = searchText.syntax;
