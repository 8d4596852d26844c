import { oneOf, type Read, text, withDefault } from '../../domain/basics/index.ts';

export const NOTE_SEARCH = {
  q: withDefault(text, ''),
  kind: oneOf(['standard', 'kabbalistic']),
  order: withDefault(oneOf(['canon', 'latest']), 'canon'),
};
export type NoteSearch = Read<typeof NOTE_SEARCH>;
