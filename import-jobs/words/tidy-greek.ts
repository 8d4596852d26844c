/** The signs that files use for an apostrophe of elision. */
const APOSTROPHES = /[\u02BC\u1FBD\u1FBF]/gu;

/**
 * Greek as the library keeps it: composed (NFC), with ’ for each sign of elision.
 *
 * @example
 * ```ts
 * tidyGreek('κατʼ') // => 'κατ’'
 * ```
 */
export function tidyGreek(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, '’');
}
