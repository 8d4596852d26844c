/** The characters other than ’ that sources use to mark an elision. */
const APOSTROPHES = /[\u02BC\u1FBD\u1FBF]/gu;

/**
 * Converts Greek text to the form that the library stores: Unicode form NFC, with ’ in place of the other three
 * marks of elision in the sources. A plain ' stays.
 *
 * @example
 * ```ts
 * tidyGreek('κατʼ') // => 'κατ’'
 * ```
 */
export function tidyGreek(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, '’');
}

/** The key of a Greek form: the word in small letters with its accents, in the form that the library stores. */
export const formKey = (text: string): string => tidyGreek(text).toLowerCase();
