/**
 * English text as it is shown: with typographic apostrophes. The stored texts have straight ones. No text has quotation
 * marks in single quotes, so every straight one is an apostrophe.
 */
export const shownEnglish = (text: string): string => text.replaceAll("'", '’');
