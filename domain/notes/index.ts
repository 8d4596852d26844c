export { type FileNote, NOTE_FIELDS } from './file-note.ts';
export { noteHeading, writeNotes } from './write-notes.ts';
