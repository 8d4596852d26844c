import { BOOKS_DATABASE } from './caches.ts';
import { ANSWER_SHAPE } from './shape.ts';

/** A book that the reader keeps: the API's answers for its chapters, each packed by gzip, one after another. */
export interface KeptBook {
  readonly id: string;
  /** The revision of the texts, from the answers' ETag. */
  readonly revision: string;
  /** The shape of the answers. A page of another build cannot read them. */
  readonly shape: string;
  /** Where the answer of each chapter begins in the pack, and where the last one ends. */
  readonly bounds: readonly number[];
  readonly pack: Blob;
}

const STORE = 'books';

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(BOOKS_DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

/** Does one thing with the store. Rejects if the browser did not complete it, for example on a full disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (books: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    // An open connection would keep another tab from deleting the database.
    database.close();
  }
}

export const keptBooks = (): Promise<KeptBook[]> => inStore('readonly', (books) => books.getAll());

/** Keeps a book in place of an older copy of it, whole or not at all. */
export const putBook = async (book: KeptBook): Promise<void> =>
  void (await inStore('readwrite', (books) => books.put(book)));

/** Deletes a book, or without an id all books. */
export const deleteBooks = (id?: string): Promise<void> =>
  inStore<undefined>('readwrite', (books) => (id === undefined ? books.clear() : books.delete(id)));

const CHAPTER = /^\/api\/verse\/(?<id>[^/?]+)\/(?<chapter>\d+)$/u;

/** The packed answer for a chapter at its plain address, from a kept book. Undefined if none has it. */
export async function chapterInBook(address: string): Promise<Blob | undefined> {
  const { id, chapter } = CHAPTER.exec(address)?.groups ?? {};
  if (id === undefined) return undefined;
  const book = await inStore<KeptBook | undefined>('readonly', (books) => books.get(id)).catch(
    () => undefined,
  );
  const [from, to] = book?.bounds.slice(Number(chapter) - 1) ?? [];
  return book?.shape === ANSWER_SHAPE && to !== undefined ? book.pack.slice(from, to) : undefined;
}
