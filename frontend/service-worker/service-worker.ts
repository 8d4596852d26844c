/**
 * The service worker: without a network it answers from what this browser has kept. It keeps the files of the app, the last
 * chapters that were read, a few other answers that anybody may see, and the letters files. With a network the answers come
 * from the site, unless it fails or is slow.
 */
import type { ChapterAnalysis } from '../../domain/contract/index.ts';
import {
  APP_CACHE,
  CHAPTERS_CACHE,
  type KeepShown,
  LETTERS_CACHE,
  READS_CACHE,
  TAKE_OVER,
} from './caches.ts';
import { chapterInBook } from './kept-books.ts';
import { answerFrom, askedPlace } from './kept-chapter.ts';
import { ANSWER_SHAPE } from './shape.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, and a hash of them. The build writes both. */
declare const FILES: readonly string[];
declare const BUILD: string;

const APP = APP_CACHE + BUILD;
/** The address of the page that is shown for every address without a network. It has no answers of the API in it. */
const SHELL = '/';
/** Nearly every page asks which texts there are. */
const TEXTS = ['/api/books', '/api/editions', '/api/versions'];
const MOST_CHAPTERS = 50;
/** Which answers are kept besides chapters: the lists of texts, entries of the dictionary, and insights. */
const KEPT_READS = /^\/api\/(?:books|editions|versions|lexicon|kabbalistic-insights)(?:[/?]|$)/u;
const MOST_READS = 200;
/** Those of the present texts. The address of a letters file has its revision, so older ones are never asked for again. */
const MOST_LETTERS = 8;
/** How long a reader waits for the site before the kept answer is shown, in milliseconds. */
const PATIENCE_MS = 4_000;
/** How long the worker waits before it fetches a chapter to keep, so that the page loads first. In milliseconds. */
const LATER_MS = 2_000;

/** The header of a kept chapter that names its shape. */
const SHAPE = 'X-Shape';

/** How many files of the app are fetched at the same time. */
const AT_ONCE = 8;

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** True if anybody may see the answer, so that it may stay in the browser. */
const isPublic = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('Cache-Control')?.includes('public') ?? false);

/** Keeps an answer as the newest of its cache, and drops the oldest ones. */
async function keepNewest(name: string, address: string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

/** A chapter can have 700 kB, of which a tenth is left when it is packed. */
const packed = ({ body, headers }: Response): Response =>
  new Response(body?.pipeThrough(new CompressionStream('gzip')) ?? null, {
    headers: { ETag: headers.get('ETag') ?? '', [SHAPE]: ANSWER_SHAPE },
  });

const unpacked = (body: ReadableStream<Uint8Array<ArrayBuffer>>): Response =>
  new Response(body.pipeThrough(new DecompressionStream('gzip')));

/** A kept chapter, unless an older build kept it in another shape. */
async function keptChapter(address: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CHAPTERS_CACHE)).match(address);
  return kept?.headers.get(SHAPE) === ANSWER_SHAPE ? kept : undefined;
}

const keepChapter = (address: string, answer: Response): Promise<void> =>
  keepNewest(CHAPTERS_CACHE, address, packed(answer), MOST_CHAPTERS);

/** The chapters that are being fetched. A page asks for a verse and its neighbours at the same time. */
const fetching = new Set<string>();

/** Keeps the chapter of a verse that is read, unless it is kept in the same revision. */
async function keepChapterOf(address: string, tag: string | null): Promise<void> {
  const kept = await keptChapter(address);
  if (kept !== undefined && tag !== null && kept.headers.get('ETag') === tag) {
    const newest = (await (await caches.open(CHAPTERS_CACHE)).keys()).at(-1)?.url;
    if (newest !== undefined && addressOf(newest) === address) return;
    return keepNewest(CHAPTERS_CACHE, address, kept, MOST_CHAPTERS);
  }
  if (fetching.has(address)) return;
  fetching.add(address);
  try {
    await later(LATER_MS);
    const answer = await fetch(address);
    if (isPublic(answer)) await keepChapter(address, answer);
  } finally {
    fetching.delete(address);
  }
}

async function keepRead(address: string, answer: Response): Promise<void> {
  if (!isPublic(answer)) return;
  const place = askedPlace(address);
  if (place === null)
    return KEPT_READS.test(address) ? keepNewest(READS_CACHE, address, answer, MOST_READS) : undefined;
  if (place.chapter === address) return keepChapter(address, answer);
  return keepChapterOf(place.chapter, answer.headers.get('ETag'));
}

