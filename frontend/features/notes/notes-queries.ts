import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Note } from '../../../domain/contract/index.ts';
import { call } from '../../api/call.ts';
import { api } from '../../api/client.ts';
import { asReader } from '../../session/user-query.ts';
import type { NotePlace } from './drafts/draft.ts';
import { onDraftGoneElsewhere } from './drafts/draft-store.ts';
import { byPlace, isSamePlace } from './note-place.ts';

/** How long the list is taken to be what the library has: another device may write too. */
const FRESH_MS = 60_000;

/** Says in whose name a call is made: the library refuses it where another has signed in meanwhile. */
export const nameOf = (userId: number | undefined) =>
  userId === undefined ? {} : { 'x-reader': String(userId) };

const keyOf = (userId: number) => ['notes', userId] as const;

/** All notes of the reader, in canonical order: one list for card, page and marks. */
export const notesQuery = (queryClient: QueryClient, userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) =>
      asReader(queryClient, call(api.notes.$get({ header: nameOf(userId) }, { init: { signal } }))),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: true,
  });

/** The reader's notes; asked for where they are not here or no longer fresh, and when another tab has sent one. */
export function useNotes(userId: number) {
  const queryClient = useQueryClient();
  useEffect(
    () => onDraftGoneElsewhere(() => void queryClient.invalidateQueries({ queryKey: keyOf(userId) })),
    [queryClient, userId],
  );
  return useQuery(notesQuery(queryClient, userId));
}

/** The note of a verse as it was last seen; null where there is none. */
export function seenNote(queryClient: QueryClient, userId: number, place: NotePlace): Note | null {
  const list = queryClient.getQueryData<Note[]>(keyOf(userId));
  return list?.find((note) => isSamePlace(note, place)) ?? null;
}

/** Puts a note as the library has it now, or that there is none, into the list; every screen shows it at once. */
export async function showNote(
  queryClient: QueryClient,
  userId: number,
  place: NotePlace,
  note: Note | null,
): Promise<void> {
  const queryKey = keyOf(userId);
  // A list on its way, the first one too, is older than this.
  await queryClient.cancelQueries({ queryKey });
  const list = queryClient.getQueryData<Note[]>(queryKey);
  if (list === undefined) return void queryClient.invalidateQueries({ queryKey });
  const others = list.filter((one) => !isSamePlace(one, place));
  queryClient.setQueryData(queryKey, note === null ? others : [...others, note].sort(byPlace));
}
