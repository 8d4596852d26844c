import { bookById, isBookId } from '../canon/index.ts';
import type { Scope } from '../value-search/index.ts';

const PARTS: Readonly<Record<string, string>> = {
  torah: 'Torah',
  prophets: 'Prophets',
  writings: 'Writings',
  gospels: 'Gospels',
  old: 'Old Testament',
  new: 'New Testament',
  apocrypha: 'Apocrypha',
  whole: 'whole text',
};

/** A book, a part of the Bible or the whole text, as addresses name it: `genesis`, `torah`, `old`, `whole`. */
export const scopeId = ({ book, testament, group }: Scope): string =>
  book?.id ?? group ?? testament ?? 'whole';

/**
 * The name of a book, of a part of the Bible or of the whole text.
 *
 * @example
 * ```ts
 * scopeName('genesis', 'hebrew') // => "Genesis"
 * scopeName('old', 'hebrew') // => "Tanakh"
 * ```
 */
export function scopeName(id: string, script: 'hebrew' | 'greek'): string {
  if (isBookId(id)) return bookById(id).name;
  return id === 'old' && script === 'hebrew' ? 'Tanakh' : (PARTS[id] ?? id);
}

/**
 * The name of a book or part within a sentence.
 *
 * @example
 * ```ts
 * nameInText('genesis', 'Genesis') // => "Genesis"
 * nameInText('torah', 'Torah') // => "the Torah"
 * ```
 */
export const nameInText = (id: string, name: string): string => (isBookId(id) ? name : `the ${name}`);
