/**
 * The Strong's number of the word from which the dictionary derives a word. Null if the dictionary names none, as for a
 * root itself.
 */
export const rootNumber = (derivation: string | null): string | null =>
  /\b[HG]\d{1,5}\b/u.exec(derivation ?? '')?.[0] ?? null;
