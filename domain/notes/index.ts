export { type FileNote, NOTE_FIELDS, noteHeading, writeNotes } from './write-notes.ts';
