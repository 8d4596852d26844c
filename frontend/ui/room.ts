/** A narrow space that does not break a line. The fonts need it at some letters; no stored text has it. */
export const ROOM = '\u202F';

/**
 * A Greek capital with a breathing at the start of a word. Literata draws the breathing over the space before the letter,
 * and outside the line at its start.
 */
const CAPITAL_WITH_BREATHING =
  /(?<!\p{L})[\u1F08-\u1F0F\u1F18-\u1F1D\u1F28-\u1F2F\u1F38-\u1F3F\u1F48-\u1F4D\u1F59-\u1F5F\u1F68-\u1F6F\u1F88-\u1F8F\u1F98-\u1F9F\u1FA8-\u1FAF]/gu;

/** A Greek text as it is shown. Other letters do not change. */
export const withGreekRoom = (text: string): string => text.replace(CAPITAL_WITH_BREATHING, `${ROOM}$&`);

/** What `withMarks` (`shared/marks.ts`) makes of the two vowels of Jerusalem: accents and the sign between come before the second one. */
const VOWELS_APART = /([\u0591-\u05AF\u05BD]*)[\u034F\u202F]\u05B4/gu;

/** A shown text as it is copied: without the signs that only the fonts need. */
export const withoutRoom = (text: string): string =>
  text.replace(VOWELS_APART, '\u05B4$1').replaceAll(ROOM, '');
