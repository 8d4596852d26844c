import { expect, test } from 'vitest';
import type { Draft } from '../drafts/draft.ts';
import { type NoteStatus, noteStatus } from './note-status.ts';

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

test.each<[string, Parameters<typeof noteStatus>[0], string, NoteStatus['kind']]>([
  ['an untouched note', { ...at, draft: null }, '', 'progress'],
  [
    'a saved note',
    { ...at, draft: null, progress: { ...IDLE, savedAt: new Date(2026, 10, 22, 9, 5).getTime() } },
    'Saved 09:05',
    'progress',
  ],
  ['a note while the reader types', at, 'Saving…', 'progress'],
  ['a note that is being sent', { ...at, progress: { ...IDLE, isSending: true } }, 'Saving…', 'progress'],
  [
    'a note without a connection',
    { ...at, isOnline: false },
    'Offline. Saved on this device until you are back online.',
    'kept',
  ],
  [
    'a note whose request had no answer',
    { ...at, progress: { ...IDLE, isOffline: true, failure: 'unreachable' } },
    'Offline. Saved on this device until you are back online.',
    'kept',
  ],
  [
    'a note that could not be sent',
    { ...at, progress: { ...IDLE, failure: 'It is away.' } },
    'Saved on this device, not sent yet. It is away.',
    'kept',
  ],
  [
    'a note that the server refused',
    { ...at, draft: { ...DRAFT, refused: 'It is too long.' } },
    'Not saved: It is too long.',
    'problem',
  ],
  [
    'an emptied note',
    { ...at, draft: { ...DRAFT, notes: ' ', base: { id: 1, revision: 1 } } },
    'Not saved. The note is empty. Press Delete to remove it.',
    'problem',
  ],
  ['an emptied new note', { ...at, draft: { ...DRAFT, notes: '', isKabbalistic: true } }, '', 'progress'],
  [
    'a note that was deleted elsewhere',
    { ...at, draft: { ...DRAFT, conflict: { note: null } } },
    'Not saved. The note was deleted somewhere else. Please choose.',
    'problem',
  ],
  [
    'a note for which the storage is full',
    { ...at, isUnstored: true, isOnline: false },
    'Not saved. This browser’s storage is full, so keep this page open.',
    'problem',
  ],
])(
  'the line below a note shows the expected status of %s, and whether it is progress, kept on this device or a problem',
  (_, situation, text, kind) => {
    expect(noteStatus(situation)).toEqual({ text, kind });
  },
);
