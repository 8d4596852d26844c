import type { Note } from '../../../../domain/contract/index.ts';
import { type Draft, draftAfterEdit, nextRequest } from './draft.ts';

export const PLACE = { book: 'psalms', chapter: 23, verse: 3 };
export const NOTE: Note = {
  ...PLACE,
  id: 7,
  userId: 3,
  notes: 'still waters',
  isKabbalistic: false,
  revision: 4,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};
export const version = (notes: string, isKabbalistic = false) => ({ notes, isKabbalistic });
export const typed = (notes: string, note: Note | null = NOTE): Draft => {
  const draft = draftAfterEdit(null, note, PLACE, version(notes));
  if (draft === null) throw new Error('nothing was typed');
  return draft;
};
export const sent = (draft: Draft): Draft => {
  const next = nextRequest(draft);
  if (next === null) throw new Error('nothing is sent');
  return next.draft;
};
