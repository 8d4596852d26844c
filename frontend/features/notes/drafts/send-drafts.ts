/**
 * Sends the drafts of notes, from one tab at a time, and reports the progress. `draft.ts` decides what to send and
 * what an answer means.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Note, User } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, call } from '../../../api/client.ts';
import { asReader } from '../../../session/reader.ts';
import { storedReader } from '../../../session/stored-reader.ts';
import { userQuery } from '../../../session/user-query.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { draftKey } from '../card/draft-keys.ts';
import { latestNotes, readerHeader, refetchNotes, seenNote, showNote } from '../notes-queries.ts';
import {
  type Answer,
  type Draft,
  draftAfterAnswer,
  draftAfterList,
  isUnsent,
  type NotePlace,
  nextRequest,
  planDeletion,
  type Request,
} from './draft.ts';
import { draftsOf, hasUnstoredDrafts, readDraft, setProgress, writeDraft } from './draft-store.ts';

const ANSWER_TIMEOUT_MS = 20_000;
/** The first and the longest delay before a failed draft is sent again, in milliseconds. */
const RETRY_MS = [5_000, 300_000] as const;
/**
 * The largest number of requests in a row for one draft. Text that is typed while an answer is awaited is sent
 * directly after the answer. After this number of requests, it is sent at the next pause in typing.
 */
const MAX_ROUNDS = 3;

interface Sender {
  readonly queryClient: QueryClient;
  readonly userId: number;
}

let retryDelay: number = RETRY_MS[0];
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Runs `work` while no other tab sends notes of this reader. */
function withLock<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks !== undefined) return locks.request(`notes of ${userId}`, work) as Promise<T>;
  // Without locks two tabs can send the same text. The revision makes that harmless.
  const next = queue.then(work, work);
  queue = next.catch(() => {});
  return next;
}

const currentOf = (error: ApiError): Note | null => error.current as Note | null;

/** Sends the request for a draft. Throws if no answer decides whether the note was saved. */
async function sendRequest(
  { queryClient, userId }: Sender,
  request: Request,
  keepalive: boolean,
): Promise<Answer> {
  const header = readerHeader(userId);
  const init = { init: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS), keepalive } };
  try {
    const note = await asReader(
      queryClient,
      request.method === 'POST'
        ? call(api.notes.$post({ header, json: request.body }, init), 'id')
        : call(
            api.notes[':id'].$patch({ header, param: { id: String(request.id) }, json: request.body }, init),
            'id',
          ),
    );
    return { kind: 'saved', note };
  } catch (error) {
    const answer = error instanceof ApiError ? answerIn(error, request.method) : null;
    if (answer === null) throw error;
    return answer;
  }
}

/** The answer that an error contains. Null if the error does not decide whether the note was saved. */
function answerIn(error: ApiError, method: Request['method']): Answer | null {
  const current = currentOf(error);
  if (error.status === 409 && current !== null) return { kind: 'conflict', current };
  if (error.status === 404 && method === 'PATCH') return { kind: 'deleted' };
  const message = refusalIn(error);
  return message === null ? null : { kind: 'refused', message };
}

/** Why the server refused the text of a note. Null for an error that says nothing about the text. */
export const refusalIn = ({ status, fields, message }: ApiError): string | null => {
  if (![400, 404, 413, 422].includes(status)) return null;
  return fields.notes === undefined ? message : notesText.sending.refused(fields.notes);
};

/**
 * The result of sending a draft. `failed` means that the draft must be sent again, `stopped` that the next
 * draft would fail too.
 */
type Outcome = 'done' | 'failed' | 'stopped';

/**
 * The statuses for no connection (0), no session and too many requests. After one of them `sendDrafts` sends
 * no further draft.
 */
const STOPPING_STATUSES: readonly (number | undefined)[] = [0, 401, 429];

/**
 * Sends one draft. The outcome is `done` if the server has decided, also if it refused the text or the reader
 * now has to choose between two versions, and if there is nothing to send.
 */
async function sendOne(sender: Sender, key: string, keepalive = false): Promise<Outcome> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const draft = readDraft(key);
    const next = draft === null ? null : nextRequest(draft);
    if (next === null) return 'done';
    // Another reader may have signed in in another tab. The draft must not become their note.
    if (storedReader() !== sender.userId) return 'stopped';
    writeDraft(key, next.draft);
    setProgress(key, { isSending: true });
    try {
      const answer = await sendRequest(sender, next.request, keepalive);
      await applyAnswer(sender, next.draft, answer);
      const saved = answer.kind === 'saved' ? { savedAt: Date.parse(answer.note.updatedAt) } : {};
      setProgress(key, { isSending: false, failure: null, isOffline: false, ...saved });
      retryDelay = RETRY_MS[0];
    } catch (error) {
      return afterFailure(sender, key, error instanceof ApiError ? error : null);
    }
  }
  return 'done';
}

