import { afterEach, expect, test, vi } from 'vitest';
import { type KeptBook, putBook } from '../../service-worker/kept-books.ts';
import { keepBook, NotStored, presentRevision, revisionOf } from './fetch-book.ts';

vi.mock('../../service-worker/kept-books.ts', () => ({ putBook: vi.fn() }));

const JUDE = { id: 'jude', chapters: 3 } as unknown as Parameters<typeof keepBook>[0];
const nobody = () => new AbortController().signal;

/** A site whose answers this function makes, by the number of the chapter. */
const site = (answer: (chapter: number) => Response) =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answer(Number(/\d+$/u.exec(address.split('?')[0] ?? '')?.[0]))),
  );
const chapter = (text: string, tag = '"a1-b1.build"') => new Response(text, { headers: { ETag: tag } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(putBook).mockReset();
});

test('the revision is the part of an ETag that does not name the build', () => {
  expect(revisionOf('"a1-b1.4d61-gzip"')).toBe('a1-b1');
  expect(revisionOf('W/"a1-b1.77"')).toBe('a1-b1');
  expect(revisionOf(null)).toBeNull();
});

test('a book is kept with each chapter between its bounds', async () => {
  vi.mocked(putBook).mockResolvedValue();
  site((number) => chapter('x'.repeat(number)));
  let done = 0;
  await keepBook(JUDE, nobody(), () => {
    done += 1;
  });
  expect(done).toBe(3);
  const [book] = vi.mocked(putBook).mock.lastCall as [KeptBook];
  expect(book).toMatchObject({ id: 'jude', revision: 'a1-b1' });
  for (const number of [1, 2, 3]) {
    const packed = book.pack.slice(book.bounds[number - 1], book.bounds[number]);
    const text = await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text).toBe('x'.repeat(number));
  }
});

test('a book is not kept if the texts change while it is fetched, or if a chapter has no revision', async () => {
  site((number) => chapter('', number === 2 ? '"a2-b1.build"' : undefined));
  await expect(keepBook(JUDE, nobody(), () => undefined)).rejects.toThrow('The text changed');
  site(() => new Response(''));
  await expect(keepBook(JUDE, nobody(), () => undefined)).rejects.toThrow('The text changed');
  expect(putBook).not.toHaveBeenCalled();
});

test('a busy site is asked again after the time that it names, but not without end', async () => {
  let asked = 0;
  const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '0.001' } });
  site(() => {
    asked += 1;
    return asked < 3 ? busy() : chapter('{}');
  });
  expect(await presentRevision(nobody())).toBe('a1-b1');
  expect(asked).toBe(3);
  asked = -1000;
  await expect(presentRevision(nobody())).rejects.toThrow('could not be fetched');
  expect(asked).toBe(-995);
});

test('an answer that is missing is not asked for again', async () => {
  site(() => new Response('', { status: 404 }));
  await expect(keepBook(JUDE, nobody(), () => undefined)).rejects.toThrow('could not be fetched');
  expect(putBook).not.toHaveBeenCalled();
});

test('a book that the browser does not store is a failure of its own, because the connection is good', async () => {
  site(() => chapter('{}'));
  vi.mocked(putBook).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(keepBook(JUDE, nobody(), () => undefined)).rejects.toThrow(NotStored);
});
