/**
 * Keeps the drafts of notes in this browser, shared by all its tabs. Every change is stored at once, so that closing
 * a page loses nothing. A draft that the storage cannot hold stays in the memory of this page.
 */
import { useSyncExternalStore } from 'react';
import { store, stored } from '../../../storage/stored.ts';
import { DRAFT_PREFIX, draftKey, readerPrefix, storedDraftKeys } from '../card/draft-keys.ts';
import { type Draft, type NotePlace, parseDraft } from './draft.ts';

export interface Progress {
  readonly isSending: boolean;
  readonly failure: string | null;
  readonly isOffline: boolean;
  /**
   * The time of the server's last save of the draft, in milliseconds since 1970. Null before the first save, and again
   * after each edit and after the note was deleted.
   */
  readonly savedAt: number | null;
}

const IDLE: Progress = { isSending: false, failure: null, isOffline: false, savedAt: null };

/** Drafts that the browser's storage refused because it is full or blocked. They last as long as this page. */
const unstored = new Map<string, string>();
const parsed = new Map<string, { readonly json: string; readonly draft: Draft | null }>();
const progress = new Map<string, Progress>();
const listeners = new Set<() => void>();
let changes = 0;

function notifyListeners(): void {
  changes++;
  for (const listener of listeners) listener();
}

/** The draft with this storage key, or null. Until the draft changes, calls return one and the same object. */
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

export function writeDraft(key: string, draft: Draft | null): void {
  const json = draft === null ? null : JSON.stringify(draft);
  unstored.delete(key);
  if (!store(key, json) && json !== null) unstored.set(key, json);
  notifyListeners();
}

export const isUnstored = (key: string): boolean => unstored.has(key);

export const hasUnstoredDrafts = (): boolean => unstored.size > 0;

export function draftsOf(userId: number): Draft[] {
  const keys = new Set([
    ...storedDraftKeys(userId),
    ...[...unstored.keys()].filter((key) => key.startsWith(readerPrefix(userId))),
  ]);
  return [...keys].map(readDraft).filter((draft) => draft !== null);
}

export function forgetUnstored(userId: number): void {
  for (const key of unstored.keys()) if (key.startsWith(readerPrefix(userId))) unstored.delete(key);
  notifyListeners();
}

export const progressOf = (key: string): Progress => progress.get(key) ?? IDLE;

export function setProgress(key: string, change: Partial<Progress>): void {
  progress.set(key, { ...progressOf(key), ...change });
  notifyListeners();
}

function onStorage({ key }: StorageEvent): void {
  // The storage event has the key null if the whole storage was cleared, and no key if this tab sent the event
  // itself.
  if (key == null || key.startsWith(DRAFT_PREFIX)) notifyListeners();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/**
 * Calls the listener when another tab deletes a draft, because it was saved or discarded. Returns a function that
 * removes the listener.
 */
export function onDraftDeletedElsewhere(listener: () => void): () => void {
  const onDeleted = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(DRAFT_PREFIX) && newValue === null) listener();
  };
  addEventListener('storage', onDeleted);
  return () => removeEventListener('storage', onDeleted);
}

/**
 * Renders the component again whenever a draft changes in any tab, or whenever this tab makes progress in sending
 * one.
 */
export function useDraftChanges(): void {
  useSyncExternalStore(subscribe, () => changes);
}

export function useDraft(userId: number, place: NotePlace) {
  useDraftChanges();
  const key = draftKey(userId, place);
  return { key, draft: readDraft(key), progress: progressOf(key) };
}
