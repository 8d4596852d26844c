/** Sends drafts, each in one tab only, and tells how it goes. What to send and what an answer means, `draft.ts` says. */
import type { QueryClient } from '@tanstack/react-query';
import type { Note, User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { storedReader } from '../../../session/keep-signed-in.ts';
import { asReader, userQuery } from '../../../session/user-query.ts';
import { draftKey } from '../card/draft-keys.ts';
import { nameOf, seenNote, showNote } from '../notes-queries.ts';
import {
  type Answer,
  answered,
  type Draft,
  deleting,
  isUnsent,
  type NotePlace,
  type Request,
  sending,
} from './draft.ts';
import { draftsOf, isAnythingOnlyHere, readDraft, setProgress, writeDraft } from './draft-store.ts';

/** How long an answer is waited for, in milliseconds. */
const ANSWER_MS = 20_000;
/** The first wait before another try, and the longest, in milliseconds. */
const RETRY_MS = [5_000, 300_000] as const;
/** What is typed while an answer is on its way is sent after it; more often than this, the next pause in typing does. */
const ROUNDS = 3;

let wait: number = RETRY_MS[0];
let retry: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Lets one tab work at a time. */
function alone<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return locks.request(`notes of ${userId}`, work) as Promise<T>;
  // Two tabs then may send the same, which the revision makes harmless.
  const next = queue.then(work, work);
  queue = next.catch(() => {});
  return next;
}

/** The note that an error shows, where another change came before. */
const currentOf = (error: ApiError): Note | null => error.current as Note | null;

/** Asks the library. Throws where it gave no answer that settles anything. */
async function ask(
  queryClient: QueryClient,
  userId: number,
  request: Request,
  keepalive: boolean,
): Promise<Answer> {
  const header = nameOf(userId);
  const init = { init: { signal: AbortSignal.timeout(ANSWER_MS), keepalive } };
  try {
    const note = await asReader(
      queryClient,
      request.method === 'POST'
        ? call(api.notes.$post({ header, json: request.body }, init))
        : call(
            api.notes[':id'].$patch({ header, param: { id: String(request.id) }, json: request.body }, init),
          ),
    );
    return { kind: 'saved', note };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const current = currentOf(error);
    if (error.status === 409 && current !== null) return { kind: 'conflict', current };
    if (error.status === 404 && request.method === 'PATCH') return { kind: 'gone' };
    if ([400, 404, 413, 422].includes(error.status)) return { kind: 'refused', message: inWords(error) };
    throw error;
  }
}

const inWords = ({ fields, message }: ApiError): string =>
  fields.notes === undefined ? message : `The note ${fields.notes}`;

/** How sending a draft went; 'stopped' where the next would not go either. */
type Outcome = 'done' | 'failed' | 'stopped';

/** No connection, no session, or too much at once: that is not the draft's own. */
const STOPS: readonly (number | undefined)[] = [0, 401, 429];

/** Sends one draft. Done is what the library answered, be it that the reader has to choose. */
async function sendOne(
  queryClient: QueryClient,
  userId: number,
  key: string,
  keepalive = false,
): Promise<Outcome> {
  for (let round = 0; round < ROUNDS; round++) {
    const draft = readDraft(key);
    const next = draft === null ? null : sending(draft);
    if (next === null) return 'done';
    // Another reader may have signed in by another tab: theirs is not the place for it.
    if (storedReader() !== userId) return 'stopped';
    writeDraft(key, next.draft);
    setProgress(key, { isSending: true });
    try {
      const answer = await ask(queryClient, userId, next.request, keepalive);
      await settle(queryClient, userId, next.draft, answer);
      setProgress(key, {
        ...{ isSending: false, failure: null, isOffline: false },
        ...(answer.kind === 'saved' ? { savedAt: Date.parse(answer.note.updatedAt) } : {}),
      });
      wait = RETRY_MS[0];
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      setProgress(key, {
        isSending: false,
        failure: known?.message ?? 'it could not be sent.',
        isOffline: known?.status === 0,
      });
      if (known?.status !== 401) tryLater(queryClient, userId);
      return STOPS.includes(known?.status) ? 'stopped' : 'failed';
    }
  }
  return 'done';
}

