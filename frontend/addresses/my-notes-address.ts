import { oneOf, type Read, text, withDefault } from '../../domain/basics/index.ts';

export const KINDS = ['standard', 'kabbalistic'] as const;

export const ORDERS = ['canon', 'latest'] as const;

/** The search parameters of the list of notes: the text to find, the kind of notes and their order. */
export const NOTE_SEARCH = {
  q: withDefault(text, ''),
  kind: oneOf(KINDS),
  order: withDefault(oneOf(ORDERS), 'canon'),
};
export type NoteSearch = Read<typeof NOTE_SEARCH>;
