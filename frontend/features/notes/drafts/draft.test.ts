import { expect, test } from 'vitest';
import { draftAfterAnswer, draftAfterEdit, isUnsent, nextRequest, parseDraft } from './draft.ts';
import { NOTE, PLACE, sent, typed, version } from './testing.ts';

test('a new note is sent with POST, and a change with PATCH and the revision', () => {
  expect(nextRequest(typed('mine', null))?.request).toEqual({
    method: 'POST',
    body: { ...PLACE, ...version('mine') },
  });
  expect(nextRequest(typed('mine'))?.request).toEqual({
    method: 'PATCH',
    id: 7,
    body: { ...version('mine'), revision: 4 },
  });
});

test('a draft of a note is sent with U+FFFD instead of a lone surrogate, which UTF-8 cannot store', () => {
  expect(typed('cut: \ud83d')).toMatchObject(version('cut: \ufffd'));
});

test('a draft of a note that the server saved with another text is not sent again; newer text becomes a draft based on the altered note', () => {
  const draft = sent(typed('mine'));
  const altered = { ...NOTE, ...version('mine.'), revision: 5 };
  expect(draftAfterAnswer(draft, { kind: 'saved', note: altered })).toBeNull();
  const more = draftAfterAnswer({ ...draft, ...version('mine and more') }, { kind: 'saved', note: altered });
  expect(more).toMatchObject({ ...version('mine and more'), base: { id: 7, revision: 5 }, sent: null });
});

test('an edit makes no draft if its text equals the saved note, or is empty and there is no note', () => {
  expect(draftAfterEdit(typed('mine'), NOTE, PLACE, version('still waters'))).toBeNull();
  expect(draftAfterEdit(null, null, PLACE, version(''))).toBeNull();
  expect(draftAfterEdit(typed('x', null), null, PLACE, version(''))).toBeNull();
  // The server may already have saved the text that was sent. So the old text must be sent as a change.
  expect(draftAfterEdit(sent(typed('mine')), NOTE, PLACE, version('still waters'))).toMatchObject(
    version('still waters'),
  );
  expect(draftAfterEdit(null, NOTE, PLACE, version('still waters', true))).toMatchObject({
    isKabbalistic: true,
  });
});

test('a draft of a note keeps the revision that it began with, even if the server has a newer one', () => {
  const draft = draftAfterEdit(
    typed('mine'),
    { ...NOTE, notes: 'theirs', revision: 5 },
    PLACE,
    version('mine too'),
  );
  expect(draft?.base).toEqual({ id: 7, revision: 4 });
  expect(
    draftAfterEdit(typed('mine'), { ...NOTE, notes: 'theirs', revision: 5 }, PLACE, version('theirs')),
  ).not.toBeNull();
});

test('a draft of a note that has only white space is not sent and does not count as unsent; its earlier text without an answer is still sent', () => {
  const draft = typed(' \n');
  expect([nextRequest(draft), isUnsent(draft)]).toEqual([null, false]);
  // A text that was sent earlier still needs an answer, so the draft is unsent.
  const emptied = draftAfterEdit(sent(typed('mine')), NOTE, PLACE, version(''));
  if (emptied === null) throw new Error('there is no draft');
  expect(isUnsent(emptied)).toBe(true);
  expect(nextRequest(emptied)?.request.body.notes).toBe('mine');
});

test('a draft of a note is removed when its text is saved; newer text becomes a draft based on the saved revision', () => {
  const saved = { ...NOTE, ...version('mine'), revision: 5 };
  const draft = sent(typed('mine'));
  expect(draftAfterAnswer(draft, { kind: 'saved', note: saved })).toBeNull();
  const more = draftAfterEdit(draft, NOTE, PLACE, version('mine and more'));
  if (more === null) throw new Error('there is no draft');
  const kept = draftAfterAnswer(more, { kind: 'saved', note: saved });
  expect(kept).toMatchObject({ notes: 'mine and more', base: { id: 7, revision: 5 }, sent: null });
});

test('a draft of a note whose request had no answer is sent again unchanged; a note with that same text is no conflict', () => {
  const more = draftAfterEdit(sent(typed('mine')), NOTE, PLACE, version('mine and more'));
  if (more === null) throw new Error('there is no draft');
  expect(nextRequest(more)?.request).toMatchObject({ body: { notes: 'mine', revision: 4 } });
  const current = { ...NOTE, ...version('mine'), revision: 5 };
  expect(draftAfterAnswer(more, { kind: 'conflict', current })).toMatchObject({
    notes: 'mine and more',
    base: { id: 7, revision: 5 },
    conflict: null,
    sent: null,
  });
});

test('a draft of a note is removed if the server’s changed note has the same text from another device', () => {
  const current = { ...NOTE, ...version('mine'), revision: 9 };
  expect(draftAfterAnswer(sent(typed('mine')), { kind: 'conflict', current })).toBeNull();
});

test('a text of a note that the server refused stays in the draft and is sent again only after a change', () => {
  const draft = draftAfterAnswer(sent(typed('mine')), { kind: 'refused', message: 'is too long' });
  if (draft === null) throw new Error('there is no draft');
  expect([draft.refused, nextRequest(draft)]).toEqual(['is too long', null]);
  const shorter = draftAfterEdit(draft, NOTE, PLACE, version('min'));
  expect(shorter && nextRequest(shorter)?.request.body.notes).toBe('min');
});

test('a stored draft of a note can be read again, and a broken text is read as null', () => {
  const draft = draftAfterAnswer(sent(typed('mine')), {
    kind: 'conflict',
    current: { ...NOTE, ...version('theirs'), revision: 5 },
  });
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  for (const broken of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ ...draft, notes: 7 }),
    ...[{ base: {} }, { sent: 'x' }, { conflict: { note: {} } }, { refused: 1 }, { verse: 1.5 }].map((part) =>
      JSON.stringify({ ...draft, ...part }),
    ),
  ]) {
    expect(parseDraft(broken), broken).toBeNull();
  }
});
