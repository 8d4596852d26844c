/** The product's name. The frontend has it only here and in index.html. */
export const BRAND = 'Gematria Explorer';
