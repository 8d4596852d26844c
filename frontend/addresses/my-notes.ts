import { oneOf, type Read, text, withDefault } from '../../domain/parse.ts';

/** The kinds of notes. The list can show one kind alone. */
export const KINDS = ['standard', 'kabbalistic'] as const;

export const ORDERS = ['canon', 'latest'] as const;

/** The search parameters of the list of notes: what it searches for, which kind it shows, and in which order. */
export const NOTE_SEARCH = {
  q: withDefault(text, ''),
  kind: oneOf(KINDS),
  order: withDefault(oneOf(ORDERS), 'canon'),
};
export type NoteSearch = Read<typeof NOTE_SEARCH>;
