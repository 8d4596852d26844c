/** Texts of the toolbar of a verse or chapter. The first screen loads them. */
export const toolbarText = {
  verses: 'Verses',
  chapters: 'Chapters',
  choose: 'Choose',
  previous: 'Previous', // Fixed wording.
  next: 'Next', // Fixed wording.
  /** The name, for screen readers, of a link to the previous or next place. It begins with the visible word. */
  step: (word: string, reference: string) => `${word}: ${reference}`,
  wholeChapter: 'Whole chapter',
  passage: 'Passage',
  copy: 'Copy', // Fixed wording.
  copyOptions: 'Copy options',
  openCopyOptions: 'Copy options…',
  export: 'Export', // Fixed wording.
  print: 'Print', // Fixed wording.
  share: 'Share', // Fixed wording.
  shareOptions: 'Share options',
  shareText: 'Share as text',
  sharePicture: 'Share as a picture…',
  notes: 'Notes',
  more: 'More', // Fixed wording.
  nothing: 'Nothing to copy or export',
  nothingText: (reference: string) => `${reference} has no text in this version.`,
} as const;
