import type { BookId } from '../books.ts';

/** The books that have one name and a number, each family under one key. */
export const FAMILIES = {
  samuel: ['1samuel', '2samuel'],
  kings: ['1kings', '2kings'],
  chronicles: ['1chronicles', '2chronicles'],
  maccabees: ['1 maccabees', '2 maccabees', '3 maccabees', '4 maccabees'],
  corinthians: ['1corinthians', '2corinthians'],
  thessalonians: ['1thessalonians', '2thessalonians'],
  timothy: ['1timothy', '2timothy'],
  peter: ['1peter', '2peter'],
  johnsletters: ['1john', '2john', '3john'],
} as const satisfies Record<string, readonly BookId[]>;

type Family = keyof typeof FAMILIES;
type Numbered = (typeof FAMILIES)[Family][number];

/**
 * The names of all books in one language, the full name first, then other names and abbreviations. A family has its
 * names without the number.
 */
export type LanguageNames = Readonly<Record<Exclude<BookId, Numbered> | Family, string>>;
