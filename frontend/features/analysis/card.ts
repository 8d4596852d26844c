export const CARD = 'not-first:border-t not-first:border-line not-first:pt-4';
