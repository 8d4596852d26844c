import type { Book } from '../../../domain/canon/index.ts';
import { type KeptBook, putBook } from '../../service-worker/kept-books.ts';
import { ANSWER_SHAPE } from '../../service-worker/shape.ts';
import { keptBooksText } from '../../text/accounts/kept-books-text.ts';

/** How many chapters are asked for at the same time, so that pages of other readers do not wait. */
const AT_ONCE = 4;
/** How often a chapter is asked for if the site is busy. */
const MOST_TRIES = 5;

/** The part of an ETag that names the revision of the texts. The rest names the build of the site. */
export const revisionOf = (tag: string | null): string | null =>
  /^(?:W\/)?"(?<revision>[^".]+)/u.exec(tag ?? '')?.groups?.revision ?? null;

/** The browser did not store a book that was fetched, mostly because there is no room. */
export class NotStored extends Error {}

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks the site itself. The service worker neither answers nor keeps what is asked so. */
async function ask(address: string, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, { cache: 'no-store', signal });
    if (answer.ok) return answer;
    const wait = Number(answer.headers.get('Retry-After'));
    if (!(wait > 0) || tries === MOST_TRIES) throw new Error(keptBooksText.failed);
    await later(1000 * wait);
    signal.throwIfAborted();
  }
}

/** The revision that the site's texts have now: every chapter uses the same. Null if the site does not say it. */
export async function presentRevision(signal: AbortSignal): Promise<string | null> {
  const { headers } = await ask('/api/verse/psalms/117?words=0', signal);
  return revisionOf(headers.get('ETag'));
}

async function packedChapter(address: string, signal: AbortSignal) {
  const { body, headers } = await ask(address, signal);
  const pack = body?.pipeThrough(new CompressionStream('gzip'));
  return { revision: revisionOf(headers.get('ETag')), pack: await new Response(pack ?? null).blob() };
}

/**
 * Fetches all chapters of a book and keeps them, whole or not at all. Calls `onChapter` after each of them.
 * @throws if a chapter is missing, the texts change meanwhile, the disk is full, or the signal ends it
 */
export async function keepBook(
  { id, chapters }: Pick<Book, 'id' | 'chapters'>,
  signal: AbortSignal,
  onChapter: () => void,
): Promise<void> {
  const packs: Awaited<ReturnType<typeof packedChapter>>[] = [];
  const left = Array.from({ length: chapters }, (_, at) => at + 1);
  const fetchSome = async () => {
    for (let chapter = left.shift(); chapter !== undefined; chapter = left.shift()) {
      packs[chapter - 1] = await packedChapter(`/api/verse/${id}/${chapter}`, signal);
      onChapter();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  signal.throwIfAborted();
  const [revision = null, ...others] = new Set(packs.map((one) => one.revision));
  if (revision === null || others.length > 0) throw new Error(keptBooksText.changed);
  const bounds = [0];
  for (const { pack } of packs) bounds.push((bounds.at(-1) ?? 0) + pack.size);
  const pack = new Blob(packs.map((one) => one.pack));
  const book: KeptBook = { id, revision, shape: ANSWER_SHAPE, bounds, pack };
  await putBook(book).catch((cause: unknown) => {
    throw new NotStored('', { cause });
  });
}
