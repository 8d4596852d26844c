import { expect, test } from 'vitest';
import type { Note } from '../../../../domain/contract/index.ts';
import { answered, type Draft, edited, isUnsent, parseDraft, resolved, sending } from './draft.ts';

const PLACE = { book: 'psalms', chapter: 23, verse: 3 };
const NOTE: Note = {
  ...PLACE,
  ...{ id: 7, userId: 3, notes: 'still waters', isKabbalistic: false, revision: 4 },
  ...{ createdAt: '2026-11-21T08:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' },
};
const say = (notes: string, isKabbalistic = false) => ({ notes, isKabbalistic });
const typed = (notes: string, note: Note | null = NOTE): Draft => {
  const draft = edited(null, note, PLACE, say(notes));
  if (draft === null) throw new Error('nothing was typed');
  return draft;
};
/** The draft as it is kept while its request is on the way. */
const sent = (draft: Draft): Draft => {
  const next = sending(draft);
  if (next === null) throw new Error('nothing is sent');
  return next.draft;
};

test('a new text is posted, one typed on a note changes its revision', () => {
  expect(sending(typed('mine', null))?.request).toEqual({
    method: 'POST',
    body: { ...PLACE, ...say('mine') },
  });
  expect(sending(typed('mine'))?.request).toEqual({
    method: 'PATCH',
    id: 7,
    body: { ...say('mine'), revision: 4 },
  });
});

test('half a character, which nothing can keep, is another from the first', () => {
  expect(typed('cut: \ud83d')).toMatchObject(say('cut: \ufffd'));
});

test('what the library altered is not sent again and again', () => {
  const draft = sent(typed('mine'));
  const altered = { ...NOTE, ...say('mine.'), revision: 5 };
  expect(answered(draft, { kind: 'saved', note: altered })).toBeNull();
  const more = answered({ ...draft, ...say('mine and more') }, { kind: 'saved', note: altered });
  expect(more).toMatchObject({ ...say('mine and more'), base: { id: 7, revision: 5 }, sent: null });
});

test('what is typed back to what the library has is no draft; an untouched field neither', () => {
  expect(edited(typed('mine'), NOTE, PLACE, say('still waters'))).toBeNull();
  expect(edited(null, null, PLACE, say(''))).toBeNull();
  expect(edited(typed('x', null), null, PLACE, say(''))).toBeNull();
  // On the way it may have changed the note: then the old text is a change like any other.
  expect(edited(sent(typed('mine')), NOTE, PLACE, say('still waters'))).toMatchObject(say('still waters'));
  // The mark alone is a change.
  expect(edited(null, NOTE, PLACE, say('still waters', true))).toMatchObject({ isKabbalistic: true });
});

test('a draft stays on the revision it was typed on, whatever the library has meanwhile', () => {
  const draft = edited(typed('mine'), { ...NOTE, notes: 'theirs', revision: 5 }, PLACE, say('mine too'));
  expect(draft?.base).toEqual({ id: 7, revision: 4 });
  expect(
    edited(typed('mine'), { ...NOTE, notes: 'theirs', revision: 5 }, PLACE, say('theirs')),
  ).not.toBeNull();
});

test('an empty text is never sent, and nothing is lost with it', () => {
  const draft = typed(' \n');
  expect([sending(draft), isUnsent(draft)]).toEqual([null, false]);
  // But what was sent before it has still to be known.
  const emptied = edited(sent(typed('mine')), NOTE, PLACE, say(''));
  if (emptied === null) throw new Error('the draft is gone');
  expect(isUnsent(emptied)).toBe(true);
  expect(sending(emptied)?.request.body.notes).toBe('mine');
});

test('what is saved is no draft any more, and what was typed meanwhile stands on what was saved', () => {
  const saved = { ...NOTE, ...say('mine'), revision: 5 };
  const draft = sent(typed('mine'));
  expect(answered(draft, { kind: 'saved', note: saved })).toBeNull();
  const more = edited(draft, NOTE, PLACE, say('mine and more'));
  if (more === null) throw new Error('the draft is gone');
  const kept = answered(more, { kind: 'saved', note: saved });
  expect(kept).toMatchObject({ notes: 'mine and more', base: { id: 7, revision: 5 }, sent: null });
});

test('what was sent without an answer is sent again as it was, and known again', () => {
  const more = edited(sent(typed('mine')), NOTE, PLACE, say('mine and more'));
  if (more === null) throw new Error('the draft is gone');
  expect(sending(more)?.request).toMatchObject({ body: { notes: 'mine', revision: 4 } });
  const current = { ...NOTE, ...say('mine'), revision: 5 };
  expect(answered(more, { kind: 'conflict', current })).toMatchObject({
    ...{ notes: 'mine and more', base: { id: 7, revision: 5 }, conflict: null, sent: null },
  });
});

test('the same text from elsewhere is no conflict', () => {
  const current = { ...NOTE, ...say('mine'), revision: 9 };
  expect(answered(sent(typed('mine')), { kind: 'conflict', current })).toBeNull();
});

test('another text from elsewhere is kept beside one’s own, and nothing is sent until one has chosen', () => {
  const current = { ...NOTE, ...say('theirs', true), revision: 5 };
  const draft = answered(sent(typed('mine')), { kind: 'conflict', current });
  if (draft === null) throw new Error('the draft is gone');
  expect(draft).toMatchObject({ notes: 'mine', conflict: { note: current } });
  expect(sending(draft)).toBeNull();
  expect(edited(draft, current, PLACE, say('theirs', true))?.conflict).toEqual({ note: current });

  expect(resolved(draft, 'other')).toBeNull();
  const mine = resolved(draft, 'mine');
  expect(mine).toMatchObject({ ...say('mine'), base: { id: 7, revision: 5 }, conflict: null });
  const both = resolved(draft, 'both');
  expect(both).toMatchObject({ ...say('theirs\n\n---\n\nmine', true), base: { id: 7, revision: 5 } });
});

test('one text that holds the other is both', () => {
  const current = { ...NOTE, ...say('mine and theirs'), revision: 5 };
  const draft = answered(sent(typed('mine')), { kind: 'conflict', current });
  expect(draft && resolved(draft, 'both')).toBeNull();
  const longer = answered(sent(typed('I say: mine and theirs')), { kind: 'conflict', current });
  expect(longer && resolved(longer, 'both')).toMatchObject(say('I say: mine and theirs'));
});

test('a note deleted elsewhere is made anew only if the reader wants it', () => {
  const draft = answered(sent(typed('mine')), { kind: 'gone' });
  if (draft === null) throw new Error('the draft is gone');
  expect([draft.conflict, sending(draft)]).toEqual([{ note: null }, null]);
  expect(resolved(draft, 'other')).toBeNull();
  const mine = resolved(draft, 'mine');
  expect(mine && sending(mine)?.request.method).toBe('POST');
});

test('what the library refuses is kept, and sent again only after a change', () => {
  const draft = answered(sent(typed('mine')), { kind: 'refused', message: 'is too long' });
  if (draft === null) throw new Error('the draft is gone');
  expect([draft.refused, sending(draft)]).toEqual(['is too long', null]);
  const shorter = edited(draft, NOTE, PLACE, say('min'));
  expect(shorter && sending(shorter)?.request.body.notes).toBe('min');
});

test('a draft is read back from storage, and nothing else is taken for one', () => {
  const draft = answered(sent(typed('mine')), {
    kind: 'conflict',
    current: { ...NOTE, ...say('theirs'), revision: 5 },
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
