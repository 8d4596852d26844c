export { storedDraftKeys } from './card/draft-keys.ts';
export type { NoteListProps, NoteMarksProps } from './note-marks.tsx';
export { NotesSection } from './notes-section.tsx';
