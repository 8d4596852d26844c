import { bookById } from '../../../domain/canon/index.ts';
import { TORAH } from '../../addresses/insights-address.ts';

export type TorahBook = (typeof TORAH)[number];

/** The books of the gallery's tabs. */
export const TORAH_BOOKS = TORAH.map((id) => ({ id, label: bookById(id).name }));
