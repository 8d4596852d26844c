import { sharedText } from '../text/shared.ts';
/** The product's name. It is written only in the text catalogue and in index.html. */
export const BRAND = sharedText.brand;
