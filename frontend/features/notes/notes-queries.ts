import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Note } from '../../../domain/contract/index.ts';
import { api, call } from '../../api/client.ts';
import { asReader } from '../../session/reader.ts';
import type { NotePlace } from './drafts/draft.ts';
import { onDraftDeletedElsewhere } from './drafts/draft-store.ts';
import { byPlace, isSamePlace } from './note-place.ts';

/**
 * The time in milliseconds after which the list of notes counts as old. It is then requested again when it is needed,
 * because another device can change notes too.
 */
const FRESH_MS = 60_000;

/**
 * The header that names the reader of a request. The server refuses the request if another reader has signed in
 * since.
 */
export const readerHeader = (userId: number | undefined) =>
  userId === undefined ? {} : { 'x-reader': String(userId) };

const keyOf = (userId: number) => ['notes', userId] as const;

/**
 * The query for all notes of the reader, in canonical order. The editor, the list and the marks of notes share this
 * one answer.
 */
export const notesQuery = (queryClient: QueryClient, userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      asReader(
        queryClient,
        call(api.notes.$get({ header: readerHeader(userId) }, { init: { signal } }), 'length'),
      ),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: true,
  });

/**
 * The reader's notes. They are requested if they are missing or older than `FRESH_MS`, when the window gets
 * the focus, when the connection returns, and when another tab has deleted a draft, for example after a save.
 */
export function useNotes(userId: number) {
  const queryClient = useQueryClient();
  useEffect(
    () => onDraftDeletedElsewhere(() => void queryClient.invalidateQueries({ queryKey: keyOf(userId) })),
    [queryClient, userId],
  );
  return useQuery(notesQuery(queryClient, userId));
}

/** The reader's notes as this page last received them. Undefined before the first time. */
export const knownNotes = (queryClient: QueryClient, userId: number): Note[] | undefined =>
  queryClient.getQueryData<Note[]>(keyOf(userId));

/**
 * The note on a verse as this page last received it. Null if the list of notes has none on the verse, or is not
 * loaded.
 */
export function seenNote(queryClient: QueryClient, userId: number, place: NotePlace): Note | null {
  return knownNotes(queryClient, userId)?.find((note) => isSamePlace(note, place)) ?? null;
}

/** Requests the list of notes again, also if no screen shows it. Throws if that fails. */
export async function latestNotes(queryClient: QueryClient, userId: number): Promise<void> {
  await queryClient.fetchQuery({ ...notesQuery(queryClient, userId), staleTime: 0 });
}

export const refetchNotes = (queryClient: QueryClient, userId: number): void =>
  void queryClient.invalidateQueries({ queryKey: keyOf(userId) });

/**
 * Puts the server's current note on a verse into the list of notes, or removes it if `note` is null. Every screen
 * shows the change at once.
 */
export async function showNote(
  queryClient: QueryClient,
  userId: number,
  place: NotePlace,
  note: Note | null,
): Promise<void> {
  const queryKey = keyOf(userId);
  // A list that is still loading may not contain this change, so its request is cancelled.
  await queryClient.cancelQueries({ queryKey });
  const list = queryClient.getQueryData<Note[]>(queryKey);
  if (list === undefined) return void queryClient.invalidateQueries({ queryKey });
  const others = list.filter((one) => !isSamePlace(one, place));
  queryClient.setQueryData(queryKey, note === null ? others : [...others, note].sort(byPlace));
}
