import { expect, test } from 'vitest';
import { draftAfterChoice } from './conflict.ts';
import { draftAfterAnswer, draftAfterEdit, nextRequest } from './draft.ts';
import { NOTE, PLACE, sent, typed, version } from './testing.ts';

test('a draft of a note in conflict keeps both texts and is not sent until the reader chooses one text or both', () => {
  const current = { ...NOTE, ...version('theirs', true), revision: 5 };
  const draft = draftAfterAnswer(sent(typed('mine')), { kind: 'conflict', current });
  if (draft === null) throw new Error('there is no draft');
  expect(draft).toMatchObject({ notes: 'mine', conflict: { note: current } });
  expect(nextRequest(draft)).toBeNull();
  expect(draftAfterEdit(draft, current, PLACE, version('theirs', true))?.conflict).toEqual({ note: current });

  expect(draftAfterChoice(draft, 'other')).toBeNull();
  const mine = draftAfterChoice(draft, 'mine');
  expect(mine).toMatchObject({ ...version('mine'), base: { id: 7, revision: 5 }, conflict: null });
  const both = draftAfterChoice(draft, 'both');
  expect(both).toMatchObject({ ...version('theirs\n\n---\n\nmine', true), base: { id: 7, revision: 5 } });
});

test('a reader who keeps both texts of a conflict gets only the longer one if it contains the other', () => {
  const current = { ...NOTE, ...version('mine and theirs'), revision: 5 };
  const draft = draftAfterAnswer(sent(typed('mine')), { kind: 'conflict', current });
  expect(draft && draftAfterChoice(draft, 'both')).toBeNull();
  const longer = draftAfterAnswer(sent(typed('I say: mine and theirs')), { kind: 'conflict', current });
  expect(longer && draftAfterChoice(longer, 'both')).toMatchObject(version('I say: mine and theirs'));
});

test('a note that was deleted elsewhere is created again only if the reader chooses so', () => {
  const draft = draftAfterAnswer(sent(typed('mine')), { kind: 'deleted' });
  if (draft === null) throw new Error('there is no draft');
  expect([draft.conflict, nextRequest(draft)]).toEqual([{ note: null }, null]);
  expect(draftAfterChoice(draft, 'other')).toBeNull();
  const mine = draftAfterChoice(draft, 'mine');
  expect(mine && nextRequest(mine)?.request.method).toBe('POST');
});
