export { storedDraftKeys } from './card/draft-keys.ts';
export type { NoteMarksProps } from './note-marks.tsx';
export { NotesSection } from './notes-section.tsx';
