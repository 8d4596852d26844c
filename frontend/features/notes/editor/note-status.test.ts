import { expect, test } from 'vitest';
import type { Draft } from '../drafts/draft.ts';
import { noteStatus } from './note-status.ts';

const DRAFT: Draft = {
  book: 'ruth',
  chapter: 1,
  verse: 1,
  notes: 'typed',
  isKabbalistic: false,
  base: null,
  sent: null,
  conflict: null,
  refused: null,
};
const IDLE = { isSending: false, failure: null, isOffline: false, savedAt: null };
const at = { draft: DRAFT as Draft | null, progress: IDLE, isOnline: true, isUnstored: false };

test.each<[string, Parameters<typeof noteStatus>[0], string, boolean]>([
  ['an untouched note', { ...at, draft: null }, '', false],
  [
    'a saved note',
    { ...at, draft: null, progress: { ...IDLE, savedAt: new Date(2026, 10, 22, 9, 5).getTime() } },
    'Saved 09:05',
    false,
  ],
  ['a note while the reader types', at, 'Saving…', false],
  ['a note that is being sent', { ...at, progress: { ...IDLE, isSending: true } }, 'Saving…', false],
  [
    'a note without a connection',
    { ...at, isOnline: false },
    'Offline. Saved on this device until you are back online.',
    true,
  ],
  [
    'a note whose request had no answer',
    { ...at, progress: { ...IDLE, isOffline: true, failure: 'unreachable' } },
    'Offline. Saved on this device until you are back online.',
    true,
  ],
  [
    'a note that could not be sent',
    { ...at, progress: { ...IDLE, failure: 'It is away.' } },
    'Not saved: It is away.',
    true,
  ],
  [
    'a note that the server refused',
    { ...at, draft: { ...DRAFT, refused: 'It is too long.' } },
    'Not saved: It is too long.',
    true,
  ],
  [
    'an emptied note',
    { ...at, draft: { ...DRAFT, notes: ' ', base: { id: 1, revision: 1 } } },
    'Not saved. The note is empty. Press Delete to remove it.',
    true,
  ],
  ['an emptied new note', { ...at, draft: { ...DRAFT, notes: '', isKabbalistic: true } }, '', false],
  [
    'a note that was deleted elsewhere',
    { ...at, draft: { ...DRAFT, conflict: { note: null } } },
    'Not saved. The note was deleted somewhere else. Please choose.',
    true,
  ],
  [
    'a note for which the storage is full',
    { ...at, isUnstored: true },
    'Not saved. This browser’s storage is full, so keep this page open.',
    true,
  ],
])(
  'the line below a note shows the expected status of %s, and whether it is a problem',
  (_, situation, text, isProblem) => {
    expect(noteStatus(situation)).toEqual({ text, isProblem });
  },
);
