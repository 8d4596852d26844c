import { type Book, CORE_BOOKS } from '../../../domain/canon/index.ts';
import { onSignedIn, storedHint } from '../../session/signed-in-hint.ts';
import { sharedValue } from '../../storage/shared-value.ts';
import { keptBooksText } from '../../text/accounts/kept-books-text.ts';
import { keepBook, NotStored } from './fetch-book.ts';

export type BookToKeep = Pick<Book, 'id' | 'name' | 'chapters'>;

interface Keeping {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly cancel: () => void;
}

/** What is being fetched. It goes on when the reader closes the dialog. */
const keeping = sharedValue<Keeping | null>(null);
export const useKeeping = keeping.use;

/** The id of the choice of all books. */
export const ALL = 'all';
export const booksOf = (choice: string): readonly BookToKeep[] =>
  CORE_BOOKS.filter(({ id }) => choice === ALL || id === choice);

function problemOf(error: unknown, { name }: BookToKeep): string {
  if (error instanceof NotStored) return keptBooksText.full(name);
  const own: readonly string[] = [keptBooksText.changed];
  return error instanceof Error && own.includes(error.message) ? error.message : keptBooksText.failed;
}

/**
 * Keeps books, one after another, and calls `onKept` after each. Returns what went wrong, or null if nothing did or the
 * reader cancelled it. Books that were kept before stay.
 */
export async function keepBooks(books: readonly BookToKeep[], onKept: () => void): Promise<string | null> {
  const ending = new AbortController();
  const total = books.reduce((sum, { chapters }) => sum + chapters, 0);
  let done = 0;
  const show = ({ name }: BookToKeep) => keeping.set({ name, done, total, cancel: () => ending.abort() });
  // What a reader keeps is deleted when they sign out, so nothing may follow then.
  const reader = storedHint();
  const endListening = onSignedIn(() => {
    if (reader !== null && storedHint() !== reader) ending.abort();
  });
  // Firefox asks the reader, who need not answer before the book is fetched.
  void navigator.storage?.persist?.().catch(() => false);
  try {
    for (const book of books) {
      show(book);
      try {
        await keepBook(book, ending.signal, () => {
          done += 1;
          show(book);
        });
      } catch (error) {
        const wasCancelled = ending.signal.aborted;
        // The other requests of the book end too.
        ending.abort();
        return wasCancelled ? null : problemOf(error, book);
      }
      onKept();
    }
    return null;
  } finally {
    endListening();
    keeping.set(null);
  }
}
