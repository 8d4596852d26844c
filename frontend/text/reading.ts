/** The frame around the text of a verse or chapter. */
export const readingText = {
  loadingChapter: 'Loading the chapter',
  leaveReader: 'Leave reader mode',
} as const;
