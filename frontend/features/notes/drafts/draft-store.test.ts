import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '../card/draft-keys.ts';
import type { Draft } from './draft.ts';
import {
  draftsOf,
  forgetUnstored,
  isAnythingOnlyHere,
  isOnlyHere,
  readDraft,
  writeDraft,
} from './draft-store.ts';

const draft = (verse: number): Draft => ({
  ...{ book: 'ruth', chapter: 1, verse, notes: `typed ${verse}`, isKabbalistic: false },
  ...{ base: null, sent: null, conflict: null, refused: null },
});

/** A browser's storage, and whether there is room in it. */
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

test('a draft is kept under its reader and verse, and the same object until it changes', () => {
  const key = draftKey(3, draft(1));
  expect(readDraft(key)).toBeNull();
  writeDraft(key, draft(1));
  expect(Object.keys(stored)).toEqual(['note-draft:3:ruth:1:1']);
  expect(readDraft(key)).toEqual(draft(1));
  expect(readDraft(key)).toBe(readDraft(key));
  // Another tab wrote.
  stored[key] = JSON.stringify({ ...draft(1), notes: 'more' });
  expect(readDraft(key)?.notes).toBe('more');
  writeDraft(key, null);
  expect([readDraft(key), Object.keys(stored)]).toEqual([null, []]);
});

test('nobody is given another’s drafts', () => {
  writeDraft(draftKey(3, draft(1)), draft(1));
  writeDraft(draftKey(4, draft(2)), draft(2));
  writeDraft(draftKey(34, draft(3)), draft(3));
  stored['note-draft:3:broken'] = '{';
  stored['gematria-theme'] = 'dark';
  expect(draftsOf(3)).toEqual([draft(1)]);
});

test('what storage has no room for stays on the page', () => {
  const key = draftKey(3, draft(1));
  writeDraft(key, draft(1));
  isFull = true;
  writeDraft(key, draft(2));
  expect([readDraft(key), isOnlyHere(key), isAnythingOnlyHere()]).toEqual([draft(2), true, true]);
  expect(draftsOf(3)).toEqual([draft(2)]);
  isFull = false;
  writeDraft(key, draft(3));
  expect([readDraft(key), isOnlyHere(key), isAnythingOnlyHere()]).toEqual([draft(3), false, false]);
});

test('of what the page alone holds, one’s own is forgotten', () => {
  isFull = true;
  writeDraft(draftKey(3, draft(1)), draft(1));
  writeDraft(draftKey(4, draft(2)), draft(2));
  forgetUnstored(3);
  expect([draftsOf(3), draftsOf(4)]).toEqual([[], [draft(2)]]);
});

test('where storage is closed the page still keeps it', () => {
  vi.stubGlobal('localStorage', undefined);
  const key = draftKey(3, draft(1));
  writeDraft(key, draft(1));
  expect([readDraft(key), isOnlyHere(key), draftsOf(3)]).toEqual([draft(1), true, [draft(1)]]);
  writeDraft(key, null);
  expect(readDraft(key)).toBeNull();
});
