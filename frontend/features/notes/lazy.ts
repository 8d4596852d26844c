/** One script for everything about notes: a reader who needs one of these parts will soon need the others. */
export { forgetUnstored } from './drafts/draft-store.ts';
export { sendDrafts } from './drafts/send-drafts.ts';
export { Journal, type JournalProps } from './editor/note-editor.tsx';
export { notesToExport } from './files/notes-to-export.ts';
export { MyNotesPage } from './my-notes/my-notes-page.tsx';
export { NoteList, NoteMarks } from './note-marks.tsx';
export { referenceOf } from './note-place.ts';