function afterFailure(sender: Sender, key: string, error: ApiError | null): Outcome {
  setProgress(key, {
    isSending: false,
    failure: error?.message ?? notesText.sending.failed,
    isOffline: error?.status === 0,
  });
  if (error?.status !== 401) scheduleRetry(sender);
  return STOPPING_STATUSES.includes(error?.status) ? 'stopped' : 'failed';
}

async function applyAnswer({ queryClient, userId }: Sender, place: NotePlace, answer: Answer): Promise<void> {
  // The list must change before the draft is deleted. Otherwise the field would show the old text for a moment, and its
  // caret would jump to the end.
  if (answer.kind === 'saved') await showNote(queryClient, userId, place, answer.note);
  if (answer.kind === 'conflict') await showNote(queryClient, userId, place, answer.current);
  if (answer.kind === 'deleted') await showNote(queryClient, userId, place, null);
  const key = draftKey(userId, place);
  const draft = readDraft(key);
  // A draft that was deleted before the answer, for example by logging out in another tab, must not be stored
  // again.
  if (draft !== null) writeDraft(key, draftAfterAnswer(draft, answer));
}

function scheduleRetry({ queryClient, userId }: Sender): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(() => {
    const user = queryClient.getQueryData<User | null>(userQuery.queryKey);
    if (user?.id === userId) void sendDrafts(queryClient, userId);
  }, retryDelay);
  retryDelay = Math.min(retryDelay * 2, RETRY_MS[1]);
}

/**
 * Sends a reader's draft for a verse. Set `keepalive` if the page may close before the answer. Returns true
 * if the server has decided about the draft, by saving or refusing it or with a conflict, and if there is
 * nothing to send.
 */
export function sendDraft(
  queryClient: QueryClient,
  userId: number,
  place: NotePlace,
  keepalive = false,
): Promise<boolean> {
  const key = draftKey(userId, place);
  return withLock(userId, async () => (await sendOne({ queryClient, userId }, key, keepalive)) === 'done');
}

/**
 * Sends a reader's drafts one after the other, until the outcome of one is `stopped`. Returns the drafts that
 * remain unsent: they failed, were refused or wait for the reader's choice.
 */
export function sendDrafts(queryClient: QueryClient, userId: number): Promise<Draft[]> {
  return withLock(userId, async () => {
    for (const draft of draftsOf(userId)) {
      if ((await sendOne({ queryClient, userId }, draftKey(userId, draft))) === 'stopped') break;
    }
    return draftsOf(userId).filter(isUnsent);
  });
}

/**
 * Deletes a reader's note on a verse and its draft. Throws an `ApiError` if that fails. Its status is 409 if the note
 * has changed since the reader saw it; the screens then show the new version.
 */
export function deleteNote(queryClient: QueryClient, userId: number, place: NotePlace): Promise<void> {
  return withLock(userId, async () => {
    const key = draftKey(userId, place);
    // A text that was sent without an answer may have become a note, so the list of notes is requested. Sending the
    // text again is no way to learn it: a note that cannot be saved could then not be deleted.
    const unanswered = readDraft(key);
    if (unanswered?.sent) {
      await latestNotes(queryClient, userId);
      writeDraft(key, draftAfterList(unanswered, seenNote(queryClient, userId, place)));
    }
    const next = planDeletion(readDraft(key), seenNote(queryClient, userId, place));
    if ('draft' in next) {
      writeDraft(key, next.draft);
      throw new ApiError(409, { message: notesText.sending.changed });
    }
    if (next.seen !== null) await deleteOnServer({ queryClient, userId }, place, next.seen);
    await showNote(queryClient, userId, place, null);
    refetchNotes(queryClient, userId);
    writeDraft(key, null);
    setProgress(key, { savedAt: null, failure: null, isOffline: false });
  });
}

/** Deletes a note in the version that the reader has seen. If it has changed since, shows the new version and throws. */
async function deleteOnServer(
  sender: Sender,
  place: NotePlace,
  seen: Pick<Note, 'id' | 'revision'>,
): Promise<void> {
  const header = readerHeader(sender.userId);
  const param = { id: String(seen.id) };
  const query = { revision: String(seen.revision) };
  const init = { init: { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } };
  try {
    await asReader(sender.queryClient, call(api.notes[':id'].$delete({ header, param, query }, init)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const current = currentOf(error);
    if (current !== null) await applyAnswer(sender, place, { kind: 'conflict', current });
    // Status 404 means that the note has already been deleted elsewhere.
    if (error.status !== 404) throw error;
  }
}

// Drafts that are only in memory would be lost with the page, so the browser asks before it closes the page.
addEventListener('beforeunload', (event) => {
  if (hasUnstoredDrafts()) event.preventDefault();
});