async function settle(
  queryClient: QueryClient,
  userId: number,
  place: NotePlace,
  answer: Answer,
): Promise<void> {
  // The list first: without draft and note, the field would show the text of before, and its caret jump to the end.
  if (answer.kind === 'saved') await showNote(queryClient, userId, place, answer.note);
  if (answer.kind === 'conflict') await showNote(queryClient, userId, place, answer.current);
  if (answer.kind === 'gone') await showNote(queryClient, userId, place, null);
  const key = draftKey(userId, place);
  const draft = readDraft(key);
  // Dropped meanwhile, as by logging out in another tab: it does not come back.
  if (draft !== null) writeDraft(key, answered(draft, answer));
}

function tryLater(queryClient: QueryClient, userId: number): void {
  clearTimeout(retry);
  retry = setTimeout(() => {
    const user = queryClient.getQueryData<User | null>(userQuery.queryKey);
    if (user?.id === userId) void sendDrafts(queryClient, userId);
  }, wait);
  wait = Math.min(wait * 2, RETRY_MS[1]);
}

/** Sends what a reader wrote of a verse. `keepalive` where the page may be gone before the answer. Gives whether it went. */
export function sendDraft(
  queryClient: QueryClient,
  userId: number,
  place: NotePlace,
  keepalive = false,
): Promise<boolean> {
  const key = draftKey(userId, place);
  return alone(userId, async () => (await sendOne(queryClient, userId, key, keepalive)) === 'done');
}

/** Sends everything a reader has not sent yet. Gives what is left, because it failed or waits for a choice. */
export function sendDrafts(queryClient: QueryClient, userId: number): Promise<Draft[]> {
  return alone(userId, async () => {
    for (const draft of draftsOf(userId)) {
      if ((await sendOne(queryClient, userId, draftKey(userId, draft))) === 'stopped') break;
    }
    return draftsOf(userId).filter(isUnsent);
  });
}

/**
 * Deletes a reader's note of a verse, with what was typed on it. Throws an `ApiError` where it could not; 409 where the
 * note is another by now than the one that was seen, which the screens then show.
 */
export function deleteNote(queryClient: QueryClient, userId: number, place: NotePlace): Promise<void> {
  return alone(userId, async () => {
    const key = draftKey(userId, place);
    // What was sent without an answer may have become a note.
    if (readDraft(key)?.sent && (await sendOne(queryClient, userId, key)) !== 'done') {
      throw new ApiError(0, { message: 'The library could not be reached.' });
    }
    const next = deleting(readDraft(key), seenNote(queryClient, userId, place));
    if ('draft' in next) {
      writeDraft(key, next.draft);
      throw new ApiError(409, { message: 'This note has been changed elsewhere.' });
    }
    if (next.seen !== null) {
      try {
        const param = { id: String(next.seen.id) };
        const query = { revision: String(next.seen.revision) };
        const init = { init: { signal: AbortSignal.timeout(ANSWER_MS) } };
        await asReader(
          queryClient,
          call(api.notes[':id'].$delete({ header: nameOf(userId), param, query }, init)),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const current = currentOf(error);
        if (current !== null) await settle(queryClient, userId, place, { kind: 'conflict', current });
        // Deleted elsewhere is deleted.
        if (error.status !== 404) throw error;
      }
    }
    await showNote(queryClient, userId, place, null);
    writeDraft(key, null);
    setProgress(key, { savedAt: null, failure: null, isOffline: false });
  });
}

// What storage has no room for is lost with the page: the browser asks before it goes.
addEventListener('beforeunload', (event) => {
  if (isAnythingOnlyHere()) event.preventDefault();
});
