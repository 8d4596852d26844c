import { counted, formatValue } from '../numbers.ts';

export const notesText = {
  sending: {
    refused: (reason: string) => `The note ${reason}.`,
    failed: 'It could not be sent.',
    changed: 'This note was changed somewhere else.',
  },
  deletion: {
    pending: 'Deleting...',
    done: 'Note deleted', // Fixed wording.
    doneText: 'Your study note has been deleted.', // Fixed wording.
    failed: 'Error deleting note', // Fixed wording.
    failedText: 'There was a problem deleting your note. Please try again.', // Fixed wording.
    changed: 'It was changed somewhere else. Here is the new version.',
    askTitle: (reference: string) => `Delete your note on ${reference}?`,
    askText: 'This permanently deletes your note.',
    confirm: 'Delete',
  },
  conflict: {
    deleted: 'This note was deleted somewhere else',
    changed: 'This note was changed somewhere else',
    text: 'Both versions are safe. Choose what to keep.',
    mine: 'Yours, on this device',
    other: (date: string) => `The other version, from ${date}`,
    keepMine: 'Keep mine',
    deleteMine: 'Delete mine too',
    keepOther: 'Keep the other',
    keepBoth: 'Keep both',
    kabbalistic: 'Kabbalistic',
  },
  ofChapter: 'Your notes on this chapter',
  editor: {
    tabs: { standard: 'Standard Notes', kabbalistic: 'Kabbalistic Journal' }, // Fixed wording.
    mark: 'Mark as Kabbalistic Insight', // Fixed wording.
    field: (reference: string) => `Your note on ${reference}`,
    placeholder: 'What do you see in this verse?',
    isNew: 'New note', // Fixed wording.
    updated: (date: string) => `Last updated: ${date}`, // Fixed wording.
    length: (length: number, most: number) => `${formatValue(length)} of ${formatValue(most)} characters`,
    save: 'Save',
    preview: 'Preview',
    delete: 'Delete',
    signIn: 'Please sign in', // Fixed wording.
    signInText: 'You need to sign in to save notes.', // Fixed wording.
    savedKabbalistic: 'Kabbalistic journal saved', // Fixed wording.
    saved: 'Notes saved', // Fixed wording.
    savedText: 'Your insights have been saved successfully.', // Fixed wording.
    failed: 'Error saving notes', // Fixed wording.
    failedText: 'There was a problem saving your notes. Please try again.', // Fixed wording.
  },
  status: {
    storageFull: 'Not saved. This browser’s storage is full, so keep this page open.',
    deletedElsewhere: 'Not saved. The note was deleted somewhere else. Please choose.',
    changedElsewhere: 'Not saved. The note was changed somewhere else. Please choose.',
    notSaved: (reason: string) => `Not saved: ${reason}`,
    kept: (reason: string) => `Saved on this device, not sent yet. ${reason}`,
    empty: 'Not saved. The note is empty. Press Delete to remove it.',
    saving: 'Saving…',
    offline: 'Offline. Saved on this device until you are back online.',
  },
  files: {
    formats: { json: 'JSON', markdown: 'Markdown', csv: 'CSV (spreadsheet)' },
    name: (day: string) => `study notes ${day}`,
    exported: 'Exported successfully',
    exportedText: 'Your study notes have been exported.',
    exportedHere: 'The server could not be reached. The file has the notes that this page shows.',
    exportFailed: 'Export failed',
    tryAgain: 'Please try again.',
    tooLarge: (file: string) => `${file} is too large for a file of notes.`,
    notUtf8: (file: string) => `${file} is not UTF-8 text. Save the spreadsheet as “CSV UTF-8”.`,
    empty: (file: string) => `${file} is empty.`,
    export: 'Export',
    exporting: 'Exporting…',
    import: 'Import',
  },
  importing: {
    imported: 'Notes imported',
    title: 'Import notes',
    about:
      'Choose a file that you exported here: JSON, Markdown, CSV, or your whole account. Your existing notes are never overwritten.',
    unreadable: 'The file could not be read. Please try again.',
    oneFile: 'Please choose one file at a time.',
    drop: 'Drop a file here, or',
    choose: 'Choose a file',
    pending: 'Importing…',
    field: 'Notes file',
    summary: (created: number, unchanged: number) =>
      `${counted(created, 'note was', 'notes were')} added. You already had ${formatValue(unchanged)}.`,
    refused: (count: number) => `${counted(count, 'note was', 'notes were')} not imported`,
    remarks: (count: number) => counted(count, 'remark'),
    more: (rest: number) => `… and ${rest} more.`,
    moreLater: (rest: number) => `… and ${rest} more after these.`,
    done: 'Done',
    notSaved: 'Your choice could not be saved. Please try again.',
    changed: 'This note was changed somewhere else. Here is the new version.',
    noneLeft: 'All done',
    conflicts: (count: number) => `${counted(count, 'verse has', 'verses have')} another note already`,
    conflictsText: 'Nothing was overwritten. Choose what to keep.',
    mine: 'Yours',
    inFile: 'In the file',
    keepMine: 'Keep mine',
    keepAllMine: 'Keep all of mine',
    takeFile: 'Use the file’s',
    takeAllFile: 'Use all of the file’s',
    keepBoth: 'Keep both',
    keepBothAll: 'Keep both everywhere',
  },
  markdown: { done: 'Done', toDo: 'To do', table: 'Table' },
  list: {
    title: 'My Study Notes', // Fixed wording.
    failed: 'Error loading notes. Please try again later.', // Fixed wording.
    back: 'Back to Explorer',
    empty: 'No Study Notes Yet', // Fixed wording.
    emptyText:
      'Open a verse and write what you see in it under Personal Study Journal. Your notes are listed here, and only you can read them.',
    explore: 'Explore Bible', // Fixed wording.
    search: 'Search your notes',
    show: 'Show',
    all: 'All notes',
    standard: 'Standard',
    kabbalistic: 'Kabbalistic',
    order: 'Order',
    biblical: 'As in the Bible',
    latest: 'Latest first',
    list: 'Study notes',
    count: (shown: number, all: number) => {
      const notes = counted(all, 'note');
      if (shown === all) return notes;
      return shown === 0 ? `No matches in ${notes}.` : `${shown} of ${notes}`;
    },
    loading: 'Loading your notes',
    unsent: 'Not sent yet',
    twoVersions: 'Two versions. Choose one',
    updated: (date: string) => `Last updated: ${date}`, // Fixed wording.
    view: 'View', // Fixed wording.
    viewOf: (reference: string) => `View ${reference}`,
    delete: 'Delete', // Fixed wording.
    deleteOf: (reference: string) => `Delete the note on ${reference}`,
  },
} as const;
