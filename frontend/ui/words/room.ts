/** A narrow no-break space. The font Literata needs it before some letters. No stored text contains it. */
const ROOM = '\u202F';

/**
 * A Greek capital vowel or rho with a breathing at the start of a word. Literata draws the breathing over the space
 * before the letter, and outside the line at its start.
 */
const CAPITAL_WITH_BREATHING = /(?<!\p{L})(?=[\u1F08-\u1FAF\u1FEC])[\p{Lu}\p{Lt}]/gu;

/** Adds a narrow space before each Greek capital with a breathing, for display. Other letters do not change. */
export const withGreekRoom = (text: string): string => text.replace(CAPITAL_WITH_BREATHING, `${ROOM}$&`);

/**
 * Removes from a shown text, before it is copied, the characters that only the fonts need. A text that was stored with
 * U+034F (Sefaria's has it at Jerusalem) loses it too: the letters and marks are the same.
 */
export const withoutRoom = (text: string): string => text.replace(/[\u034F\u202F]/gu, '');
