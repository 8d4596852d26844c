import { sharedText } from '../text/site/shared-text.ts';
/** The product's name. It is written only in the text catalogue and in index.html. */
export const BRAND = sharedText.brand;
