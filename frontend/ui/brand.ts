/** The product's name. Only index.html repeats it. */
export const BRAND = 'Gematria Explorer';
