import { oneOf, type Read, text, withDefault } from '../../domain/parse.ts';

/** The kinds of notes, by which they are sorted out. */
export const KINDS = ['standard', 'kabbalistic'] as const;

export const ORDERS = ['canon', 'latest'] as const;

/** What stands behind the `?` of the list: which notes are shown, and how. */
export const NOTE_SEARCH = {
  q: withDefault(text, ''),
  kind: oneOf(KINDS),
  order: withDefault(oneOf(ORDERS), 'canon'),
};
export type NoteSearch = Read<typeof NOTE_SEARCH>;
