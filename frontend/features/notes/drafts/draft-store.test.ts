import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '../card/draft-keys.ts';
import type { Draft } from './draft.ts';
import {
  draftsOf,
  forgetUnstored,
  hasUnstoredDrafts,
  isUnstored,
  readDraft,
  writeDraft,
} from './draft-store.ts';

const draft = (verse: number): Draft => ({
  book: 'ruth',
  chapter: 1,
  verse,
  notes: `typed ${verse}`,
  isKabbalistic: false,
  base: null,
  sent: null,
  conflict: null,
  refused: null,
});

let stored: Record<string, string>;
let isFull = false;

beforeEach(() => {
  isFull = false;
  stored = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (isFull) throw new Error('QuotaExceededError');
        stored[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  });
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => {
  for (const user of [3, 4]) forgetUnstored(user);
  vi.unstubAllGlobals();
});

test('a draft of a note is stored by reader and verse, and readDraft returns the same object until it changes', () => {
  const key = draftKey(3, draft(1));
  expect(readDraft(key)).toBeNull();
  writeDraft(key, draft(1));
  expect(Object.keys(stored)).toEqual(['note-draft:3:ruth:1:1']);
  expect(readDraft(key)).toEqual(draft(1));
  expect(readDraft(key)).toBe(readDraft(key));
  stored[key] = JSON.stringify({ ...draft(1), notes: 'more' });
  expect(readDraft(key)?.notes).toBe('more');
  writeDraft(key, null);
  expect({ draft: readDraft(key), storedKeys: Object.keys(stored) }).toEqual({ draft: null, storedKeys: [] });
});

test('draftsOf returns only the readable drafts of the given reader', () => {
  writeDraft(draftKey(3, draft(1)), draft(1));
  writeDraft(draftKey(4, draft(2)), draft(2));
  writeDraft(draftKey(34, draft(3)), draft(3));
  stored['note-draft:3:broken'] = '{';
  stored['gematria-theme'] = 'dark';
  expect(draftsOf(3)).toEqual([draft(1)]);
});

test('a draft of a note for which the storage has no room stays in memory', () => {
  const key = draftKey(3, draft(1));
  writeDraft(key, draft(1));
  isFull = true;
  writeDraft(key, draft(2));
  expect([readDraft(key), isUnstored(key), hasUnstoredDrafts()]).toEqual([draft(2), true, true]);
  expect(draftsOf(3)).toEqual([draft(2)]);
  isFull = false;
  writeDraft(key, draft(3));
  expect([readDraft(key), isUnstored(key), hasUnstoredDrafts()]).toEqual([draft(3), false, false]);
});

test('forgetUnstored removes only the given reader’s drafts from memory', () => {
  isFull = true;
  writeDraft(draftKey(3, draft(1)), draft(1));
  writeDraft(draftKey(4, draft(2)), draft(2));
  forgetUnstored(3);
  expect([draftsOf(3), draftsOf(4)]).toEqual([[], [draft(2)]]);
});

test('a draft of a note stays in memory if the browser blocks the storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const key = draftKey(3, draft(1));
  writeDraft(key, draft(1));
  expect([readDraft(key), isUnstored(key), draftsOf(3)]).toEqual([draft(1), true, [draft(1)]]);
  writeDraft(key, null);
  expect(readDraft(key)).toBeNull();
});
