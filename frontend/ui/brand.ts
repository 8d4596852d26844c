/** The product's name as readers see it; the only place where it stands, apart from the shell's own head. */
export const BRAND = 'Gematria Explorer';
