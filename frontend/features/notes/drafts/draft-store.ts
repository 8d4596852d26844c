/**
 * Drafts as this browser keeps them, the same in all its tabs: every change is written at once, so that closing a page
 * loses nothing. What storage has no room for stays in this page's memory.
 */
import { useSyncExternalStore } from 'react';
import { store, stored } from '../../../storage/stored.ts';
import { DRAFT_PREFIX, draftKey, ofReader, storedDraftKeys } from '../card/draft-keys.ts';
import { type Draft, type NotePlace, parseDraft } from './draft.ts';

/** How sending goes in this tab. */
export interface Progress {
  readonly isSending: boolean;
  /** Why it did not go, in words; null where nothing failed. */
  readonly failure: string | null;
  /** The library could not be reached at all. */
  readonly isOffline: boolean;
  /** When the library took it, in milliseconds; null where it did not in this visit. */
  readonly savedAt: number | null;
}

const IDLE: Progress = { isSending: false, failure: null, isOffline: false, savedAt: null };

/** Drafts that storage refused, because it is full or closed. They live as long as this page. */
const unstored = new Map<string, string>();
const parsed = new Map<string, { readonly json: string; readonly draft: Draft | null }>();
const progress = new Map<string, Progress>();
const listeners = new Set<() => void>();
let changes = 0;

function tell(): void {
  changes++;
  for (const listener of listeners) listener();
}

/** A draft; null where there is none. The same object until it changes. */
export function readDraft(key: string): Draft | null {
  const json = unstored.get(key) ?? stored(key);
  if (json === null) {
    parsed.delete(key);
    return null;
  }
  const known = parsed.get(key);
  if (known?.json === json) return known.draft;
  const draft = parseDraft(json);
  parsed.set(key, { json, draft });
  return draft;
}

/** Keeps a draft, or drops it. */
export function writeDraft(key: string, draft: Draft | null): void {
  const json = draft === null ? null : JSON.stringify(draft);
  unstored.delete(key);
  if (!store(key, json) && json !== null) unstored.set(key, json);
  tell();
}

/** Whether the draft would be lost with this page: storage is full or closed. */
export const isOnlyHere = (key: string): boolean => unstored.has(key);

/** Whether anything would be. */
export const isAnythingOnlyHere = (): boolean => unstored.size > 0;

/** A reader's drafts, in no particular order. */
export function draftsOf(userId: number): Draft[] {
  const keys = new Set([
    ...storedDraftKeys(userId),
    ...[...unstored.keys()].filter((key) => key.startsWith(ofReader(userId))),
  ]);
  return [...keys].map(readDraft).filter((draft) => draft !== null);
}

/** Drops what this page alone holds of a reader, and tells that storage has changed. */
export function forgetUnstored(userId: number): void {
  for (const key of unstored.keys()) if (key.startsWith(ofReader(userId))) unstored.delete(key);
  tell();
}

/** How sending a draft goes in this tab. */
export const progressOf = (key: string): Progress => progress.get(key) ?? IDLE;

/** Tells how it goes; what is not named stays. */
export function setProgress(key: string, change: Partial<Progress>): void {
  progress.set(key, { ...progressOf(key), ...change });
  tell();
}

function onStorage({ key }: StorageEvent): void {
  // Null when everything was cleared; the account's own event names nothing.
  if (key == null || key.startsWith(DRAFT_PREFIX)) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Tells when another tab has no more use for a draft: the library has it, or it was dropped. Returns what ends it. */
export function onDraftGoneElsewhere(listener: () => void): () => void {
  const onGone = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(DRAFT_PREFIX) && newValue === null) listener();
  };
  addEventListener('storage', onGone);
  return () => removeEventListener('storage', onGone);
}

/** Renders anew whenever a draft or its progress changes, in any tab; they are then read as they are. */
export function useDraftChanges(): void {
  useSyncExternalStore(subscribe, () => changes);
}

/** A reader's draft of a verse and how sending it goes, followed. */
export function useDraft(userId: number, place: NotePlace) {
  useDraftChanges();
  const key = draftKey(userId, place);
  return { key, draft: readDraft(key), progress: progressOf(key) };
}
