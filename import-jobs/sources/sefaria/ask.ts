import { z } from 'zod';
import type { BookId } from '../../../domain/canon/index.ts';
import {
  messageOf,
  PermanentError,
  RetryLaterError,
  UnreachableError,
  WaitRequestedError,
} from '../../engine/errors.ts';
import type { SourceContext } from '../../job-kind.ts';
import { secondsToWait } from '../../retry-after.ts';
import { sefariaReference, sefariaVerses } from './numbering.ts';
import { ENGLISH_TITLE, HEBREW_TITLE } from './versions.ts';

/**
 * The most bytes of an answer. No chapter comes near this size, although an answer also lists all translations that
 * Sefaria has.
 */
const MAX_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const ASK_LATER = 'Start the import again later, or import other chapters';

/** Sefaria publishes no limit. With this pause, a job asks at most twice a second. */
const PAUSE_MS = 500;
const FAULT_SECONDS = 10;

const address = (base: string, reference: string): string => {
  const versions = [`hebrew|${HEBREW_TITLE}`, `english|${ENGLISH_TITLE}`];
  const query = versions.map((version) => `version=${encodeURIComponent(version)}`).join('&');
  return `${base}/api/v3/texts/${encodeURIComponent(reference)}?${query}`;
};

async function readBody(response: Response, reference: string): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new PermanentError(`Sefaria’s answer for ${reference} is longer than 4 MB`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function bodyOf(response: Response, reference: string): Promise<Uint8Array> {
  const { status, headers } = response;
  if (status === 200 || status === 400 || status === 404) return readBody(response, reference);
  await response.body?.cancel();
  if (status === 429 || status === 503) {
    const seconds = secondsToWait(headers.get('retry-after'), Date.now());
    const Refusal = headers.has('retry-after') ? WaitRequestedError : RetryLaterError;
    throw new Refusal(`Sefaria asks to wait before ${reference} (${status})`, seconds);
  }
  if (status >= 500 || status === 408)
    throw new RetryLaterError(`Sefaria failed for ${reference} (${status})`, FAULT_SECONDS);
  if (status === 0 || (status >= 300 && status < 400)) {
    const to = headers.get('location') ?? 'an address that is not named';
    throw new PermanentError(
      `Sefaria’s address sends the request for ${reference} to ${to}. It is not followed`,
    );
  }
  throw new PermanentError(`Sefaria refused ${reference} (${status})`, ASK_LATER);
}

const refusal = z.object({ error: z.string() });
const answer = z.object({
  ref: z.string(),
  versions: z.array(z.object({ versionTitle: z.string(), text: z.unknown() })),
});
const verseTexts = z.array(z.string());

function parseJson(body: Uint8Array, reference: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Error(`Sefaria’s answer for ${reference} is not complete JSON`);
  }
}

/**
 * Reads Sefaria’s answer for a chapter.
 *
 * @throws PermanentError if Sefaria does not have the chapter or one of the two texts.
 * @throws Error if the answer is broken off, is for another chapter, or has not every verse. Asking again may help.
 */
export function readAnswer(body: Uint8Array, book: BookId, chapter: number) {
  const reference = sefariaReference(book, chapter);
  const json = parseJson(body, reference);
  const refused = refusal.safeParse(json).data;
  if (refused !== undefined)
    throw new PermanentError(`Sefaria refused ${reference}: ${refused.error.slice(0, 200)}`, ASK_LATER);
  const { data } = answer.safeParse(json);
  if (data === undefined) throw new Error(`Sefaria’s answer for ${reference} is not of the agreed form`);
  if (data.ref !== reference) throw new Error(`Sefaria answered ${data.ref} instead of ${reference}`);
  const textsOf = (title: string): string[] => {
    const version = data.versions.find(({ versionTitle }) => versionTitle === title);
    if (version === undefined)
      throw new PermanentError(`Sefaria has no ${reference} of “${title}”`, ASK_LATER);
    const texts = verseTexts.safeParse(version.text).data;
    if (texts === undefined) throw new Error(`Sefaria’s answer for ${reference} has not one text a verse`);
    const expected = sefariaVerses(book, chapter).length;
    if (texts.length !== expected)
      throw new Error(
        `Sefaria answered ${texts.length} of the ${expected} verses of ${reference} in “${title}”`,
      );
    return texts;
  };
  return { hebrew: textsOf(HEBREW_TITLE), english: textsOf(ENGLISH_TITLE) };
}

export type SefariaChapter = ReturnType<typeof readAnswer>;

/**
 * Asks Sefaria for a chapter, in both texts, and returns the answer as it came. It is checked first, so that only a
 * whole answer is kept.
 *
 * @throws PermanentError if Sefaria does not have the chapter or one of the texts, or sends the request elsewhere.
 * @throws RetryLaterError if Sefaria does not answer, fails, or asks to wait.
 * @throws Error if the answer is not whole.
 */
export async function askSefaria(ctx: SourceContext, book: BookId, chapter: number): Promise<Uint8Array> {
  const reference = sefariaReference(book, chapter);
  await ctx.wait(PAUSE_MS);
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  let body: Uint8Array;
  try {
    const response = await ctx.fetch(address(ctx.addresses.sefaria, reference), limit);
    body = await bodyOf(response, reference);
  } catch (error) {
    if (error instanceof PermanentError || error instanceof RetryLaterError) throw error;
    throw new UnreachableError(
      `Sefaria did not answer for ${reference} (${messageOf(error)})`,
      limit.aborted,
    );
  }
  readAnswer(body, book, chapter);
  return body;
}
