/** The product's name for readers. Only the shell's own head repeats it. */
export const BRAND = 'Gematria Explorer';
