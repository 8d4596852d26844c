import { bookById } from '../../../domain/canon/index.ts';
import { INSIGHTS_SEARCH, TORAH } from '../../addresses/insights.ts';

export type TorahBook = (typeof TORAH)[number];

/** The books of the gallery's tabs. */
export const TORAH_BOOKS = TORAH.map((id) => ({ id, label: bookById(id).name }));

/** Returns the tab of a book; for a book outside the Torah, the first tab. */
export const torahBook = INSIGHTS_SEARCH.book;