async function keptRead(address: string): Promise<Response | undefined> {
  const place = askedPlace(address);
  if (place === null) return (await caches.open(READS_CACHE)).match(address);
  const kept = (await keptChapter(place.chapter))?.body ?? (await chapterInBook(place.chapter))?.stream();
  if (kept === undefined) return undefined;
  const answer = answerFrom((await unpacked(kept).json()) as ChapterAnalysis, place);
  return answer === null ? undefined : Response.json(answer);
}

/** Keeps the answers that are written into a page, because the page does not ask the API for them. */
async function keepInlined(page: Response): Promise<void> {
  if (!isPublic(page)) return;
  const [, json = '{}'] = /id="initial-data">(.*?)<\/script>/su.exec(await page.text()) ?? [];
  for (const [address, answer] of Object.entries(JSON.parse(json) as Record<string, unknown>)) {
    // The key of a refusal begins with its status.
    if (!address.startsWith('/')) continue;
    const headers = { 'Cache-Control': 'public', 'Content-Type': 'application/json' };
    await keepRead(address, new Response(JSON.stringify(answer), { headers }));
  }
}

/** Returns the site's answer, or the kept one if the site cannot be reached, fails or is slow. */
async function answerOf(
  event: FetchEvent,
  keep: (answer: Response) => Promise<void>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => keep(answer.clone())).catch(() => undefined));
  const late = later(PATIENCE_MS).then(async () => (await kept()) ?? fresh);
  try {
    const first = await Promise.race([fresh, late]);
    return first.status < 500 ? first : ((await kept()) ?? first);
  } catch (error) {
    const old = await kept();
    if (old === undefined) throw error;
    return old;
  }
}

/** A file whose address changes with its content: a kept one is never old. */
const fileOf = async (address: string): Promise<Response> =>
  (await caches.match(address)) ?? (await fetch(address));

/** Returns a letters file, and keeps it. */
async function lettersOf(address: string): Promise<Response> {
  const kept = await caches.match(address);
  if (kept !== undefined) return kept;
  const answer = await fetch(address);
  if (isPublic(answer)) await keepNewest(LETTERS_CACHE, address, answer.clone(), MOST_LETTERS);
  return answer;
}

async function install(): Promise<void> {
  const cache = await caches.open(APP);
  const keep = async (file: string) => {
    // An asset of the same name in an older build has the same content, in the browser's own cache too.
    const isAsset = file.startsWith('/assets/');
    const kept = isAsset ? await caches.match(file) : undefined;
    const answer = kept ?? (await fetch(file, { cache: isAsset ? 'default' : 'no-cache' }));
    // In the middle of a release a file can be missing. The browser then tries to install the worker again later.
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  };
  const files = [SHELL, ...FILES];
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(files.slice(at, at + AT_ONCE).map(keep));
}

/** Tabs that are still open may need files of the build before, so that one stays. */
async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(APP_CACHE) && name !== APP);
  for (const old of builds.slice(0, -1)) await caches.delete(old);
  await self.clients.claim();
}

/** Keeps what the open pages show, the list of texts, and these letters files. */
async function keepShown({ letters }: KeepShown): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.map(({ url }) => fetch(url).then(keepInlined));
  const texts = TEXTS.map(async (address) => keepRead(address, await fetch(address)));
  await Promise.allSettled([...shown, ...texts, ...letters.map(lettersOf)]);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepShown(event.data as KeepShown));
});
self.addEventListener('fetch', (event) => {
  const { cache, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // A page that keeps a whole book asks for no copy of its own here.
  if (method !== 'GET' || origin !== self.location.origin || cache === 'no-store') return;
  const address = addressOf(url);
  if (pathname.startsWith('/api/index/')) event.respondWith(lettersOf(address));
  // Every other call is left to the browser, because the way through a worker takes time.
  else if (KEPT_READS.test(address) || askedPlace(address) !== null)
    event.respondWith(
      answerOf(
        event,
        (answer) => keepRead(address, answer),
        () => keptRead(address),
      ),
    );
  else if (mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(answerOf(event, keepInlined, async () => (await caches.open(APP)).match(SHELL)));
  else if (FILES.includes(pathname)) event.respondWith(fileOf(address));
});
