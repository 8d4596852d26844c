import { type BookId, findBook } from '../../../domain/canon/index.ts';
import { hasTitle } from '../../../domain/versification/index.ts';
import type { VerseRecord } from '../../records.ts';

/** A verse of the King James Version. Verse 0 is the title of a psalm. */
export type EnglishVerse = Pick<VerseRecord, 'chapter' | 'verse' | 'text' | 'heading'>;

type LayoutEntry = readonly [kind: string, value?: string | number];

/**
 * Removes the package's markup from a text. `# ` begins a paragraph. `[…]` marks words that the translators added and
 * that were printed in italics.
 */
export function plainEnglish(marked: string): string {
  return marked.replace(/^#\s*/, '').replace(/[[\]]/g, '').trim();
}

function bookIdOf(name: string): BookId {
  const book = findBook(name);
  if (book === undefined) throw new Error(`The King James Version has an unknown book: ${name}`);
  return book.id;
}

function numbers(reference: string): { chapter: number; verse: number } {
  const [chapter, verse] = (reference.split(' ').at(-1) ?? '').split(':').map(Number);
  if (!chapter || !verse) throw new Error(`Not a reference: ${reference}`);
  return { chapter, verse };
}

/**
 * Combines the package's verses (by reference) and its layout (in sequence) into books. A text before verse 1 of a
 * psalm is its title. The title becomes verse 0 if it has its own verses in the Masoretic count (63 psalms). Otherwise
 * it becomes a heading of verse 1 (53 psalms). The stanza letters of Psalm 119 are headings too. Title pages, the
 * translators' preface and the subscriptions below the epistles are not scripture, so they are left out.
 */
export function arrangeEnglish(
  verses: Readonly<Record<string, string>>,
  layout: readonly LayoutEntry[],
): Map<BookId, EnglishVerse[]> {
  const books = new Map<BookId, EnglishVerse[]>();
  let book: BookId | undefined;
  let chapter = 0;
  let heading: string | null = null;
  for (const [kind, value] of layout) {
    if (kind === 'BOOK') {
      book = bookIdOf(String(value));
      books.set(book, []);
      chapter = 0;
    } else if (kind === 'CHAPTER') {
      chapter = Number(value);
    } else if (book === undefined) {
    } else if (kind === 'TXT' && book === 'psalms' && chapter > 0) {
      const title = plainEnglish(String(value));
      const atStart = books.get(book)?.at(-1)?.chapter !== chapter;
      if (atStart && hasTitle(book, chapter))
        books.get(book)?.push({ chapter, verse: 0, text: title, heading: null });
      else heading = title;
    } else if (kind === 'VERSE') {
      const text = verses[String(value)];
      if (text === undefined) throw new Error(`The King James Version lacks the text of ${value}`);
      books.get(book)?.push({ ...numbers(String(value)), text: plainEnglish(text), heading });
      heading = null;
    }
  }
  return books;
}
