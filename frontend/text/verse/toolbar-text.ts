/** The toolbar of a verse or chapter. The first screen loads it. */
export const toolbarText = {
  verses: 'Verses',
  chapters: 'Chapters',
  choose: 'Choose',
  previous: 'Previous', // Fixed.
  next: 'Next', // Fixed.
  /** The name of a step for screen readers. It begins with the visible word. */
  step: (word: string, reference: string) => `${word}: ${reference}`,
  wholeChapter: 'Whole chapter',
  passage: 'Passage',
  copy: 'Copy', // Fixed.
  copyOptions: 'Copy options',
  openCopyOptions: 'Copy options…',
  export: 'Export', // Fixed.
  print: 'Print', // Fixed.
  share: 'Share', // Fixed.
  notes: 'Notes',
  more: 'More', // Fixed.
  nothing: 'Nothing to copy or export',
  nothingText: (reference: string) => `${reference} has no text in this version.`,
  exported: 'Exported successfully', // Fixed.
  exportedText: (reference: string) => `${reference} has been exported.`, // Fixed.
} as const;
