import { bookById } from '../../../domain/canon/index.ts';
import { TORAH } from '../../addresses/insights-address.ts';

export type TorahBook = (typeof TORAH)[number];

export const TORAH_BOOKS = TORAH.map((id) => ({ id, label: bookById(id).name }));
