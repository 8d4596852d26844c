import { bookById, isBookId } from '../canon/index.ts';

/** The id of the whole text, beside those of its parts and books. */
export const WHOLE = 'whole';

/** The names of the parts of the Bible by id: on every page and in every answer a part has this one name. */
export const partNames = {
  [WHOLE]: 'The whole text',
  old: 'Old Testament',
  apocrypha: 'Apocrypha',
  new: 'New Testament',
  torah: 'Torah',
  prophets: 'Prophets',
  writings: 'Writings',
  gospels: 'Gospels',
  'acts-to-revelation': 'Acts to Revelation',
} as const;

const NAMES: Readonly<Record<string, string>> = partNames;

/**
 * The name of a book, of a part of the Bible or of the whole text.
 *
 * @example
 * ```ts
 * scopeName('genesis') // => "Genesis"
 * scopeName('old') // => "Old Testament"
 * ```
 */
export const scopeName = (id: string): string => (isBookId(id) ? bookById(id).name : (NAMES[id] ?? id));

/**
 * The same within a sentence.
 *
 * @example
 * ```ts
 * scopeInText('genesis') // => "Genesis"
 * scopeInText('torah') // => "the Torah"
 * scopeInText('whole') // => "the whole text"
 * ```
 */
export const scopeInText = (id: string): string =>
  isBookId(id) ? bookById(id).name : scopeName(id).replace(/^(?:The )?/u, 'the ');
