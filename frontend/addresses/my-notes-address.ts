import { oneOf, type Read, text, withDefault } from '../../domain/basics/index.ts';

/** The search parameters of the list of notes: the text to find, the kind of notes and their order. */
export const NOTE_SEARCH = {
  q: withDefault(text, ''),
  kind: oneOf(['standard', 'kabbalistic']),
  order: withDefault(oneOf(['canon', 'latest']), 'canon'),
};
export type NoteSearch = Read<typeof NOTE_SEARCH>;
