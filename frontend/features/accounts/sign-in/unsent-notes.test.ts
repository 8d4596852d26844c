import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    removeItem: { value: (key: string) => delete stored[key] },
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('dropNotes deletes only the given drafts of notes; drafts that are new or changed since, and other readers’ drafts, stay', async () => {
  const { dropNotes, notesToDrop } = await import('./unsent-notes.ts');
  Object.assign(stored, {
    'note-draft:3:ruth:1:1': 'given up',
    // This draft is unreadable, but it belongs to this reader.
    'note-draft:3:broken': '{',
    'note-draft:3:ruth:1:2': 'typed on',
    'note-draft:34:ruth:1:1': 'another’s',
    'gematria-theme': 'dark',
  });
  const notes = notesToDrop(3);
  Object.assign(stored, { 'note-draft:3:ruth:1:2': 'typed on, and on', 'note-draft:3:ruth:1:3': 'new' });
  await dropNotes(notes);
  expect(stored).toEqual({
    'note-draft:3:ruth:1:2': 'typed on, and on',
    'note-draft:3:ruth:1:3': 'new',
    'note-draft:34:ruth:1:1': 'another’s',
    'gematria-theme': 'dark',
  });
  await dropNotes(notesToDrop(undefined));
  expect(Object.keys(stored)).toHaveLength(4);
});
