/** One script for all that has to do with notes: who needs one of them soon needs the others. */
export { forgetUnkept } from './draft-store.ts';
export { Journal, type NotesCardProps } from './journal.tsx';
export { MyNotesPage } from './my-notes-page.tsx';
export { NoteMarks } from './note-marks.tsx';
export { referenceOf } from './note-order.ts';
export { sendDrafts } from './send-drafts.ts';
