/** The look of a part of the Gematria tab. A line divides it from the part above it. */
export const CARD = 'not-first:border-t not-first:border-line not-first:pt-4';
